import Foundation

/// The command as it was built along with the tests.
enum Binary {
    static let name = "pagetrace"

    /// Where it is: beside the bundle of the tests, wherever the build put that.
    static let path: String = {
        // The test runner names the bundle, as its own path or as an argument.
        let arguments = CommandLine.arguments.filter { $0.contains(".xctest") }.map(folderOfBundle)
        let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.contains(".xctest") }.map(folderOfBundle)
        let folders = arguments + bundles + [Bundle.main.bundlePath, "\(Project.root)/.build/debug"]
        let candidates = folders.map { "\($0)/\(name)" }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
            fatalError("There is no \(name) in any of \(folders). Build it with: swift build --product \(name)")
        }
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }()

    /// The folder that a bundle lies in, from the path of the bundle or of anything inside of it.
    private static func folderOfBundle(_ path: String) -> String {
        var url = URL(fileURLWithPath: path)
        while url.pathExtension != "xctest", url.path != "/" { url.deleteLastPathComponent() }
        return url.deletingLastPathComponent().path
    }
}
