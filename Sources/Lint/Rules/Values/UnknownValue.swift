internal import Diagnostics
internal import PropertyList
internal import Settings
internal import TextInput

/// A value that is none of those that its key may have.
enum UnknownValue: SpecifierRule {
  static let facts = RuleFacts(
    "unknown-value", .warning, "a value is none of those that a key may have",
    because: "The default counts in its place: a keyboard “NumberAndPunctuation” is the plain "
      + "one (two public apps).")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard row.isOfKnownType else { return }
    for case .unknownValue(let key, _, let value, let suggestion)
      in row.specifier.textInputTraits?.problems ?? []
    {
      let text = value.description
      let meant = suggestion.flatMap { [$0].correction(of: text) }
      add(.unknownTrait(key, text, suggestion), key, meant: meant, row, &findings)
    }
    if row.dialect == .inApp { checkInApp(row, &findings) }
  }

  /// The values of InAppSettingsKit's keys.
  private static func checkInApp(_ row: Row, _ findings: inout Findings) {
    check("IASKTextAlignment", TextAlignment.specifierNames.keys.sorted(), row, &findings)
    switch row.specifier.content {
    case .toggleSwitch:
      check("IASKToggleStyle", ToggleSwitch.Style.allCases.map(\.rawValue), row, &findings)
    case .datePicker:
      check("DatePickerMode", DatePicker.Mode.allCases.map(\.rawValue), row, &findings)
      check("DatePickerStyle", DatePicker.Style.allCases.map(\.rawValue), row, &findings)
      guard let value = row["MinuteInterval"], let number = value.numberReading,
        !(Int(exactly: number).map(DatePicker.allows) ?? false)
      else { return }
      findings.add(.unevenInterval(value.storedText), at: "MinuteInterval", of: row)
    case .listGroup(let list):
      check(list.item, in: "ItemSpecifier", [.titleValue] + addTypes, row, &findings)
      check(list.add, in: "AddSpecifier", addTypes, row, &findings)
    default: break
    }
  }

  private static let addTypes: [SpecifierType] = [
    .childPane, .textField, .multiValue, .button, .customView,
  ]

  private static func check(
    _ key: String, _ values: [String], _ row: Row, _ findings: inout Findings
  ) {
    guard let text = row.string(key), !values.contains(text) else { return }
    add(
      .unknownTrait(key, text, values.nearest(to: text)), key, meant: values.correction(of: text),
      row, &findings)
  }

  private static func check(
    _ item: Specifier?, in key: String, _ types: [SpecifierType], _ row: Row,
    _ findings: inout Findings
  ) {
    // What nobody knows is unknown anywhere.
    guard let item, !types.contains(item.type), SpecifierType.known(in: .inApp).contains(item.type)
    else { return }
    findings.add(
      .noRowOfList(item.type.name, key, types),
      at: item.dictionary["Type"]?.range ?? row[key]?.range, in: row.page)
  }

  private static func add(
    _ message: Diagnostic.Message, _ key: String, meant: String?, _ row: Row,
    _ findings: inout Findings
  ) {
    findings.add(
      message, at: key, of: row,
      fix: meant.flatMap {
        row.page.file.source?.fix(element: "string", at: row[key]?.range, to: $0)
      })
  }
}

extension Diagnostic.Message {
  static func unevenInterval(_ text: String) -> Self {
    UnknownValue.message(
      "“\(text)” is no value of “MinuteInterval”, so 1 counts; it must divide 60, 30 at the most")
  }

  static func noRowOfList(_ name: String, _ key: String, _ types: [SpecifierType]) -> Self {
    let list = types.map(\.name).joined(separator: ", ")
    return UnknownValue.message(
      "“\(name)” is no type of a list's “\(key)”, which may be \(list)")
  }
}
