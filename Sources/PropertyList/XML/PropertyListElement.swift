/// The elements that XML property lists are made of.
enum PropertyListElement: String {
  case plist, dict, array, key, string, integer, real, `true`, `false`, date, data

  /// The element of a name; nil if property lists have none of that name.
  ///
  /// Asked for each tag, and so by length first, which leaves few names to compare.
  init?(_ name: String) {
    switch name.utf8.count {
    case 3 where name == "key": self = .key
    case 4:
      switch name {
      case "dict": self = .dict
      case "true": self = .true
      case "real": self = .real
      case "date": self = .date
      case "data": self = .data
      default: return nil
      }
    case 5:
      switch name {
      case "array": self = .array
      case "false": self = .false
      case "plist": self = .plist
      default: return nil
      }
    case 6 where name == "string": self = .string
    case 7 where name == "integer": self = .integer
    default: return nil
    }
  }
}
