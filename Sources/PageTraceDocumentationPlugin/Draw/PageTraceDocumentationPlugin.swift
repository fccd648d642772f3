import Foundation
import PackagePlugin

/// `swift package pagetrace-docs`: the command `pagetrace docs` for a package.
///
/// Arguments go on to the command. Without a path among them it goes through the whole package.
@main
struct PageTraceDocumentationPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        // SwiftPM takes its permission behind the verb too, and hands it on.
        let arguments = arguments.filter { $0 != "--allow-writing-to-package-directory" }
        let process = Process()
        process.executableURL = try context.tool(named: "PageTraceCommand").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["docs"] + arguments + (arguments.contains { !$0.hasPrefix("-") } ? [] : ["."])
        try process.run()
        process.waitUntilExit()
        // The command has said what is wrong. SwiftPM names this exit code, and ends with 1 whatever it is.
        if process.terminationReason != .exit || process.terminationStatus != 0 {
            exit(process.terminationReason == .exit ? process.terminationStatus : 70)
        }
    }
}
