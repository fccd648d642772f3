import Foundation
import PackagePlugin

/// `swift package pagetrace-docs-check`: the command `pagetrace docs --check` for a package.
///
/// SwiftPM asks for permission for every use of a plugin that may ever write, so this is one that never does.
@main
struct PageTraceDocumentationCheckPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "PageTraceCommand").url
        process.currentDirectoryURL = context.package.directoryURL
        // What the reader has typed is this plugin, and not the command.
        let remedy = "swift package --allow-writing-to-package-directory pagetrace-docs"
        process.arguments =
            ["docs", "--check", "--remedy", remedy] + arguments
            + (arguments.contains { !$0.hasPrefix("-") } ? [] : ["."])
        try process.run()
        process.waitUntilExit()
        // The command has reported what is wrong. SwiftPM prints its exit code, but itself always exits with 1.
        if process.terminationReason != .exit || process.terminationStatus != 0 {
            exit(process.terminationReason == .exit ? process.terminationStatus : 70)
        }
    }
}
