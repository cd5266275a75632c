/// A kind of device (`UIUserInterfaceIdiom`).
package enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable {
  case phone
  case pad
}
