import Foundation
import PackagePlugin

/// Puts the files of `Themes` into the program.
@main
struct EmbedThemes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let themes = context.package.directoryURL.appending(path: "Themes")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    let found = FileManager.default.enumerator(
      at: themes, includingPropertiesForKeys: [.isRegularFileKey])
    let files = (found?.allObjects ?? []).compactMap { $0 as? URL }.filter { url in
      (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false
    }
    return [
      .buildCommand(
        displayName: "Embedding the themes",
        executable: try context.tool(named: "ThemeEmbedder").url,
        arguments: [themes.path, output.path],
        inputFiles: files, outputFiles: [output])
    ]
  }
}
