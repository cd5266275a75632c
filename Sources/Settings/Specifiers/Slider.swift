internal import PropertyList

/// A slider: a number between two others.
package struct Slider: Sendable {
  package let minimum: Double
  package let maximum: Double
  package let value: Double
  /// The name of the image at the lower end; nil without one.
  package let minimumImage: String?
  /// The name of the image at the upper end; nil without one.
  package let maximumImage: String?

  init(_ dictionary: PropertyListDictionary) {
    minimum = dictionary["MinimumValue"]?.numberReading ?? 0
    maximum = dictionary["MaximumValue"]?.numberReading ?? 1
    value = dictionary["DefaultValue"]?.numberReading ?? minimum
    minimumImage = dictionary.nonemptyString("MinimumValueImage")
    maximumImage = dictionary.nonemptyString("MaximumValueImage")
  }
}
