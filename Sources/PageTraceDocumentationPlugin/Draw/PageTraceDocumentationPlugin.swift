import Foundation
import PackagePlugin

/// `swift package pagetrace-docs`: the command `pagetrace docs` for a package.
///
/// Arguments are passed to the command. Without a path among them, it processes the whole package.
@main
struct PageTraceDocumentationPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        // SwiftPM also accepts its permission flag after the verb, and passes it on.
        let arguments = arguments.filter { $0 != "--allow-writing-to-package-directory" }
        let process = Process()
        process.executableURL = try command()
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["docs"] + arguments + (arguments.contains { !$0.hasPrefix("-") } ? [] : ["."])
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
