internal import Arguments

/// The commands and their options as a Markdown document, from the declarations that the command line
/// itself is read by.
package struct CommandReference: Sendable {
  package init() {}

  /// The document with its front matter, which ends in a line break.
  package var markdown: String { Self.head + MarkdownReference(of: Tool.syntax).text }

  private static let head = """
    ---
    title: Commands
    description: Every command of the program, with its operands and options.
    order: 1
    ---

    # Commands

    ```
    \(Tool.name) COMMAND [OPTIONS] [OPERANDS]
    ```

    `\(Tool.name) --help` lists the commands, `\(Tool.name) COMMAND --help` shows one, and
    `\(Tool.name) --version` says which version it is.

    What you ask for goes to standard output, as do the findings of `lint`; other diagnostics and progress
    go to standard error. Options may
    stand before or behind operands; `--` ends them. A list such as `--locale en,fr` may also be written as
    `--locale en --locale fr`.

    | Exit status | Meaning |
    |---:|---|
    | 0 | Done. |
    | 1 | Done, but errors were found in the input; with `--strict`, warnings count too. For `diff`: something differs. |
    | 2 | Could not run: wrong usage, input that cannot be read, or output that cannot be written. |


    """
}
