import Foundation
import Testing

/// The same trace gives the same bytes: a second time, from elsewhere, and in other surroundings.
struct DeterminismTests {
    private static let formats = "svg,dot,mermaid,text,json,jsonl"
    private static let name = "preloads-at-random"

    @Test(arguments: [
        [:],
        ["TZ": "Pacific/Kiritimati"],
        ["LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
        ["LC_ALL": "C"],
        ["HOME": "/nonexistent"],
        ["FONTCONFIG_FILE": "/dev/null"],
        ["DOTFONTPATH": "/nonexistent"],
        ["COLUMNS": "20", "TERM": "xterm-256color"],
        ["SWIFT_DETERMINISTIC_HASHING": "1"],
    ])
    func `Surroundings change nothing`(environment: [String: String]) throws {
        let reference = try results(environment: [:])
        #expect(reference.count == 4 * 3 + 3)
        #expect(try results(environment: environment) == reference)
    }

    @Test func `Of many states the same are drawn each time`() throws {
        let workspace = try Workspace()
        try workspace.copy(trace: "two-sets-at-once", to: "trace.json")
        let drawings = try (1...6).map { _ in
            try workspace.pagetrace("explore", "trace.json", "--diagram", "states", "--format", "dot", "-o", "-").output
        }
        #expect(Set(drawings).count == 1)
    }

    @Test func `Place changes nothing`() throws {
        let reference = try results(environment: [:])
        let workspace = try Workspace()
        try workspace.copy(trace: Self.name, to: "deep/er/\(Self.name).json")
        let outcome = try workspace.pagetrace(
            "run", workspace["deep/er/\(Self.name).json"], "--format", Self.formats, "--diagram", "all",
            "--output", "../out", from: "deep")
        #expect(outcome.exitCode == 0)
        for (name, bytes) in reference { #expect(try workspace.bytes(of: "out/\(name)") == bytes, "\(name)") }
    }

    /// Every file of one run, by name.
    private func results(environment: [String: String]) throws -> [String: Data] {
        let workspace = try Workspace()
        try workspace.copy(trace: Self.name)
        let outcome = try workspace.pagetrace(
            "run", "\(Self.name).json", "--format", Self.formats, "--diagram", "all", "--output", "out",
            environment: environment)
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        var results: [String: Data] = [:]
        for name in try workspace.files() where name.hasPrefix("out/") && name != "out/" {
            results[String(name.dropFirst("out/".count))] = try workspace.bytes(of: name)
        }
        return results
    }
}
