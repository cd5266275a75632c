package import Diagnostics

/// What is said about values that stand where they must not.
extension Diagnostic.Message {
  package static func valueInElement(_ name: String) -> Self {
    .init(
      .error, "unsafe-place",
      "nothing is put into <\(name)>: a browser does not read its content as text")
  }

  package static let valueInTagName = Self(
    .error, "unsafe-place", "a tag’s name is written out: “<” is followed by no value or section")

  package static func valueInTag(_ name: String) -> Self {
    .init(
      .error, "unsafe-place",
      "attributes are written out: in the tag <\(name)>, values stand in quotes only")
  }

  package static func unquotedValue(_ attribute: String) -> Self {
    .init(.error, "unsafe-place", "the value of “\(attribute)” needs quotes around it")
  }

  package static let valueInComment = Self(
    .error, "unsafe-place", "nothing is put into comments; {{! … }} is one that is not written")

  package static let valueInDoctype = Self(
    .error, "unsafe-place", "nothing is put into the doctype")

  package static func valueInWord(_ attribute: String, _ element: String) -> Self {
    .init(
      .error, "unsafe-place",
      "“\(attribute)” decides what <\(element)> is, and so is written out")
  }

  package static func valueInAnimation(_ attribute: String) -> Self {
    .init(
      .error, "unsafe-place",
      "“\(attribute)” of an animation can change any attribute, and so is written out")
  }

  package static let valueInHTTPEquivalent = Self(
    .error, "unsafe-place", "nothing is put into the content of a <meta> with “http-equiv”")
}

/// What is said about values of the wrong kind.
extension Diagnostic.Message {
  package static let unescaped = Self(
    .error, "unescaped-value",
    "only markup is written with three braces or “&”: this value takes two braces")

  package static let escapedMarkup = Self(
    .error, "unescaped-value", "this value is markup: it takes three braces, as in {{{content}}}")

  package static let markupAsText = Self(
    .error, "unescaped-value", "this value is markup, which stands between tags only")

  package static let escapedData = Self(
    .error, "unescaped-value",
    "in a script that holds data, JSON takes three braces, as in {{{data}}}")

  package static let noData = Self(
    .error, "unescaped-value", "a script that holds data takes values that are JSON, and no others")
}

/// What is said about addresses.
extension Diagnostic.Message {
  package static func noAddress(_ attribute: String) -> Self {
    .init(
      .error, "unsafe-address",
      "“\(attribute)” begins with a value that is no address, and so could run a script")
  }

  package static func unfixedScheme(_ attribute: String) -> Self {
    .init(
      .error, "unsafe-address",
      "this value could change the scheme of “\(attribute)”: put “/”, “?” or “#” before it")
  }

  package static func colonBehindValue(_ attribute: String) -> Self {
    .init(
      .error, "unsafe-address",
      "this colon could make a scheme of the value before it in “\(attribute)”")
  }

  package static func referenceInAddress(_ attribute: String) -> Self {
    .init(
      .error, "unsafe-address",
      "“\(attribute)” begins with a character reference: write the character itself")
  }

  package static func unsafeScheme(_ scheme: String, _ attribute: String) -> Self {
    .init(.error, "unsafe-address", "“\(attribute)” may not lead to “\(scheme):”")
  }

  package static func networkAddress(_ attribute: String) -> Self {
    .init(
      .error, "content-policy",
      "“\(attribute)” loads from elsewhere, but the pages’ content policy allows own files only")
  }
}

/// What is said about markup that no theme may have.
extension Diagnostic.Message {
  package static let inlineScript = Self(
    .error, "content-policy",
    "a script without “src” does not run: the pages’ content policy allows own files only")

  package static let codeBesideSource = Self(
    .error, "content-policy", "a script with “src” has no content of its own")

  package static let styleElement = Self(
    .error, "content-policy",
    "<style> has no effect: the pages’ content policy allows style sheets in own files only")

  package static let styleAttribute = Self(
    .error, "content-policy",
    "“style” has no effect: the pages’ content policy allows style sheets in own files only")

  package static func handlerAttribute(_ name: String) -> Self {
    .init(
      .error, "content-policy",
      "“\(name)” has no effect: the pages’ content policy allows scripts in own files only")
  }

  package static let documentAttribute = Self(
    .error, "content-policy", "a page within the page is a file of its own, and not in “srcdoc”")

  package static let baseElement = Self(
    .error, "unsafe-markup", "<base> would lead all links astray: pages link to each other as files"
  )

  package static func obsoleteElement(_ name: String) -> Self {
    .init(.error, "unsafe-markup", "<\(name)> is obsolete: browsers read what follows as text")
  }

  package static let markupInNoscript = Self(
    .error, "unsafe-markup",
    "within <noscript>, this is read differently by browsers with and without scripts")

  package static func tagInText(_ name: String) -> Self {
    .init(.error, "unsafe-markup", "<\(name)> holds text and no tags; “<” is written as “&lt;”")
  }

  package static let tagInData = Self(
    .error, "unsafe-markup", "in a script that holds data, “<” is written as “\\u003c”")

  package static let cdata = Self(
    .error, "unsafe-markup", "CDATA means something in XML only; write “&lt;” for “<”")

  package static let charset = Self(.error, "unsafe-markup", "pages are written in “utf-8”")

  package static let nul = Self(.error, "unsafe-markup", "a template has no NUL characters")

  package static func selfClosing(_ name: String) -> Self {
    .init(.error, "unsafe-markup", "“/” closes no <\(name)> in HTML; write </\(name)>")
  }

  package static func strayInTag(_ character: String) -> Self {
    .init(
      .error, "unsafe-markup",
      "“\(character)” makes no sense here in a tag; is a quote or “>” missing before it?")
  }

  package static func missingValue(_ attribute: String) -> Self {
    .init(.error, "unsafe-markup", "“\(attribute)” has an equals sign but no value")
  }
}

extension AttributeRule.Refusal {
  /// What is said about an attribute that is refused.
  func message(_ attribute: String) -> Diagnostic.Message {
    switch self {
    case .style: .styleAttribute
    case .handler: .handlerAttribute(attribute)
    case .document: .documentAttribute
    }
  }
}
