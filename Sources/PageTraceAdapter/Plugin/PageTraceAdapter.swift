import Foundation
import PackagePlugin

/// Adapts the files of an app that a target names, so that they compile with UIKit's face.
///
/// A Swift file of the target names them, each in a line of its own, as seen from the package:
///
/// ```swift
/// // pagetrace: adapt MyApp/Onboarding
/// // pagetrace: adapt MyApp/Shared/Page.swift
/// ```
///
/// The copies go into the folder of the plugin. The app's files stay as they are.
@main
struct PageTraceAdapter: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let package = context.package.directoryURL
        let paths = try target.sourceFiles(withSuffix: "swift").flatMap { try Self.paths(in: $0.url) }
        if paths.isEmpty {
            Diagnostics.warning(
                "\(target.name) names no files to adapt. Write into one of its Swift files: "
                    + "// pagetrace: adapt MyApp/Onboarding")
        }
        var seen: Set<String> = []
        let files = paths.flatMap { Self.files(at: package.appending(path: $0), named: $0) }
            .filter { seen.insert($0.standardizedFileURL.path).inserted }
        Self.nameMissingModules(of: files, in: target)
        let tool = try context.tool(named: "PageTraceAdapterTool").url
        var uses: [String: Int] = [:]
        return files.enumerated().map { position, file in
            let name = file.lastPathComponent
            uses[name, default: 0] += 1
            let number = uses[name].map { $0 > 1 ? "\($0)" : "" } ?? ""
            // Not the same name: what is in the copy says that it is the app's file.
            let copy = context.pluginWorkDirectoryURL.appending(path: "\(name.dropLast(6))+adapted\(number).swift")
            // The first one says if nothing of all of them is compiled.
            let rest = position == 0 ? ["--of-all"] + files.dropFirst().map { $0.path(percentEncoded: false) } : []
            return .buildCommand(
                displayName: "Adapting \(name)", executable: tool,
                arguments: [file.path(percentEncoded: false), copy.path(percentEncoded: false)] + rest,
                inputFiles: position == 0 ? files : [file], outputFiles: [copy])
        }
    }

    /// Names all modules that files import and that are not there: the compiler would stop at the first.
    private static func nameMissingModules(of files: [URL], in target: any SourceModuleTarget) {
        #if os(Linux)
            let there = Set(
                target.recursiveTargetDependencies.flatMap {
                    [$0.name, ($0 as? any SourceModuleTarget)?.moduleName ?? ""]
                })
            let imported = Set(files.flatMap(modules))
            let missing = imported.subtracting(there).subtracting(known).sorted()
            guard !missing.isEmpty else { return }
            Diagnostics.warning(
                "\(target.name) imports modules that are not here: \(missing.joined(separator: ", ")). An empty one for each, with "
                    + "a Swift file in it that declares what is used: "
                    + missing.map { ".target(name: \"\($0)\", path: \"Stubs/\($0)\")" }.joined(separator: ", ")
                    + ", among the dependencies of \(target.name) as well; pagetrace adapt writes them.")
        #endif
    }

    /// The modules that come with Swift, and those that the face stands for.
    private static let known: Set<String> = [
        "Foundation", "FoundationNetworking", "FoundationEssentials", "Dispatch", "Swift", "Observation",
        "Synchronization", "RegexBuilder", "Testing", "XCTest", "UIKit", "SwiftUI", "CoreGraphics", "QuartzCore",
    ]

    private static func modules(of file: URL) -> [String] {
        // What cannot be read, the tool says.
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
            guard words.first == "import", words.count > 1 else { return nil }
            let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
            let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
            return name.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).first.map(String.init)
        }
    }

    private static func paths(in file: URL) throws -> [String] {
        let mark = "// pagetrace: adapt "
        return try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
            .filter { $0.hasPrefix(mark) }
            .map { $0.dropFirst(mark.count).trimmingCharacters(in: .whitespaces) }
    }

    /// A file, or the Swift files in a folder and in its folders, by name.
    private static func files(at url: URL, named path: String) -> [URL] {
        guard let isFolder = isFolder(url) else {
            Diagnostics.error("There is no \(path) in the package, which PageTraceAdapter is to adapt.")
            return []
        }
        guard isFolder else {
            if url.pathExtension == "swift" { return [url] }
            Diagnostics.error(
                "\(path) does not end in .swift: PageTraceAdapter adapts Swift files, and folders of them.")
            return []
        }
        let all = FileManager.default.enumerator(
            at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (all?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && Self.isFolder($0) == false }.sorted { $0.path < $1.path }
    }

    /// Whether there is a folder or a file; nil if there is nothing.
    private static func isFolder(_ url: URL) -> Bool? {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
        return isThere ? isFolder.boolValue : nil
    }
}
