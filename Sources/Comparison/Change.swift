package import Diagnostics
package import PropertyList
package import Settings
package import TextInput

/// One thing in which two versions of a bundle differ.
package struct Change: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case added, removed
    /// A setting has another key, or a page another name.
    case renamed
    /// An element stands on another page, or in another group of its page.
    case moved
    /// An element stands in the same group as before, or a group on the same page, at another place.
    case reordered
    /// An element, or a page, says something else.
    case changed
  }

  /// What a change is about.
  package struct Subject: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      case language, page
      /// An element with a key.
      case setting
      /// An element without a key that begins a section, or that does not.
      case group, row
    }

    package let kind: Kind
    /// The language's tag, the page's name or the setting's key, in the new version if it is there;
    /// nil for an element without a key.
    package let name: String?
    /// The element's title in the development language; nil without one.
    package let title: String?
    /// The element's type; nil for languages and pages.
    package let type: SpecifierType?
    /// The page that the element stands on; nil for languages and pages.
    package let page: String?
  }

  /// What of its subject changed.
  package struct Property: Hashable, Sendable {
    /// A key of the property list, with dots between those of dictionaries within; a property of
    /// UIKit's text input traits; or `devices`, `page`, `group`, `place`.
    package let name: String
    /// The value of a setting that a title belongs to; nil for what concerns the whole element.
    package let choice: String?

    package init(_ name: String, choice: String? = nil) {
      self.name = name
      self.choice = choice
    }

    package static let type = Property("Type")
    package static let key = Property("Key")
    package static let defaultValue = Property("DefaultValue")
    /// What a switch stores.
    package static let trueValue = Property("TrueValue")
    package static let falseValue = Property("FalseValue")
    /// Where the settings of a page are stored.
    package static let container = Property("ApplicationGroupContainerIdentifier")
    /// The devices that show an element or a page.
    package static let devices = Property("devices")
    /// The page, or the title of the group, that an element stands in.
    package static let page = Property("page")
    package static let group = Property("group")
    /// The place in a group among the elements that both versions have there, from 1.
    package static let place = Property("place")
  }

  /// What stands on one side of a change.
  package struct Value: Hashable, Sendable {
    package let text: String
    /// What kind of value it is in the property list; nil for what stands in none.
    package let kind: PropertyListValue.Kind?

    package init(_ text: String, _ kind: PropertyListValue.Kind? = nil) {
      self.text = text
      self.kind = kind
    }
  }

  /// What a text is shown as in a language that both versions have.
  package struct Translation: Hashable, Sendable {
    package let locale: LocaleTag
    /// Nil where there is no text.
    package let old: String?
    package let new: String?
  }

  /// Where something stands in one of the versions.
  package struct Place: Sendable {
    package let page: String
    /// The path of the page's file in the bundle.
    package let file: String
    /// The element's place in the file, from 0; nil for a page.
    package let index: Int?
    package let location: SourceLocation
  }

  package let kind: Kind
  package let subject: Subject
  /// The devices on which it is so; none for a language.
  package internal(set) var idioms: [UserInterfaceIdiom] = []
  /// Nil for what was added or removed.
  package internal(set) var property: Property?
  /// What stood there, and what stands there now; nil for nothing.
  package internal(set) var old: Value?
  package internal(set) var new: Value?
  /// What a text was and is in each language in which that is not the same, by tag.
  package internal(set) var translations: [Translation] = []
  /// Where the subject is in the two versions; nil where it is not, and for a language.
  package internal(set) var oldPlace: Place?
  package internal(set) var newPlace: Place?
  /// Whether what is stored on devices may be lost, or be read as something else: the bundle has the
  /// key no longer, its type, its default or what a switch stores is another, or they are stored
  /// elsewhere.
  package internal(set) var isBreaking = false
}
