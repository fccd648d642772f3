import Foundation
import PackagePlugin

/// `swift package pagetrace-docs`: the command `pagetrace docs` for a package.
///
/// Arguments go on to the command. Without a path among them it gets the Markdown files and folders at the top of the
/// package that may hold some.
@main
struct PageTraceDocumentationPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        // SwiftPM takes its permission behind the verb too, and hands it on.
        let arguments = arguments.filter { $0 != "--allow-writing-to-package-directory" }
        let process = Process()
        process.executableURL = try context.tool(named: "PageTraceCommand").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["docs"] + arguments
        if !arguments.contains(where: { !$0.hasPrefix("-") }) && !asksForHelp(arguments) {
            process.arguments? += try paths(in: context.package.directoryURL)
        }
        try process.run()
        process.waitUntilExit()
        // The command has said what is wrong; its exit code is part of the answer.
        if process.terminationReason != .exit || process.terminationStatus != 0 {
            exit(process.terminationReason == .exit ? process.terminationStatus : 70)
        }
    }

    private func asksForHelp(_ arguments: [String]) -> Bool {
        arguments.contains { $0 == "--help" || $0 == "-h" || $0 == "--version" }
    }

    /// The Markdown files at the top of the package, and the folders there that have Markdown somewhere.
    private func paths(in package: URL) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: package.path).sorted()
        let paths = names.filter { !$0.hasPrefix(".") && hasMarkdown(package.appendingPathComponent($0)) }
        guard !paths.isEmpty else {
            Diagnostics.error("This package has no Markdown file and no DocC catalog.")
            exit(74)
        }
        return paths
    }

    /// Links are left to the command, which follows none of them.
    private func hasMarkdown(_ url: URL) -> Bool {
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
        guard values?.isSymbolicLink != true else { return false }
        guard values?.isDirectory == true else { return isMarkdown(url) }
        let files = FileManager.default.enumerator(
            at: url, includingPropertiesForKeys: [], options: [.skipsHiddenFiles])
        while let file = files?.nextObject() as? URL {
            if isMarkdown(file) { return true }
        }
        return false
    }

    private func isMarkdown(_ url: URL) -> Bool {
        ["md", "markdown"].contains(url.pathExtension.lowercased())
    }
}
