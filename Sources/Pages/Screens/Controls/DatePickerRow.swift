internal import HTML
internal import PropertyList
internal import Settings

extension ScreenForm {
  /// A field for a date, a time, or both.
  func datePickerRow(_ specifier: Specifier, _ picker: DatePicker) -> HTMLNode {
    var attributes: [HTMLAttribute] = [
      HTMLAttribute("type", picker.inputType), .id(id(specifier, "control")),
    ]
    attributes += name(specifier)
    attributes += [
      HTMLAttribute("data-picker-style", picker.style.rawValue.lowercased()),
      HTMLAttribute("data-value-type", specifier.defaultValue?.kind.rawValue ?? "date"),
    ]
    if picker.mode != .date, picker.minuteInterval > 1 {
      attributes.append(HTMLAttribute("step", String(picker.minuteInterval * 60)))
    }
    if let value = picker.inputValue {
      attributes.append(HTMLAttribute("value", value))
    } else if specifier.defaultValue == nil {
      // The device shows the time at which one looks.
      attributes.append(HTMLAttribute("data-value", "now"))
    }
    return row("date-picker", specifier, [label(specifier), .element("input", attributes)])
  }
}

extension DatePicker {
  fileprivate var inputType: String {
    switch mode {
    case .date: "date"
    case .time: "time"
    case .dateAndTime: "datetime-local"
    }
  }

  /// The default as the input spells it; nil when it lacks what the input asks for.
  fileprivate var inputValue: String? {
    switch mode {
    case .date: moment?.date
    case .time: moment?.time
    case .dateAndTime: moment?.date.map { "\($0)T\(moment?.time ?? "00:00")" }
    }
  }
}
