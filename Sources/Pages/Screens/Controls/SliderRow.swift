internal import HTML
internal import PropertyList
internal import Settings

extension ScreenForm {
  /// A slider between its two images.
  ///
  /// No title belongs to a slider: the title of its group is what people read beside it.
  func sliderRow(_ specifier: Specifier, _ slider: Slider) -> HTMLNode {
    var attributes: [HTMLAttribute] = [
      HTMLAttribute("type", "range"), .id(id(specifier, "control")),
    ]
    attributes += name(specifier)
    attributes += [
      HTMLAttribute("min", slider.minimum.htmlText), HTMLAttribute("max", slider.maximum.htmlText),
      HTMLAttribute("step", "any"), HTMLAttribute("value", slider.value.htmlText),
      HTMLAttribute("data-value-type", specifier.defaultValue?.kind.rawValue ?? "real"),
      HTMLAttribute("aria-label", groupTitle(of: specifier) ?? nameWithoutTitle(specifier)),
    ]
    return row(
      "slider", specifier,
      [
        image(slider.minimumImage), .element("input", attributes), image(slider.maximumImage),
      ])
  }

  /// The title of the group that an element stands in; nil without one.
  func groupTitle(of specifier: Specifier) -> String? {
    screen.sections.first { section in section.rows.contains { $0.index == specifier.index } }?
      .group.flatMap(title)
  }

  private func image(_ name: String?) -> HTMLNode {
    guard let name else { return .empty }
    guard let image = bundle.bundle.image(named: name) else {
      return note("There is no image “\(name)” in the bundle.")
    }
    return imageNode(image, size: 21)
  }

  /// An image of the bundle, as large as iOS shows it there, in points.
  func imageNode(
    _ image: BundleImage, size: Int, _ more: [HTMLAttribute] = []
  ) -> HTMLNode {
    let source = image.files.first.map { links.address(ofFile: $0.path) } ?? ""
    var attributes = more + [HTMLAttribute("src", source)]
    if image.files.count > 1 {
      let sources = image.files.map { "\(links.address(ofFile: $0.path)) \($0.density)x" }
      attributes.append(HTMLAttribute("srcset", sources.joined(separator: ", ")))
    }
    attributes += [
      HTMLAttribute("alt", ""), HTMLAttribute("width", "\(size)"),
      HTMLAttribute("height", "\(size)"),
    ]
    return .element("img", attributes)
  }
}

extension Double {
  /// The number as HTML's numeric attributes spell it.
  fileprivate var htmlText: String {
    if let whole = Int(exactly: self) { return String(whole) }
    return description
  }
}
