package import Diagnostics
internal import Lint
internal import Pages
internal import Settings
package import TextInput
internal import YAML

extension SiteConfiguration {
  /// The name of the file that describes a project.
  package static let fileName = "vitrine.yml"

  /// Reads a configuration; what is wrong in it is left out, with a diagnostic.
  ///
  /// Paths are relative to the file, so they are given its folder.
  ///
  /// - Parameters:
  ///   - source: The file's text.
  ///   - diagnostics: What is wrong with it; every remark is an error.
  package init(reading source: SourceText, diagnostics: inout [Diagnostic]) {
    self.init()
    let yaml = YAMLReader.read(source)
    diagnostics += yaml.diagnostics
    var reader = YAMLMappingReader(yaml.root, of: source)
    let folder = FileSystem.parent(of: source.path)
    func path(_ text: String) -> String {
      guard let folder, !text.utf8.starts(with: "/".utf8) else { return text.isEmpty ? "." : text }
      return "\(folder)/\(text)"
    }

    title = reader.string("title")
    bundles = reader.textsOrMappings("bundles") { text in
      BundleOperand(path(text))
    } mapping: { entry in
      let bundle = entry.string("path")
      let dialect = entry.choice("dialect", as: Dialect.self)
      let name = entry.string("name").flatMap { $0.isEmpty ? nil : $0 }
      if bundle == nil { entry.report(.noPath, at: entry.range) }
      return bundle.map { BundleOperand(path($0), in: dialect, named: name) }
    }
    dialect = reader.choice("dialect", as: Dialect.self) ?? dialect
    documentsFolder = reader.string("docs").map(path)
    documents.allowsRawHTML = reader.boolean("raw-html") ?? false
    hasSmartPunctuation = reader.boolean("smart-punctuation") ?? false
    documents.editURL = reader.address("edit-url", diagnostics: &diagnostics)
    publicFolder = reader.string("public").map(path)
    themesFolder = reader.string("themes").map(path)
    if let name = reader.string("theme") {
      theme = name.contains("/") ? path(name) : name
    }
    output = path(reader.string("output") ?? output)
    idioms = reader.choices("idioms", as: UserInterfaceIdiom.self).map(Self.inOrder) ?? idioms
    locales = reader.locatedStrings("locales")?.compactMap { text in
      let tag = reader.locale(text, diagnostics: &diagnostics)
      if let tag { localeLocations[tag] = SourceLocation(source, text.range) }
      return tag
    }
    if let text = reader.locatedString("development-language"),
      let tag = reader.locale(text, diagnostics: &diagnostics)
    {
      developmentLanguage = tag
    }
    documents.language = developmentLanguage
    baseURL = reader.address("base-url", diagnostics: &diagnostics)
    isStrict = reader.boolean("strict") ?? isStrict
    rules = reader.mapping("rules") { $0.rules() } ?? rules
    themeOptions =
      reader.mapping("theme-options") { options in
        options.keys.compactMap { name in
          let location = SourceLocation(source, options.place(ofKey: name))
          return options.string(name).map { .init(name: name, value: $0, location: location) }
        }
      } ?? []
    diagnostics += reader.finish()
  }

  /// Devices in the order in which pages show them, each once.
  package static func inOrder(_ idioms: [UserInterfaceIdiom]) -> [UserInterfaceIdiom] {
    UserInterfaceIdiom.allCases.filter(idioms.contains)
  }
}

extension YAMLMappingReader {
  fileprivate func locale(
    _ text: YAMLLocated<String>, diagnostics: inout [Diagnostic]
  ) -> LocaleTag? {
    if let tag = LocaleTag(text.value) { return tag }
    diagnostics.append(source.diagnostic(.noLanguage(text.value), at: text.range))
    return nil
  }

  /// What a mapping from rules to levels says; rules that there are none of are reported.
  fileprivate mutating func rules() -> RuleSettings {
    var levels: [String: RuleSettings.Level] = [:]
    for id in keys {
      if RuleRegistry.facts(of: id) == nil {
        _ = node(id)
        report(.noRule(id, RuleRegistry.all.map(\.id).nearest(to: id)), at: place(ofKey: id))
      } else if let level = choice(id, as: RuleSettings.Level.self) {
        if level == .off, RuleRegistry.alwaysTold.contains(id) {
          report(.cannotBeOff(id), at: place(ofKey: id))
        } else {
          levels[id] = level
        }
      }
    }
    return RuleSettings(levels)
  }

  /// An address of the web.
  fileprivate mutating func address(
    _ key: String, diagnostics: inout [Diagnostic]
  ) -> String? {
    guard let text = locatedString(key) else { return nil }
    if text.value.hasPrefix("https://") || text.value.hasPrefix("http://") { return text.value }
    diagnostics.append(source.diagnostic(.noAddress(text.value, for: key), at: text.range))
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static let noPath = Self(.error, "yaml-type", "a bundle wants a “path”")

  fileprivate static func noRule(_ id: String, _ suggestion: String?) -> Self {
    .init(
      .error, "unknown-rule",
      "there is no rule “\(id)”\(hint(suggestion)); “vitrine rules” lists them")
  }

  fileprivate static func cannotBeOff(_ id: String) -> Self {
    .init(
      .error, "yaml-value",
      "“\(id)” cannot be off, since what it tells of is missing from the site; write “warning”")
  }

  fileprivate static func noLanguage(_ text: String) -> Self {
    .init(.error, "unknown-language", "“\(text)” names no language; write a tag such as “pt-BR”")
  }

  fileprivate static func noAddress(_ text: String, for key: String) -> Self {
    .init(.error, key, "“\(text)” is no address; it must begin with “https://”")
  }
}
