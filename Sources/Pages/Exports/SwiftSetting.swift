internal import PropertyList
internal import Settings

/// The type of a setting's values in Swift.
enum SwiftType: Hashable {
  case bool, int, double, string, date, data, array, dictionary, any

  /// The type of a value; `any` for an integer beyond those of Swift.
  init(of value: PropertyListValue) {
    self =
      switch value.content {
      case .boolean: .bool
      case .integer(_, nil): .any
      case .integer: .int
      case .real: .double
      case .string: .string
      case .date: .date
      case .data: .data
      case .array: .array
      case .dictionary: .dictionary
      }
  }

  /// The type that all of some types have in common; nil for none of them.
  init?(common types: some Sequence<SwiftType>) {
    let all = Set(types)
    guard let first = all.first else { return nil }
    self = all.count == 1 ? first : all == [.int, .double] ? .double : .any
  }

  var name: String {
    switch self {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .date: "Date"
    case .data: "Data"
    case .array: "[Any]"
    case .dictionary: "[String: Any]"
    case .any: "Any"
    }
  }
}

/// A setting as Swift has it: the type of its values, and its default.
struct SwiftSetting {
  /// A value of a setting that has but a few, and its name.
  struct Choice: Hashable {
    let name: String
    let value: String
  }

  let type: SwiftType
  /// The default; nil without one that Swift could spell.
  let literal: String?
  /// The values as cases of an enumeration; empty for a setting of another kind.
  let choices: [Choice]

  init(_ setting: SettingsCatalogue.Setting) {
    let specifiers = setting.uses.map(\.specifier)
    let wanted = SwiftType(common: specifiers.compactMap(\.swiftType)) ?? .any
    let values = specifiers.lazy.compactMap(\.registeredValue)
    let value = values.first { SwiftSpelling.literal($0) != nil }
    let own = value.map(SwiftType.init(of:))
    let fits = own == nil || own == wanted || own == .int && wanted == .double
    type = fits ? wanted : .any
    literal = value.flatMap { SwiftSpelling.literal($0, as: fits ? wanted : .any) }
    choices = type == .string ? Self.choices(of: specifiers, default: value?.string) : []
  }

  /// The cases of an enumeration, if every element of the setting has the same values, all of them
  /// texts that make names, and the default is one of them.
  private static func choices(of specifiers: [Specifier], default standard: String?) -> [Choice] {
    let lists = Set(specifiers.map { $0.choiceTexts ?? [] })
    guard lists.count == 1, let values = lists.first, !values.isEmpty,
      standard.map(values.contains) ?? true
    else { return [] }
    var names = SwiftNames(taken: ["allCases"])
    var choices: [Choice] = []
    for value in values {
      guard SwiftSpelling.makesName(value) else { return [] }
      let name = SwiftSpelling.name(for: value)
      guard names.take(name) == name else { return [] }
      choices.append(Choice(name: name, value: value))
    }
    return choices
  }
}

extension Specifier {
  /// The type of the values that the element stores; nil where nothing says.
  fileprivate var swiftType: SwiftType? {
    switch content {
    case .toggleSwitch(let toggle):
      SwiftType(common: [toggle.trueValue, toggle.falseValue].map(SwiftType.init(of:)))
    case .slider: .double
    case .textField, .textView: .string
    case .multiValue(let choices), .radioGroup(let choices), .titleValue(let choices):
      SwiftType(common: choices.choices.map { SwiftType(of: $0.value) })
        ?? defaultValue.map(SwiftType.init(of:))
    case .datePicker: defaultValue.map(SwiftType.init(of:)) ?? .date
    case .listGroup: .array
    default: defaultValue.map(SwiftType.init(of:))
    }
  }

  /// The default as a value of the type that the element stores: what a switch would have stored,
  /// the number of a slider, the text of a field.
  fileprivate var registeredValue: PropertyListValue? {
    guard let defaultValue else { return nil }
    switch content {
    case .toggleSwitch(let toggle): return toggle.isOn ? toggle.trueValue : toggle.falseValue
    case .slider(let slider):
      return PropertyListValue(.real(text: "\(slider.value)", value: slider.value))
    case .textField, .textView:
      return text.map { PropertyListValue(.string(LiteralString($0))) }
    default: return defaultValue
    }
  }

  /// The texts that a list has for values; nil for other elements, and for a list with other values.
  fileprivate var choiceTexts: [String]? {
    switch content {
    case .multiValue(let choices), .radioGroup(let choices), .titleValue(let choices):
      let texts = choices.choices.compactMap(\.value.string)
      return texts.count == choices.choices.count ? texts : nil
    default: return nil
    }
  }
}
