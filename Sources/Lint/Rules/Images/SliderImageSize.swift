internal import Diagnostics
internal import Settings

/// A slider's image of another size than Apple asks for.
enum SliderImageSize: SpecifierRule {
  static let facts = RuleFacts(
    "slider-image-size", .note, "an image of a slider is not 21 × 21 points large",
    because:
      "Apple's schema reference asks for 21 × 21; newer systems scale the image, which blurs "
      + "small ones.")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard case .slider = row.specifier.content else { return }
    for key in ["MinimumValueImage", "MaximumValueImage"] {
      guard let name = row.string(key), let image = row.page.bundle.image(named: name) else {
        continue
      }
      for file in image.files {
        guard let size = row.page.bundle.size(ofImage: file.path) else { continue }
        let wanted = side * file.density
        guard size.width != wanted || size.height != wanted else { continue }
        findings.add(.sliderImageSize(file.path, size, wanted), at: key, of: row)
      }
    }
  }

  /// In points.
  private static let side = 21
}

extension Diagnostic.Message {
  static func sliderImageSize(_ path: String, _ size: ImageSize, _ wanted: Int) -> Self {
    SliderImageSize.message(
      "“\(path)” is \(size.width) × \(size.height) pixels large; Apple asks for \(wanted) × \(wanted)"
    )
  }
}
