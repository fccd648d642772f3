import Foundation
import Testing

/// Whatever arguments and files are called, what the command says of them is text: nothing in it is obeyed by a terminal.
struct HostileMessageTests {
    /// An order to a terminal, in seven bits and in eight, a text from right to left, a line that is none.
    private static let names = [
        "\u{1B}]0;pwned\u{7}", "\u{1B}[2J\u{1B}[31m", "\u{9B}31m", "a\nb", "a\rb", "\u{202E}nosj.", "\u{2066}\u{200F}",
        "\u{2028}", "\u{7F}\u{8}", "a\u{200B}b", "\u{2060}\u{AD}",
    ]

    /// Only line breaks are let through, of what is invisible.
    private func expectText(_ outcome: Outcome, sourceLocation: SourceLocation = #_sourceLocation) {
        for text in [outcome.text, outcome.errors] {
            let obeyed = text.unicodeScalars.filter { scalar in
                switch scalar.value {
                case 0x0a: false
                case 0..<0x20, 0x7f..<0xa0, 0xad, 0x61c, 0x200b, 0x200e, 0x200f, 0x2028...0x202e, 0x2060...0x206f: true
                default: false
                }
            }
            #expect(obeyed.isEmpty, "\(text.debugDescription)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: names)
    func `Traces that are missing or refused`(name: String) throws {
        let workspace = try Workspace()
        try workspace.put("{ \"version\": 1, \"pages\": [\"A\"], \"path\": \"7\" }", into: "\(name).json")
        for arguments in [
            ["run", "\(name).txt"], ["run", "\(name).json"], ["compare", "\(name).json", "--vary", "strategy"],
        ] {
            let outcome = try workspace.pagetrace(arguments: arguments)
            #expect([2, 74].contains(outcome.exitCode), "\(outcome.errors)")
            expectText(outcome)
        }
    }

    @Test(arguments: names)
    func `Traces that collide`(name: String) throws {
        let workspace = try Workspace()
        for folder in ["a", "b"] { try workspace.put(TraceText.shortest, into: "\(folder)\(name)/x.json") }
        let outcome = try workspace.pagetrace("run", "a\(name)/x.json", "b\(name)/x.json")
        #expect(outcome.exitCode == 64)
        expectText(outcome)
        expectText(try workspace.pagetrace("run", "a\(name)/x.json", "a\(name)/x.json"))
    }

    @Test(arguments: names)
    func `Findings and folders`(name: String) throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.withFinding, into: "\(name).json")
        let outcome = try workspace.pagetrace(
            "run", "\(name).json", "--strict", "--output", "out\(name)", "--format", "svg,text")
        #expect(outcome.exitCode == 1)
        #expect(outcome.errors.split(separator: "\n").count == 3, "one line stays one line")
        expectText(outcome)
        expectText(try workspace.pagetrace("run", "\(name).json", "--check", "--output", "other\(name)"))
    }

    /// A shell makes options of files that begin with dashes.
    @Test(arguments: names)
    func `Arguments that are none`(name: String) throws {
        let workspace = try Workspace()
        let argument = name.replacing("\n", with: "")
        for arguments in [
            ["run", "--\(argument)"], [argument], ["run", "--format", argument, "x"], ["schema", argument],
        ] {
            let outcome = try workspace.pagetrace(arguments: arguments)
            #expect(outcome.exitCode == 64, "\(outcome.errors)")
            expectText(outcome)
        }
    }

    @Test(arguments: names)
    func `Documents`(name: String) throws {
        let workspace = try Workspace()
        let place = "<!-- pagetrace: trace=\"x.json\" -->\n<!-- /pagetrace -->\n"
        try workspace.put(place, into: "d\(name)/\(name).md")
        expectText(try workspace.pagetrace("docs", "d\(name)"))
        try workspace.put(TraceText.shortest, into: "d\(name)/x.json")
        let check = try workspace.pagetrace("docs", "d\(name)", "--check")
        // Where a folder for images cannot have such a name, it is refused.
        #expect([1, 73].contains(check.exitCode), "\(check.errors)")
        expectText(check)
        let written = try workspace.pagetrace("docs", "d\(name)")
        #expect([0, 73].contains(written.exitCode), "\(written.errors)")
        expectText(written)
        expectText(try workspace.pagetrace("docs", "no\(name)", "other\(name).txt"))
    }
}
