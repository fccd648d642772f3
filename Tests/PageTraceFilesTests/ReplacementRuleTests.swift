import Foundation
import Testing

@testable import PageTraceFiles

/// A rule protects files, and one file that has to stay keeps all as it was.
@Suite struct ReplacementRuleTests {
    let folder: TemporaryFolder
    let output: OutputFolder

    init() throws {
        folder = try TemporaryFolder()
        output = OutputFolder(folder.path)
        try folder.put("old", into: "a")
        try folder.put("precious", into: "b")
    }

    @Test func `A file that has to stay stops the whole run`() throws {
        let rule = ReplacementRule { path, existing in
            guard existing?.holds(Array("precious".utf8)) == true else { return nil }
            return ReplacementRule.Objection("it is precious", nextStep: "Leave it alone.")
        }
        let message = message(of: try output.write([file("a", "new"), file("b", "new")], replacing: rule))
        #expect(message == "cannot write \"\(folder["b"])\": it is precious. Leave it alone.")
        #expect(try folder.text(of: "a") == "old")
        #expect(try folder.names() == ["a", "b"])
    }

    @Test func `What is current is not asked about`() throws {
        let rule = ReplacementRule { path, _ in ReplacementRule.Objection("no", nextStep: nil) }
        #expect(try output.write([file("a", "old")], replacing: rule) == [.current])
    }

    @Test func `What became of each file is said`() throws {
        let files = [file("a", "new"), file("b", "precious"), file("c", "")]
        #expect(try output.write(files) == [.replaced, .current, .created])
    }

    /// Somebody saves the file while the new ones are written: those before it have their names, and it stays.
    @Test func `A change in the last moment is seen`() throws {
        let content = Array("precious".utf8)
        let rule = ReplacementRule { path, existing in
            guard path.hasSuffix("/b") else { return nil }
            return existing?.holds(content) == true ? nil : ReplacementRule.Objection("it has changed", nextStep: nil)
        }
        let files = [file("a", "new"), file("b", "new")]
        let target = try TargetFolder(folder.path)
        try target.prepare(files)
        try folder.put("precious and more", into: "b")
        #expect(message(of: try target.giveNames(rule)) == "cannot write \"\(folder["b"])\": it has changed.")
        target.removeWaiting()
        #expect(try folder.text(of: "a") == "new")
        #expect(try folder.text(of: "b") == "precious and more")
        #expect(try folder.names() == ["a", "b"])
    }

    @Test func `How many files have been written before that is said`() throws {
        let rule = ReplacementRule { [folder] path, existing in
            if path.hasSuffix("/c") { try? folder.put("precious and more", into: "b") }
            guard path.hasSuffix("/b") else { return nil }
            return existing?.holds(Array("precious".utf8)) == true
                ? nil : ReplacementRule.Objection("it has changed", nextStep: nil)
        }
        let files = [file("a", "new"), file("b", "new"), file("c", "new")]
        #expect(
            message(of: try output.write(files, replacing: rule))
                == "cannot write \"\(folder["b"])\": it has changed, after 1 of 3 files had been written.")
        #expect(try folder.names() == ["a", "b"])
    }

    @Test func `What another run has made meanwhile just as this one would is no objection`() throws {
        let rule = ReplacementRule { [folder] path, existing in
            if path.hasSuffix("/c") { try? folder.put("new", into: "b") }
            guard path.hasSuffix("/b") else { return nil }
            return existing?.holds(Array("precious".utf8)) == true
                ? nil : ReplacementRule.Objection("it has changed", nextStep: nil)
        }
        try output.write([file("a", "new"), file("b", "new"), file("c", "new")], replacing: rule)
        #expect(try folder.text(of: "b") == "new")
        #expect(try folder.names() == ["a", "b", "c"])
    }

    @Test func `One file has one identity`() throws {
        try folder.link("link", to: folder["a"])
        #expect(Foundation.link(folder["a"], folder["hard"]) == 0)
        let identity = try #require(FileIdentity(of: folder["a"]))
        #expect(FileIdentity(of: folder["link"]) == identity)
        #expect(FileIdentity(of: folder["hard"]) == identity)
        #expect(FileIdentity(of: folder["b"]) != identity)
        #expect(FileIdentity(of: folder["none"]) == nil)
    }

    /// More folders than a process may open: most are current, and some change.
    @Test func `Many folders need few descriptors`() async throws {
        for number in 0..<300 {
            try folder.createFolder("\(number)")
            try folder.put("old", into: "\(number)/file")
        }
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            func changes(_ content: String, _ count: Int) -> [FolderChange] {
                (0..<count).map { FolderChange(folder: "\(path)/\($0)", files: [file("file", content)]) }
            }
            #expect(ResourceLimit.openFiles(64))
            try OutputChanges.make(changes("old", 300))
            try OutputChanges.make(changes("new", 30))
        }
        #expect(try folder.text(of: "29/file") == "new")
        #expect(try folder.names(in: "29") == ["file"])
    }

    /// The system may give a name that is not text; it is seen, and not taken for another one.
    @Test func `Names that are not text`() throws {
        let folder = try TemporaryFolder()
        let bytes: [CChar] = Array("\(folder.path)/caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
        try #require(close(open(bytes, O_CREAT | O_WRONLY, 0o600)) == 0)
        try folder.put("", into: "plain")
        let entries = try FolderEntry.list(folder.path)
        #expect(entries.map(\.name) == ["caf\u{FFFD}", "plain"])
        #expect(entries.map(\.hasReadableName) == [false, true])
    }
}
