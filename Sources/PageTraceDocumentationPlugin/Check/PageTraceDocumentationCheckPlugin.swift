import Foundation
import PackagePlugin

/// `swift package pagetrace-docs-check`: the command `pagetrace docs --check` for a package.
///
/// SwiftPM asks for permission for every use of a plugin that may ever write, so this is one that never does.
@main
struct PageTraceDocumentationCheckPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try command()
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

extension CommandPlugin {
    /// The command, which is built if it is not there.
    ///
    /// As a dependency of the plugin, SwiftPM would compile it for every build of this package, a second time.
    fileprivate func command() throws -> URL {
        let result = try packageManager.build(.product("pagetrace"), parameters: .init(echoLogs: false))
        guard let artifact = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error(result.logText)
            exit(70)
        }
        return artifact.url
    }
}
