import Arguments
import Testing

struct MarkdownReferenceTests {
  @Test func describesEveryCommand() {
    let tool = ToolSyntax("vitrine", "", commands: [SampleTool.diff, SampleTool.lint])
    #expect(
      MarkdownReference(of: tool).text == """
        ## diff

        Tells what changed.

        ```
        vitrine diff OLD NEW
        vitrine diff --git REVISIONS PATH
        ```

        * `OLD`: The earlier bundle.
        * `NEW`: The later one.

        **Options**

        * `-h`, `--help`: Shows this help.

        ## lint

        Reports what is wrong.

        ```
        vitrine lint [OPTIONS]
        ```

        **Options**

        * `-h`, `--help`: Shows this help.

        **Diagnostics**

        * `-f`, `--format text|json|sarif`: The form of the diagnostics. Default: text.

        """)
  }
}
