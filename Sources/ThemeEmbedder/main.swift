import Foundation

// Writes a Swift file that holds the text files of a folder: ThemeEmbedder FOLDER OUTPUT.
//
// SwiftPM's own embedding writes arrays of numbers, which take the compiler half a minute.

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: ThemeEmbedder FOLDER OUTPUT\n".utf8))
  exit(2)
}
let folder = URL(filePath: CommandLine.arguments[1]).standardizedFileURL
let output = URL(filePath: CommandLine.arguments[2])

do {
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  var source = "let embeddedFiles: [EmbeddedFile] = [\n"
  for name in names where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
    let file = folder.appending(path: name)
    guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false else {
      continue
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    source += "  EmbeddedFile(path: \(literal(name)), text: \(literal(text))),\n"
  }
  source += "]\n"
  if (try? String(contentsOf: output, encoding: .utf8)) != source {
    try source.write(to: output, atomically: true, encoding: .utf8)
  }
} catch {
  FileHandle.standardError.write(Data("ThemeEmbedder: \(error)\n".utf8))
  exit(1)
}

/// The text as a string literal of one line, in which every character but the plainest is escaped.
func literal(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case " "..."~": result.unicodeScalars.append(scalar)
    default: result += "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
  return result + "\""
}
