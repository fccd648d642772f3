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

    static func text(of path: String) throws -> String {
        try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }
}
