internal import PropertyList
internal import Settings
internal import TextInput

extension Inspection {
  /// The bundle as Markdown: a table of the elements of each page, by file; then every setting with
  /// all that its reference page tells, and how complete the languages are.
  package var markdown: String {
    var lines = ["# \(bundle.appName.escaped)", ""]
    lines.append("Languages: \(locales.map(\.tag.text).joined(separator: ", "))")
    let localized = locales.map { LocalizedBundle(bundle, in: $0) }
    for file in bundle.files { lines += section(file, localized) }
    lines += ReferenceMarkdown(of: bundle, in: locales).lines
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ file: PaneFile, _ localized: [LocalizedBundle]) -> [String] {
    let users = users(of: file)
    let devices = users.map(\.productName).joined(separator: " and ")
    let reachable = reachable(file)
    var lines = ["", "## \(file.path.escaped)", ""]
    lines.append(
      reachable.isEmpty ? "Used by \(devices); no row leads to it." : "Used by \(devices).")
    lines += [""] + titles(file, on: reachable.first ?? users.first ?? .phone, localized)
    guard !file.specifiers.isEmpty else { return lines }
    lines += [
      "", "| # | Type | Key | Title | Default | Values | Devices |",
      "|--:|---|---|---|---|---|---|",
    ]
    let shown = localized.first { $0.locale.tag == bundle.developmentLanguage } ?? localized.first
    let localizer = shown?.localizer(for: file)
    for specifier in file.specifiers {
      let cells = [
        "\(specifier.index)", specifier.type.name.code, (specifier.key ?? "").code,
        specifier.title.map { (localizer?.shown($0) ?? $0).escaped } ?? "",
        specifier.defaultValue.map { "\($0.storedText.code) \($0.kind.rawValue)" } ?? "",
        values(specifier, localizer), specifier.idioms?.joined(separator: ", ").escaped ?? "",
      ]
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    return lines
  }

  private func titles(
    _ file: PaneFile, on idiom: UserInterfaceIdiom, _ localized: [LocalizedBundle]
  ) -> [String] {
    guard let pane = bundle.pane(named: file.name.pane) else { return [] }
    return localized.map { "- \($0.locale.tag): \($0.title(of: pane, on: idiom).escaped)" }
  }

  private func values(_ specifier: Specifier, _ localizer: Localizer?) -> String {
    switch specifier.content {
    case .multiValue(let choices), .radioGroup(let choices), .titleValue(let choices):
      choices.choices.map { choice in
        "\(choice.value.storedText.code) \((localizer?.shown(choice.title) ?? choice.title).escaped)"
      }.joined(separator: "<br>")
    case .toggleSwitch(let toggle):
      "\(toggle.trueValue.storedText.code) or \(toggle.falseValue.storedText.code)"
    case .slider(let slider): "\(slider.minimum) to \(slider.maximum)"
    case .childPane(let child): (child.file ?? "").code
    case .customView(let child): (child.file ?? "").code
    case .openURL(let link): (link.address ?? "").code
    case .mailCompose(let mail): mail.recipients.map(\.code).joined(separator: "<br>")
    case .datePicker(let picker): picker.mode.rawValue.code
    case .listGroup(let list): (list.item?.type.name ?? "").code
    case .group, .textField, .textView, .button, .unsupported: ""
    }
  }
}
