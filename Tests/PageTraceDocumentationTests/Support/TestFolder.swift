import Foundation
import Testing

@testable import PageTraceCommand

/// A new empty folder that goes with all its content when the test is over.
final class TestFolder: Sendable {
    let path: String

    init() throws {
        // Without links on the way: a test about links makes its own.
        path =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
            + "/pagetrace-docs-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(name: String) -> String { "\(path)/\(name)" }

    func put(_ text: String, into name: String) throws {
        let url = URL(fileURLWithPath: self[name])
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Gives a name to a new file, in one step.
    func replace(_ name: String, by text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]), options: .atomic)
    }

    func putTrace(_ name: String, pages: String = "\"A\", \"B\", \"C\"", path: String = "A→B") throws {
        try put("{ \"version\": 1, \"pages\": [\(pages)], \"path\": \"\(path)\" }", into: name)
    }

    func text(_ name: String) throws -> String {
        try String(contentsOfFile: self[name], encoding: .utf8)
    }

    /// Every file below with its content, hidden ones too.
    func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            files[name] = FileManager.default.contents(atPath: self[name])
        }
        return files
    }

    /// Runs `pagetrace docs` on paths in this folder.
    func docs(_ names: String..., check: Bool = false) throws {
        let paths = names.isEmpty ? [path] : names.map { self[$0] }
        try DocsJob(paths: paths, isCheck: check, isQuiet: true).run()
    }

    /// The message and the exit code of a run that fails, the folder left out; also that it changes no file.
    func failure(_ names: String...) throws -> (message: String, code: Int32) {
        let before = try files()
        defer { if (try? files()) != before { Issue.record("the failed run changed files") } }
        do {
            try DocsJob(paths: names.isEmpty ? [path] : names.map { self[$0] }, isCheck: false, isQuiet: true).run()
            return ("", 0)
        } catch {
            let (message, code) = CommandFailure.report(error)
            return (message.replacingOccurrences(of: path, with: "…"), code.rawValue)
        }
    }
}
