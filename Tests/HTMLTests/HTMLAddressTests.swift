import HTML
import Testing

struct HTMLAddressTests {
  @Test(arguments: [
    "", "a", "a/b.html", "/a:b", "./a:b", "?a:b", "#a:b", "\\a:b", "http://a", "HTTPS://a",
    " https:a", "ht\ntps:a", "mailto:a@b", "tel:+1", "//a", "javascript", "a b", "é", "#",
  ])
  func mayBeLedTo(_ address: String) {
    #expect(HTMLAddress.refusedScheme(of: address) == nil)
  }

  @Test(arguments: [
    ("javascript:go()", "javascript"), ("JaVaScRiPt:go()", "javascript"),
    (" \u{1}\njavascript:", "javascript"), ("java\tscr\r\nipt:", "javascript"),
    ("javascript\t:", "javascript"), ("data:text/html,x", "data"), ("vbscript:x", "vbscript"),
    ("blob:x", "blob"), ("file:///etc/passwd", "file"), ("itms-apps://x", "itms-apps"),
    ("\u{A0}javascript:", "\u{A0}javascript"), ("java\u{0}script:", "java\u{0}script"),
    ("a b:c", "a b"), (":x", ""),
  ])
  func mayNotBeLedTo(_ address: String, _ scheme: String) {
    #expect(HTMLAddress.refusedScheme(of: address) == scheme)
  }
}
