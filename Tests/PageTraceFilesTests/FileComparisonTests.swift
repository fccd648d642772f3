import Foundation
import Testing

@testable import PageTraceFiles

@Suite struct FileComparisonTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Puts `old` on disk and compares it with `new`.
    private func text(from old: [UInt8], to new: [UInt8]) throws -> String {
        let output = OutputFolder(folder.path)
        try output.write([OutputFile(name: "a.txt", bytes: old)])
        let file = OutputFile(name: "a.txt", bytes: new)
        return try output.compare(file).text(of: file, in: "Output")
    }

    private func text(from old: String, to new: String) throws -> String {
        try text(from: Array(old.utf8), to: Array(new.utf8))
    }

    private func numbered(_ range: some Sequence<Int>) -> String {
        range.map { "line \($0)\n" }.joined()
    }

    @Test func `The same bytes are up to date`() throws {
        #expect(try text(from: "same", to: "same") == "Output/a.txt is up to date.\n")
    }

    @Test func `A missing file is missing`() throws {
        let new = file("a.txt", "12")
        for folder in [OutputFolder(folder.path), OutputFolder(folder["none/here"])] {
            #expect(try folder.compare(new) == .missing)
        }
        #expect(
            FileComparison.missing.text(of: new, in: "Output/")
                == "Output/a.txt is missing; it would have 2 bytes.\n")
    }

    @Test func `A change is shown with three lines around`() throws {
        let old = numbered(1...20)
        let new = old.replacingOccurrences(of: "line 10\n", with: "line ten\nand more\n")
        #expect(
            try text(from: old, to: new) == """
                --- Output/a.txt (on disk)
                +++ Output/a.txt (new)
                @@ -7,7 +7,8 @@
                 line 7
                 line 8
                 line 9
                -line 10
                +line ten
                +and more
                 line 11
                 line 12
                 line 13

                """)
    }

    @Test func `Changes far apart are shown apart`() throws {
        let old = numbered(1...100)
        let new = numbered((1...100).filter { $0 != 5 && $0 != 90 })
        let heads = try text(from: old, to: new).split(separator: "\n").filter { $0.hasPrefix("@@") }
        #expect(heads == ["@@ -2,7 +2,6 @@", "@@ -87,7 +86,6 @@"])
    }

    @Test func `A missing newline at the end is a difference`() throws {
        #expect(
            try text(from: "a\nb", to: "a\nb\n").hasSuffix(
                """
                 a
                -b
                \\ No newline at end of file
                +b

                """))
    }

    @Test func `An empty file is text`() throws {
        #expect(try text(from: "", to: "a\n").hasSuffix("@@ -0,0 +1,1 @@\n+a\n"))
    }

    @Test func `A long line is shortened around the first difference`() throws {
        let start = String(repeating: "é", count: 5_000)
        let lines = try text(from: "\(start)OLD\(start)\n", to: "\(start)NEW\(start)\n").split(separator: "\n")
        #expect(lines[3].hasPrefix("-…éé") && lines[3].hasSuffix("éé…") && lines[3].contains("éOLDé"))
        #expect(lines[4].hasPrefix("+…éé") && lines[4].hasSuffix("éé…") && lines[4].contains("éNEWé"))
        #expect(lines.allSatisfy { $0.count < 180 && !$0.contains("\u{FFFD}") })
    }

    @Test func `What a terminal would obey is made visible`() throws {
        #expect(try text(from: "a\r\n", to: "\tb\u{1B}[2J\r\n").hasSuffix("-a\\r\n+\tb\\u{1B}[2J\\r\n"))
    }

    @Test func `Binary files differ at a byte`() throws {
        let sizes = "(4 bytes on disk, 5 bytes new)"
        #expect(
            try text(from: [137, 80, 0, 1], to: [137, 80, 0, 2, 3])
                == "Output/a.txt: binary files differ at byte 4 \(sizes).\n")
        #expect(
            try text(from: [0xC3, 0x28, 1, 1], to: [0xC3, 0x28, 1, 1, 1])
                == "Output/a.txt: binary files differ at byte 5 \(sizes).\n")
    }

    @Test func `A huge file on disk is not read whole`() throws {
        try folder.put("abc", into: "a.txt")
        #expect(truncate(folder["a.txt"], 1 << 40) == 0)
        let file = file("a.txt", "abX")
        #expect(
            try OutputFolder(folder.path).compare(file).text(of: file, in: "Output")
                == "Output/a.txt: files differ at byte 3 (1,099,511,627,776 bytes on disk, 3 bytes new).\n")
    }

    @Test func `What is no file cannot be compared`() throws {
        try folder.createFolder("a.txt")
        #expect(mkfifo(folder["b.txt"], 0o600) == 0)
        let output = OutputFolder(folder.path)
        let isFolder = failure(of: try output.compare(file("a.txt", "")))
        #expect(isFolder?.exitCode == 74)
        #expect(isFolder?.message == "it is a folder")
        let isPipe = failure(of: try output.compare(file("b.txt", "")))
        #expect(isPipe?.message == "it is a pipe, a socket or a device, not a file")
    }

    // Bounded work: the standard library alone would need hours and gigabytes for the last of these.

    @Test(.timeLimit(.minutes(10)))
    func `A hundred thousand lines with few changes are compared exactly`() throws {
        let old = numbered(0..<100_000)
        let new = numbered((0..<100_000).map { $0.isMultiple(of: 50_000) ? -$0 - 1 : $0 })
        #expect(
            try text(from: old, to: new).split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropFirst(2) == [
                "@@ -1,4 +1,4 @@", "-line 0", "+line -1", "@@ -49998,7 +49998,7 @@", "-line 50000", "+line -50001",
            ])
    }

    @Test(.timeLimit(.minutes(10)))
    func `Of a hundred thousand other lines the first are shown`() throws {
        let lines = try text(from: numbered(0..<100_000), to: numbered(-100_000..<0)).split(separator: "\n")
        #expect(lines.count == 45)
        #expect(lines[2] == "@@ -1,100000 +1,100000 @@")
        #expect(lines[23] == "… 99,980 lines more on disk")
        #expect(lines[44] == "… 99,980 lines more in the new text")
    }

    @Test(.timeLimit(.minutes(10)))
    func `Of a hundred thousand lines in another order the first are shown`() throws {
        let lines = try text(from: numbered(0..<100_000), to: numbered((0..<100_000).reversed())).split(separator: "\n")
        #expect(lines[2] == "more lines differ than are compared; the first of them:")
        #expect(lines.count <= UnifiedDifference.mostLines + 1)
        #expect(lines.contains("-line 0") && lines.contains("+line 99999"))
    }

    @Test func `Many changes are capped and counted`() throws {
        let old = numbered(0..<1_000)
        let new = numbered((0..<1_000).map { $0.isMultiple(of: 10) ? -$0 - 1 : $0 })
        let lines = try text(from: old, to: new).split(separator: "\n")
        #expect(lines.count == UnifiedDifference.mostLines + 1)
        // 2 lines of heading; 100 changes with heading, 2 lines and 6 around, of which the first has 3 and none the 7th.
        let all = 2 + 100 * 9 - 3
        #expect(lines.last == "… \(all - UnifiedDifference.mostLines) lines more of this difference")
    }
}
