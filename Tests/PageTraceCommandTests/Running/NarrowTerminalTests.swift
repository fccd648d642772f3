import Foundation
import TestDepth
import Testing

/// What is to be read on a terminal of 80 columns, whatever is asked.
struct NarrowTerminalTests {
    private static let mistake = "\(Project.traces)/title-one-page-ahead.json"
    private static let repair = "\(Project.traces)/title-set-in-did-finish.json"
    private static let root = "\(Project.traces)/RootContainer/root-containment.json"
    private static let log = "\(Project.traces)/../Tests/Logs/two-animated-sets-ios-26.1.log"
    private static let asked = Depth.cases(
        [["run", mistake, "--no-files"], ["explore", mistake], ["explain", log]],
        deep: [
            ["run", "\(Project.traces)/two-sets-at-once-ios-26.json", "--no-files"],
            ["run", "\(Project.traces)/playlist-walk.json", "--coverage", "--no-files"], ["compare", mistake, repair],
            ["compare", root, "--vary", "strategy"],
        ])

    private func lines(_ arguments: [String], columns: Int = 80) throws -> [String] {
        try #require(Terminal(columns: columns)).lines(of: arguments, in: Workspace())
    }

    private func plain(_ line: String) -> String { line.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

    @Test(arguments: asked)
    func `No line is wider than the terminal`(_ arguments: [String]) throws {
        let lines = try lines(arguments)
        #expect(lines.count > 4)
        #expect(lines.map(plain).filter { $0.count > 80 } == [])
    }

    @Test(arguments: asked)
    func `No word is lost, and none is added`(_ arguments: [String]) throws {
        guard !arguments.contains("--vary") else { return }
        // What has a line of its own needs no comma.
        func words(_ text: String) -> [Substring] { text.split { " ,\n".contains($0) } }
        let file = try Workspace().pagetrace(arguments: arguments).text
        let shown = try lines(arguments).map(plain).joined(separator: "\n")
        #expect(words(shown) == words(file))
    }

    @Test func `What goes on in the next line stands under the text, not under its number or sign`() throws {
        let lines = try lines(["run", "\(Project.traces)/two-sets-at-once-ios-26.json", "--no-files"]).map(plain)
        let start = try #require(lines.firstIndex { $0.hasPrefix("     ! The completion block") })
        #expect(lines[start + 1].contains(/^ {7}[a-z]/))
    }

    @Test func `What was never reached has a line for each, whatever is in parentheses`() throws {
        let lines = try lines(["explore", Self.repair, "--gestures", "swipe,cancel", "--verbose"]).map(plain)
        let start = try #require(lines.firstIndex(of: "never reached:"))
        #expect(lines[start...].contains("  a set of the page already shown (rules 8, 22)"))
        #expect(lines.contains("rests on choices of the model:"))
    }

    @Test func `Strategies are a block for each gesture where the table is too wide, and else a table`() throws {
        let arguments = ["compare", Self.root, "--vary", "strategy"]
        let blocks = try lines(arguments).map(plain)
        #expect(blocks.contains("  containment") && blocks.contains("    held by: root: Login"))
        let table = try lines(arguments, columns: 160).map(plain)
        #expect(table.contains { $0.hasPrefix("gesture ") && $0.hasSuffix(" back to") })
    }

    @Test func `Values of trackers stand in a column, and of more than three the right ones are counted`() throws {
        let three = try lines(["run", "\(Project.traces)/index-and-counter.json", "--no-files"]).map(plain)
        #expect(three.contains("     page   First") && three.contains("     index  0"))
        let four = try lines(["run", "\(Project.traces)/which-callback-to-use.json", "--no-files"]).map(plain)
        #expect(four.contains("     all 4 right"))
        let wrong = try #require(four.firstIndex { $0.contains(/^ {5}will  Third +wrong/) })
        #expect(four[wrong + 1].hasPrefix("     did   Third") && four[wrong + 2] == "     2 others right")
    }

    @Test(arguments: [["explore", mistake], ["run", mistake, "--no-files"]])
    func `Calls have the color of the part of the client, findings and headings theirs`(_ arguments: [String]) throws {
        let lines = try lines(arguments)
        #expect(lines.contains { $0.hasPrefix("\u{1B}[38;5;31m") && $0.contains("viewControllerAfter(First)") })
        #expect(lines.contains { $0.hasPrefix("\u{1B}[38;5;133m") && $0.contains("willTransitionTo [Second]") })
        #expect(lines.contains { $0.hasPrefix("\u{1B}[1;38;5;161m") && $0.contains("title says Third") })
        #expect(lines.contains { $0.hasPrefix("\u{1B}[1m1. swipe forward") })
    }

    @Test(arguments: [["explore", mistake], ["run", mistake, "--no-files"], ["compare", mistake, repair]])
    func `Every color can be read on black and on white`(_ arguments: [String]) throws {
        let codes = Set(
            try lines(arguments).flatMap { $0.matches(of: /\u{1B}\[([0-9;]+)m/).map { String($0.output.1) } })
        for code in codes where code != "0" && code != "1" {
            let number = try #require(code.firstMatch(of: /38;5;([0-9]+)$/).flatMap { Int($0.output.1) }, "\(code)")
            let light = try luminance(ofColor: number)
            #expect((light + 0.05) / 0.05 >= 4 && 1.05 / (light + 0.05) >= 4, "\(code)")
        }
    }

    /// The relative luminance of a color of xterm's cube, from 16 to 231 (WCAG 2.2).
    private func luminance(ofColor number: Int) throws -> Double {
        try #require((16...231).contains(number))
        let parts = [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6].map { part -> Double in
            let value = Double(part == 0 ? 0 : 55 + 40 * part) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    @Test func `The verdict is bold in a color of its own, and so is the line that the model does not explain`() throws
    {
        let explored = try lines(["explore", Self.mistake])
        #expect(explored[0].hasPrefix("\u{1B}[1;38;5;161mA walk of 1 gesture"), "\(explored[0])")
        let proved = try lines(["explore", Self.repair, "--gestures", "swipe,cancel"])
        #expect(proved[0].hasPrefix("\u{1B}[1;38;5;28mNo finding"), "\(proved[0])")
        let workspace = try Workspace()
        let twice = "willTransitionTo [Second]\nwillTransitionTo [Second]\ndidFinishAnimating completed: true\n"
        try workspace.put(twice, into: "device.log")
        let explained = try #require(Terminal(columns: 80)).lines(of: ["explain", "device.log"], in: workspace)
        #expect(explained[0].hasPrefix("\u{1B}[1;"), "\(explained[0])")
        #expect(explained.contains { $0.hasPrefix("\u{1B}[1;38;5;161mdevice.log:") }, "\(explained)")
    }

    @Test func `A comparison shows in color which side has a line`() throws {
        let lines = try lines(["compare", Self.mistake, Self.repair])
        #expect(lines.contains { $0.hasPrefix("\u{1B}[38;5;161m- ") })
        #expect(lines.contains { $0.hasPrefix("\u{1B}[38;5;28m+ ") })
        #expect(lines.contains { $0.hasPrefix("\u{1B}[38;5;31m       1  viewControllerAfter(First)") })
    }

    @Test func `A name that reads like an outcome changes no color`() throws {
        let workspace = try Workspace()
        let trace = #"{ "version": 1, "pages": ["First", "A (cancelled)"], "path": "1→2→(1)" }"#
        try workspace.put(trace, into: "trace.json")
        let terminal = try #require(Terminal(columns: 80))
        let lines = try terminal.lines(of: ["compare", "trace.json", "trace.json"], in: workspace)
        #expect(lines.contains { $0.hasPrefix("\u{1B}[1m  1. swipe forward  First → ") })
        #expect(lines.contains { $0.hasPrefix("\u{1B}[1;38;5;130m  2. swipe backward") })
    }
}
