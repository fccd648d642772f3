import Foundation

/// Where the project's own files are.
enum Project {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()  // Support
        .deletingLastPathComponent()  // PageTraceCommandTests
        .deletingLastPathComponent()  // Tests
        .deletingLastPathComponent().path

    static let traces = root + "/Traces"
    static let output = root + "/Output"

    /// The paths of all example traces in the project, some of which stand in the folder of their container.
    static let tracePaths = ((try? FileManager.default.subpathsOfDirectory(atPath: traces)) ?? [])
        .filter { $0.hasSuffix(".json") }.map { "Traces/\($0)" }.sorted()

    /// The path of an example trace in the project.
    static func trace(_ name: String) -> String {
        tracePaths.first { $0.hasSuffix("/\(name).json") } ?? "Traces/\(name).json"
    }

    static func text(of path: String) throws -> String {
        try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }
}
