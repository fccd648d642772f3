import Foundation
import Testing

/// Color is for people who look at a terminal, and want it.
struct TerminalTests {
    private let escape = "\u{1B}"

    @Test func `Files and pipes get no escapes`() throws {
        let outcome = try Workspace().pagetrace(
            "run", "-", input: TraceText.withFinding, environment: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"])
        #expect(!outcome.text.contains(escape))
        #expect(!outcome.errors.contains(escape))
    }

    @Test func `Terminals get color`() throws {
        let shown = try shownOnTerminal(environment: ["TERM": "xterm-256color", "NO_COLOR": ""])
        #expect(shown.contains("\(escape)[1m1. swipe forward  First → Second\(escape)[0m"))
    }

    /// Color says nothing that the words do not.
    @Test(arguments: [["TERM": "xterm-256color", "NO_COLOR": "1"], ["TERM": "dumb", "NO_COLOR": ""]])
    func `Terminals without color get the same words`(environment: [String: String]) throws {
        let plain = try shownOnTerminal(environment: environment)
        #expect(!plain.contains(escape))
        let colored = try shownOnTerminal(environment: ["TERM": "xterm-256color", "NO_COLOR": ""])
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
        #expect(plain == (try Workspace().pagetrace("run", "-", input: TraceText.withFinding).text))
    }

    /// Runs a trace with one finding whose standard output is a terminal.
    private func shownOnTerminal(environment: [String: String]) throws -> String {
        let workspace = try Workspace()
        try workspace.put(TraceText.withFinding, into: "trace.json")
        var (leader, follower): (Int32, Int32) = (-1, -1)
        try #require(openpty(&leader, &follower, nil, nil, nil) == 0)
        let terminal = FileHandle(fileDescriptor: follower, closeOnDealloc: true)
        defer { close(leader) }
        // A log of some lines fits into what a terminal holds until it is read.
        let outcome = try workspace.pagetrace(
            arguments: ["run", "trace.json"], environment: environment, output: terminal)
        #expect(outcome.exitCode == 0)
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(leader, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).replacing("\r\n", with: "\n")
    }
}
