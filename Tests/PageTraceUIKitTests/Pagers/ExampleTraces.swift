import Foundation
import PageTrace

/// The example traces of this package.
enum ExampleTraces {
    private static var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Traces")
    }

    static func trace(_ name: String) throws -> Trace {
        try TraceReader.read(Array(try Data(contentsOf: folder.appendingPathComponent(name))), name: name)
    }

    /// Every example with a page view controller, whatever its client and its gestures; none is left out.
    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { name in
            guard name.hasSuffix(".json") else { return false }
            // One that cannot be read is for the test to name.
            guard let trace = try? trace(name) else { return true }
            return trace.pageViewController != nil
        }.sorted()
    }()

    /// Those in which the app's own code traps, so that they can be played only up to there, in a process of their own.
    static let trapping = names.filter { name in
        (try? trace(name)).map { Recording(replaying: $0).steps.last?.gesture.outcome == .crashed } ?? false
    }
}
