internal import Diagnostics
internal import PropertyList
internal import Settings
internal import TextInput

/// Compares the pages of two versions, and what stands on them.
struct BundleComparer {
  private let old: Version
  private let new: Version
  private let pages: PageMatching
  private let keys: KeyMatching
  private let differences: Differences
  private let matchings: [UserInterfaceIdiom: ElementMatching]
  private let devices: ElementDevices

  /// A version, and what is asked of it.
  private struct Version {
    let bundle: SettingsBundle
    /// The bundle in its development language, in which titles are told; nil where it has no texts in
    /// it, so that they are told as written.
    let localized: LocalizedBundle?
    let panes: [String: Pane]

    init(_ bundle: SettingsBundle) {
      self.bundle = bundle
      localized = bundle.locales.first { $0.tag == bundle.developmentLanguage }
        .map { LocalizedBundle(bundle, in: $0) }
      panes = Dictionary(
        bundle.panes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func title(of element: ShownElement) -> String? {
      guard let title = element.specifier.title, !title.isEmpty else { return nil }
      return localized?.localizer(for: element.file).shown(title) ?? title
    }

    func place(of element: ShownElement) -> Change.Place {
      Change.Place(
        page: element.page, file: element.file.path, index: element.specifier.index,
        location: bundle.location(of: element.specifier.range, in: element.file))
    }

    func place(of pane: Pane) -> Change.Place? {
      guard let idiom = pane.idioms.first, let file = pane.files[idiom] else { return nil }
      return Change.Place(
        page: pane.name, file: file.path, index: nil,
        location: bundle.location(of: nil, in: file))
    }
  }

  init(_ old: SettingsBundle, _ new: SettingsBundle) {
    let pages = PageMatching(old, new)
    let keys = KeyMatching(old, new, pages)
    self.old = Version(old)
    self.new = Version(new)
    self.pages = pages
    self.keys = keys
    differences = Differences(
      languages: old.locales.compactMap { locale in
        new.locales.first { $0.tag == locale.tag }.map {
          (LocalizedBundle(old, in: locale), LocalizedBundle(new, in: $0))
        }
      }, dialect: new.dialect)
    let matchings = Dictionary(
      uniqueKeysWithValues: UserInterfaceIdiom.allCases.map { idiom in
        (
          idiom,
          ElementMatching(
            ShownElements(of: old, on: idiom).elements, ShownElements(of: new, on: idiom).elements,
            pages: pages, keys: keys)
        )
      })
    self.matchings = matchings
    devices = ElementDevices(of: matchings, pages, keys)
  }

  // MARK: - Pages

  /// The pages that were added, removed or renamed, or that other devices have.
  var pageChanges: [Change] {
    var changes: [Change] = []
    for pane in old.bundle.panes {
      let name = pages.newName(of: pane.name)
      guard let partner = new.panes[name] else {
        var change = Change(kind: .removed, subject: subject(pane.name), idioms: pane.idioms)
        change.oldPlace = old.place(of: pane)
        changes.append(change)
        continue
      }
      var change = Change(
        kind: name == pane.name ? .changed : .renamed, subject: subject(name),
        idioms: partner.idioms)
      change.oldPlace = old.place(of: pane)
      change.newPlace = new.place(of: partner)
      if name != pane.name {
        change.property = .page
        (change.old, change.new) = (.init(pane.name), .init(name))
        changes.append(change)
      }
      if pane.idioms != partner.idioms {
        changes.append(change.ofDevices(pane.idioms, partner.idioms))
      }
    }
    let known = Set(old.bundle.panes.map { pages.newName(of: $0.name) })
    for pane in new.bundle.panes where !known.contains(pane.name) {
      var change = Change(kind: .added, subject: subject(pane.name), idioms: pane.idioms)
      change.newPlace = new.place(of: pane)
      changes.append(change)
    }
    return changes
  }

  private func subject(_ page: String) -> Change.Subject {
    .init(kind: .page, name: page, title: nil, type: nil, page: nil)
  }

  /// What the property lists of pages say of the whole page.
  private func pagePropertyChanges(on idiom: UserInterfaceIdiom) -> [Change] {
    old.bundle.panes.flatMap { pane -> [Change] in
      guard let partner = new.panes[pages.newName(of: pane.name)], let file = pane.files[idiom],
        let other = partner.files[idiom]
      else { return [] }
      return differences.ofPages(file, other).map { difference in
        var change = Change(kind: .changed, subject: subject(partner.name))
        change.take(difference)
        change.isBreaking = difference.property == .container
        change.oldPlace = old.place(of: pane)
        change.newPlace = new.place(of: partner)
        return change
      }
    }
  }

  // MARK: - Elements

  /// What changed on the pages that a device shows.
  func changes(on idiom: UserInterfaceIdiom) -> [Change] {
    guard let matching = matchings[idiom] else { return [] }
    var changes = pagePropertyChanges(on: idiom)
    for (place, element) in matching.old.enumerated() where matching.newOfOld[place] == nil {
      if devices.otherVersion(shows: element, of: .old, onlyBut: idiom) { continue }
      if isOnNoPage(element, on: .old) { continue }
      var change = Change(kind: .removed, subject: subject(element, nil))
      change.oldPlace = old.place(of: element)
      change.isBreaking =
        element.key.map { keys.isGone($0, of: pages.newName(of: element.page), on: .old) } ?? false
      changes.append(change)
    }
    let reordered = places(in: matching)
    for (place, element) in matching.new.enumerated() {
      guard let partner = matching.oldOfNew[place] else {
        if devices.otherVersion(shows: element, of: .new, onlyBut: idiom) { continue }
        if isOnNoPage(element, on: .new) { continue }
        var change = Change(kind: .added, subject: subject(nil, element))
        change.newPlace = new.place(of: element)
        changes.append(change)
        continue
      }
      let former = matching.old[partner]
      var found: [Change] = []
      func add(_ kind: Change.Kind, _ difference: Difference) {
        var change = Change(kind: kind, subject: subject(former, element))
        change.take(difference)
        change.oldPlace = old.place(of: former)
        change.newPlace = new.place(of: element)
        let isSetting = change.subject.kind == .setting
        change.isBreaking =
          isSetting
          && [.type, .defaultValue, .key, .trueValue, .falseValue].contains(difference.property)
        found.append(change)
      }
      if matching.renamed.contains(place) {
        add(
          .renamed,
          Difference(
            property: .key, old: former.key.map { .init($0, .string) },
            new: element.key.map { .init($0, .string) }))
      }
      if let difference = move(former, element, matching) { add(.moved, difference) }
      if let (from, to) = reordered[place] {
        add(.reordered, Difference(property: .place, old: .init("\(from)"), new: .init("\(to)")))
      }
      for difference in differences.ofElements(former, element) { add(.changed, difference) }
      changes += found
    }
    return changes
  }

  /// An element of either version, or of both.
  private func subject(_ former: ShownElement?, _ element: ShownElement?) -> Change.Subject {
    let shown = element ?? former
    let kind: Change.Subject.Kind =
      shown?.key != nil ? .setting : shown?.specifier.beginsSection ?? false ? .group : .row
    let title = element.flatMap(new.title) ?? former.flatMap(old.title)
    return .init(
      kind: kind, name: shown?.key, title: title, type: shown?.specifier.type, page: shown?.page)
  }

  /// Whether a page with all that has no key on it came or went, which is told as one.
  private func isOnNoPage(_ element: ShownElement, on side: ElementMatching.Side) -> Bool {
    guard element.key == nil else { return false }
    switch side {
    case .old: return new.panes[pages.newName(of: element.page)] == nil
    case .new:
      return !old.bundle.panes.contains { pages.newName(of: $0.name) == element.page }
    }
  }

  /// To which page or group an element was moved; nil for one that stands where it stood.
  private func move(
    _ former: ShownElement, _ element: ShownElement, _ matching: ElementMatching
  ) -> Difference? {
    if pages.newName(of: former.page) != element.page {
      return Difference(property: .page, old: .init(former.page), new: .init(element.page))
    }
    // Groups stand in no group.
    guard !former.specifier.beginsSection, !element.specifier.beginsSection,
      former.group.flatMap({ matching.newOfOld[$0] }) != element.group
        || (former.group == nil) != (element.group == nil)
    else { return nil }
    return Difference(
      property: .group,
      old: former.group.map { .init(old.title(of: matching.old[$0]) ?? "") },
      new: element.group.map { .init(new.title(of: matching.new[$0]) ?? "") })
  }

  /// Where the elements stood that changed their places among the others, and where they stand, from
  /// 1; by their places among the new elements.
  private func places(in matching: ElementMatching) -> [Int: (from: Int, to: Int)] {
    struct Run: Hashable {
      let page: String
      /// Nil before any group; -1 for the groups themselves.
      let group: Int?
    }
    var runs: [Run: [(old: Int, new: Int)]] = [:]
    for (place, element) in matching.new.enumerated() {
      guard let partner = matching.oldOfNew[place],
        move(matching.old[partner], element, matching) == nil
      else { continue }
      let run = Run(
        page: element.page, group: element.specifier.beginsSection ? -1 : element.group)
      runs[run, default: []].append((partner, place))
    }
    var places: [Int: (Int, Int)] = [:]
    for pairs in runs.values {
      let olds = pairs.map(\.old)
      let staying = Set(olds.longestRisingRun)
      guard staying.count < pairs.count else { continue }
      let ranks = Dictionary(uniqueKeysWithValues: olds.sorted().enumerated().map { ($1, $0 + 1) })
      for (number, pair) in pairs.enumerated() where !staying.contains(number) {
        places[pair.new] = (ranks[pair.old] ?? 0, number + 1)
      }
    }
    return places
  }

  // MARK: - Devices

  /// The elements that other devices show than before.
  var deviceChanges: [Change] {
    devices.entries.compactMap { entry -> Change? in
      guard let former = entry.former, let element = entry.element, entry.old != entry.new
      else { return nil }
      var change = Change(kind: .changed, subject: subject(former, element))
      change.oldPlace = old.place(of: former)
      change.newPlace = new.place(of: element)
      return change.ofDevices(entry.old, entry.new)
    }
  }
}

extension Change {
  fileprivate init(kind: Kind, subject: Subject, idioms: [UserInterfaceIdiom]) {
    self.init(kind: kind, subject: subject)
    self.idioms = idioms
  }

  fileprivate mutating func take(_ difference: Difference) {
    property = difference.property
    old = difference.old
    new = difference.new
    translations = difference.translations
  }

  /// The change of the devices that show the same subject.
  fileprivate func ofDevices(
    _ former: [UserInterfaceIdiom], _ devices: [UserInterfaceIdiom]
  ) -> Change {
    var change = Change(
      kind: .changed, subject: subject,
      idioms: UserInterfaceIdiom.allCases.filter { former.contains($0) != devices.contains($0) })
    change.oldPlace = oldPlace
    change.newPlace = newPlace
    change.property = .devices
    change.old = .init(former.map(\.specifierName).joined(separator: ", "))
    change.new = .init(devices.map(\.specifierName).joined(separator: ", "))
    return change
  }
}

extension Pane {
  /// The devices that have the page.
  fileprivate var idioms: [UserInterfaceIdiom] {
    UserInterfaceIdiom.allCases.filter { files[$0] != nil }
  }
}
