internal import HTML
internal import Settings

extension ScreenForm {
  /// A link out of the app: to an address of the web, else only the address to read, since no browser
  /// could follow it.
  func openURLRow(_ specifier: Specifier, _ link: OpenURL) -> HTMLNode {
    let address = link.address.map(screen.localizer.shown) ?? ""
    let children = [
      titleWithSubtitle(specifier, titleNode(specifier)), detail(link.detail),
    ]
    guard HTMLAddress.isExternal(address) else {
      let missing =
        address.isEmpty ? note("The row names no address, so there is nothing to open.") : .empty
      let text = address.isEmpty ? missing : standIn([.element("code", [], [.text(address)])])
      return row("open-url", specifier, children + [text])
    }
    return anchorRow("open-url", specifier, to: address, children)
  }

  /// A link to a new mail.
  func mailComposeRow(_ specifier: Specifier, _ mail: MailCompose) -> HTMLNode {
    anchorRow(
      "mail-compose", specifier, to: mail.address(screen.localizer),
      [titleWithSubtitle(specifier, titleNode(specifier)), detail(mail.detail)],
      mail.bodyIsHTML ? [HTMLAttribute("data-body-is-html", "true")] : [])
  }

  /// A row that is a link.
  func anchorRow(
    _ kind: String, _ specifier: Specifier, to address: String, _ children: [HTMLNode],
    _ more: [HTMLAttribute] = []
  ) -> HTMLNode {
    var attributes: [HTMLAttribute] = [.class("row \(kind)"), .id(id(specifier))]
    attributes += hooks(specifier) + cellAttributes(specifier)
    attributes.append(.href(address))
    return .element("a", attributes + more, [cellImage(specifier)] + children)
  }

  /// The text at the end of a row.
  private func detail(_ text: String?) -> HTMLNode {
    guard let text = text.map(screen.localizer.shown), !text.isEmpty else { return .empty }
    return .element("span", [.class("value")], [.text(text)])
  }
}

extension MailCompose {
  /// The mail as an address, which cannot say text that is HTML.
  fileprivate func address(_ localizer: Localizer) -> String {
    func list(_ addresses: [String]) -> String { addresses.map(\.encoded).joined(separator: ",") }
    let fields: [(String, String)] = [
      ("cc", list(copyRecipients)), ("bcc", list(blindCopyRecipients)),
      ("subject", subject.map(localizer.shown)?.encoded ?? ""),
      ("body", bodyIsHTML ? "" : body.map(localizer.shown)?.encoded ?? ""),
    ]
    let query = fields.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    return "mailto:" + list(recipients) + (query.isEmpty ? "" : "?" + query)
  }
}

extension String {
  /// The text as a part of an address: all but letters, digits and a few marks as `%20`.
  fileprivate var encoded: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "@"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
