import Foundation
import Testing

@testable import PageTraceFiles

/// Whatever goes wrong, it is as if nothing had been tried.
@Suite struct OutputFolderFailureTests {
    let folder: TemporaryFolder
    let output: OutputFolder

    init() throws {
        folder = try TemporaryFolder()
        output = OutputFolder(folder.path)
    }

    @Test func `A folder in the way is seen before anything is written`() throws {
        try folder.put("old", into: "a.svg")
        try folder.createFolder("b.svg")
        let error = failure(of: try output.write([file("a.svg", "new"), file("b.svg", "B")]))
        #expect(error?.exitCode == 73)
        #expect(
            error?.description
                == "cannot write \"\(folder["b.svg"])\": it is a folder. Move it away, or choose another name.")
        #expect(try folder.names() == ["a.svg", "b.svg"])
        #expect(try folder.text(of: "a.svg") == "old")
    }

    @Test func `A pipe in the way is not replaced`() throws {
        #expect(mkfifo(folder["a.svg"], 0o600) == 0)
        let message = message(of: try output.write([file("a.svg", "A")]))
        #expect(message.contains("it is a pipe, a socket or a device, not a file. Move it away"))
    }

    @Test func `A path through a file leads nowhere`() throws {
        try folder.put("", into: "file")
        for (path, subject) in [
            ("file", "it"), ("file/", "it"), ("file/below", "\"file\""),
            ("file//below/further", "\"file\""),
        ] {
            let path = folder[path]
            let message = message(of: try OutputFolder(path).write([file("a.svg", "A")]))
            #expect(message == "cannot write \"\(path)\": \(subject) is a file, not a folder. Choose another folder.")
        }
    }

    /// Here nothing can be created, not even by root.
    @Test(.enabled(if: access("/proc/self", F_OK) == 0))
    func `A folder that cannot be created is an error`() {
        let error = failure(of: try OutputFolder("/proc/pagetrace/out").write([file("a", "A")]))
        #expect(error?.kind == .cannotWrite)
        #expect(error?.exitCode == 73)
    }

    @Test func `Bad paths are refused`() {
        let empty = message(of: try OutputFolder("").write([file("a", "A")]))
        #expect(empty == "cannot write \"\": the path is empty.")
        let cut = message(of: try OutputFolder("/tmp\0/x").write([file("a", "A")]))
        #expect(cut == "cannot write \"/tmp\\u{0}/x\": the path contains a NUL character.")
    }

    /// The system stops the second file in the middle, as a full disk would.
    @Test func `A disk that is full in the middle leaves nothing`() async throws {
        try folder.put("old", into: "a.svg")
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            #expect(ResourceLimit.fileSize(100_000))
            let files = [file("a.svg", "new"), OutputFile(name: "b.svg", bytes: Array(repeating: 7, count: 200_000))]
            for path in [path, "\(path)/one/two"] {
                let message = message(of: try OutputFolder(path).write(files))
                #expect(
                    message == "cannot write \"\(path)/b.svg\": the file would be larger than is allowed here. "
                        + "Raise the limit with ulimit -f.")
            }
        }
        #expect(try folder.names() == ["a.svg"])
        #expect(try folder.text(of: "a.svg") == "old")
    }

    @Test func `Folders of somebody else stay`() throws {
        try folder.createFolder("one")
        try folder.createFolder("one/two/a.svg")
        _ = message(of: try OutputFolder(folder["one/two"]).write([file("a.svg", "A")]))
        _ = message(of: try OutputFolder(folder["one/\(longName)"]).write([file("a", "A")]))
        #expect(try folder.names(in: "one") == ["two"])
    }

    @Test func `Folders on the way to a failure go`() throws {
        let path = folder["one/two/\(longName)"]
        let message = message(of: try OutputFolder(path).write([file("a", "A")]))
        #expect(message.hasSuffix("the name is too long. Choose a shorter name."))
        #expect(try folder.names() == [])
    }

    /// Somebody puts a folder there after it was checked.
    @Test func `A failure while names are given says how many files have theirs`() throws {
        try folder.put("old", into: "a")
        try folder.put("old", into: "b")
        let rule = ReplacementRule { [folder] path, _ in
            if path.hasSuffix("/a") { try? folder.createFolder("c") }
            return nil
        }
        let files = ["b", "a", "c", "d"].map { file($0, "new") }
        let target = try TargetFolder(folder.path)
        try target.prepare(files)
        let message = message(of: try target.giveNames(rule))
        #expect(message == "cannot write \"\(folder["c"])\": it is a folder. Move it away, or choose another name.")
        #expect(target.done == 2)
        target.removeWaiting()
        #expect(try folder.names() == ["a", "b", "c"])
        #expect(try folder.text(of: "a") == "new")
    }

    @Test func `A link that comes after the check is not replaced`() throws {
        let target = try TargetFolder(folder.path)
        try target.prepare([file("a", "new")])
        try folder.link("a", to: "nowhere")
        #expect(message(of: try target.giveNames(.anything)).contains("it is a symbolic link"))
        target.removeWaiting()
        #expect(try folder.names() == ["a"])
        #expect(folder.isLink("a"))
    }

    /// What waits in a folder is taken for a leftover only after the run that it belongs to has ended.
    @Test func `Files of a run that is alive are no leftovers`() throws {
        let name = TemporaryName.random()
        try folder.put("of a run that was killed", into: name)
        let target = try TargetFolder(folder.path)
        try target.prepare([file("a", "new")])
        try output.write([file("b", "B")])
        #expect(try folder.names().count == 3)
        try target.giveNames(.anything)
        #expect(try folder.names() == [name, "a", "b"])
    }

    @Test func `Leftovers go with the next run`() throws {
        let names = (0..<3).map { _ in TemporaryName.random() }
        try folder.put("half a fi", into: names[0])
        try folder.createFolder(names[1])
        try folder.link(names[2], to: "nowhere")
        let others = [names[0] + "0", String(names[0].dropLast()), ".pagetrace-ideas-for-the-next-time"]
        for name in others { try folder.put("mine", into: name) }
        try output.write([file("b", "B")])
        #expect(try folder.names() == (names.dropFirst() + others + ["b"]).sorted())
    }

    /// Descriptors that a failure forgot would be used up long before the end.
    @Test func `Nothing stays open`() async throws {
        try folder.createFolder("taken")
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            #expect(ResourceLimit.openFiles(64))
            let output = OutputFolder(path)
            for round in 0..<100 {
                try output.write([file("a", "\(round)"), file("b", "\(round)")])
                #expect(try output.compare(file("a", "\(round)")) == .same)
                #expect(try InputFile.read("\(path)/a", limit: 9) == Array("\(round)".utf8))
                #expect(failure(of: try output.write([file("taken", "")]))?.kind == .cannotWrite)
                #expect(failure(of: try InputFile.read(path, limit: 9))?.kind == .cannotRead)
            }
        }
    }

    private var longName: String { String(repeating: "n", count: 256) }
}
