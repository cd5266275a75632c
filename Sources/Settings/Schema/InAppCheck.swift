internal import Diagnostics
internal import PropertyList

/// Remarks about values of InAppSettingsKit's keys.
struct InAppCheck {
  private(set) var findings: [SchemaFinding] = []

  init(_ specifier: Specifier) {
    let dictionary = specifier.dictionary
    check("IASKTextAlignment", among: TextAlignment.specifierNames.keys.sorted(), dictionary)
    switch specifier.content {
    case .toggleSwitch:
      check("IASKToggleStyle", among: ToggleSwitch.Style.allCases.map(\.rawValue), dictionary)
    case .multiValue(let choices):
      guard let icons = choices.inApp?.iconNames, !icons.isEmpty, choices.isSortedByTitle else {
        break
      }
      findings.append(.init(.iconsAreNotSorted, at: dictionary["IconNames"]?.range))
    case .openURL(let link):
      if link.address == nil { findings.append(.init(.noAddress, at: specifier.range)) }
    case .datePicker:
      check("DatePickerMode", among: DatePicker.Mode.allCases.map(\.rawValue), dictionary)
      check("DatePickerStyle", among: DatePicker.Style.allCases.map(\.rawValue), dictionary)
      if let value = dictionary["MinuteInterval"], let number = value.numberReading,
        !(Int(exactly: number).map(DatePicker.allows) ?? false)
      {
        findings.append(.init(.unevenInterval(value.storedText), at: value.range))
      }
    case .listGroup(let list):
      if let item = list.item { check(item, in: "ItemSpecifier", Self.itemTypes, dictionary) }
      if let add = list.add { check(add, in: "AddSpecifier", Self.addTypes, dictionary) }
    default: break
    }
  }

  private static let addTypes: [SpecifierType] = [
    .childPane, .textField, .multiValue, .button, .customView,
  ]
  private static let itemTypes = [.titleValue] + addTypes

  private mutating func check(
    _ key: String, among values: [String], _ dictionary: PropertyListDictionary
  ) {
    guard let value = dictionary[key], let text = value.string, !values.contains(text) else {
      return
    }
    findings.append(
      .init(
        .unknownTrait(key, text, values.nearest(to: text)), at: value.range,
        correction: values.correction(of: text).map { .string($0) }))
  }

  private mutating func check(
    _ row: Specifier, in key: String, _ types: [SpecifierType], _ dictionary: PropertyListDictionary
  ) {
    guard !types.contains(row.type) else { return }
    let range = row.dictionary["Type"]?.range ?? dictionary[key]?.range
    findings.append(.init(.noRowOfList(row.type.name, key, types), at: range))
  }
}

extension Diagnostic.Message {
  fileprivate static let iconsAreNotSorted = Self(
    .warning, "unsorted-icons",
    "InAppSettingsKit sorts the titles, but leaves the icons in the order of “IconNames”")

  fileprivate static let noAddress = Self(
    .warning, "missing-file", "a link without “File” has nothing to open")

  fileprivate static func unevenInterval(_ text: String) -> Self {
    .init(
      .warning, "unknown-value",
      "“\(text)” is no value of “MinuteInterval”, so 1 counts; it must divide 60, 30 at the most")
  }

  fileprivate static func noRowOfList(
    _ name: String, _ key: String, _ types: [SpecifierType]
  ) -> Self {
    let list = types.map(\.name).joined(separator: ", ")
    return .init(
      .warning, "unknown-value", "“\(name)” is no type of a list's “\(key)”, which may be \(list)")
  }
}
