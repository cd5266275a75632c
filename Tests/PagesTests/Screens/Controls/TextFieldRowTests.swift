import TestSupport
import Testing

/// The row around a text field; what its traits become is told by `TextInputMarkupTests`.
struct TextFieldRowTests {
  @Test(
    arguments: [
      (
        ["Title": "Name", "Key": "name", "DefaultValue": "Ann & \"Bo\""],
        #"""
        <div class="row text-field" id="row-0" data-specifier="PSTextFieldSpecifier" \#
        data-key="name"><label for="row-0-control">Name</label><input id="row-0-control" \#
        name="name" data-keyboard="default" type="text" autocapitalize="none" \#
        enterkeyhint="enter" autocomplete="off" value="Ann &amp; &quot;Bo&quot;"></div>
        """#
      ),
      // Without title the field spans the row, and is called by its key.
      (
        ["Key": "name"],
        #"""
        <div class="row text-field spanning" id="row-0" data-specifier="PSTextFieldSpecifier" \#
        data-key="name"><label for="row-0-control" class="unseen">name</label><input \#
        id="row-0-control" name="name" data-keyboard="default" type="text" \#
        autocapitalize="none" enterkeyhint="enter" autocomplete="off"></div>
        """#
      ),
      (
        ["Title": "Code", "IsSecure": "<true/>"],
        #"""
        <div class="row text-field" id="row-0" data-specifier="PSTextFieldSpecifier"><label \#
        for="row-0-control">Code</label><input id="row-0-control" \#
        data-keyboard="default" type="password" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="enter" \#
        autocomplete="off"></div>
        """#
      ),
    ] as [(KeyValuePairs<String, String>, String)])
  func aFieldIsAnInputWithItsLabel(
    _ values: KeyValuePairs<String, String>, _ markup: String
  ) throws {
    let rows = try ScreenFixture(BundleFixture.specifier("TextField", values)).rows()
    #expect(rows == markup)
  }
}
