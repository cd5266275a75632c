package import Settings
internal import TextInput

/// What two versions of a bundle differ in, by meaning: how their files are written does not matter.
///
/// A setting is known by its key wherever it stands; a page by its name, or by what is on it; an
/// element without key by what it leads to, by its title, or by its neighbours. Each device's pages
/// are compared on their own, and what is the same on both is told once.
package struct BundleComparison: Sendable {
  package let old: SettingsBundle
  package let new: SettingsBundle
  /// The changes: languages, pages, then elements, in the order of pages and of elements there.
  package let changes: [Change]

  package init(_ old: SettingsBundle, _ new: SettingsBundle) {
    let comparer = BundleComparer(old, new)
    var merged = MergedChanges(Self.languages(old, new) + comparer.pageChanges)
    for idiom in UserInterfaceIdiom.allCases { merged.add(comparer.changes(on: idiom), on: idiom) }
    merged.add(comparer.deviceChanges)
    self.init(old, new, changes: merged.inOrder(of: new.panes + old.panes))
  }

  private init(_ old: SettingsBundle, _ new: SettingsBundle, changes: [Change]) {
    self.old = old
    self.new = new
    self.changes = changes
  }

  /// The comparison with the breaking changes alone.
  package var breakingOnly: BundleComparison {
    BundleComparison(old, new, changes: changes.filter(\.isBreaking))
  }

  /// Languages that have a folder in one version alone.
  private static func languages(_ old: SettingsBundle, _ new: SettingsBundle) -> [Change] {
    let tags = [old, new].map { Set($0.locales.filter { !$0.folders.isEmpty }.map(\.tag)) }
    func change(_ kind: Change.Kind, _ tag: LocaleTag) -> Change {
      Change(
        kind: kind,
        subject: .init(kind: .language, name: tag.text, title: tag.endonym, type: nil, page: nil))
    }
    return tags[0].subtracting(tags[1]).sorted().map { change(.removed, $0) }
      + tags[1].subtracting(tags[0]).sorted().map { change(.added, $0) }
  }
}

/// Makes one change of those that are the same on several devices.
private struct MergedChanges {
  private struct Identity: Hashable {
    let kind: Change.Kind
    let subject: Change.Subject
    let property: Change.Property?
    let values: [Change.Value?]
    let translations: [Change.Translation]
    /// How many of the same a device had before: two rows may say the same.
    var number = 0
  }

  private var changes: [Change]
  private var places: [Identity: Int] = [:]

  init(_ changes: [Change]) { self.changes = changes }

  /// Adds what is no matter of one device.
  mutating func add(_ more: [Change]) { changes += more }

  mutating func add(_ more: [Change], on idiom: UserInterfaceIdiom) {
    var counts: [Identity: Int] = [:]
    for change in more {
      var identity = Identity(
        kind: change.kind, subject: change.subject, property: change.property,
        values: [change.old, change.new], translations: change.translations)
      let number = counts[identity, default: 0]
      counts[identity] = number + 1
      identity.number = number
      if let place = places[identity] {
        changes[place].idioms.append(idiom)
      } else {
        places[identity] = changes.count
        changes.append(change)
        changes[changes.count - 1].idioms = [idiom]
      }
    }
  }

  /// The changes in the order of pages, and of elements there.
  func inOrder(of panes: [Pane]) -> [Change] {
    let pages = Dictionary(
      panes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let keys = changes.map { change -> [Int] in
      let place = change.newPlace ?? change.oldPlace
      let section =
        switch change.subject.kind {
        case .language: 0
        case .page: 1
        case .setting, .group, .row: 2
        }
      return [section, place.flatMap { pages[$0.page] } ?? -1, place?.index ?? -1]
    }
    return changes.indices.sorted { a, b in
      keys[a] == keys[b] ? a < b : keys[a].lexicographicallyPrecedes(keys[b])
    }.map { changes[$0] }
  }
}
