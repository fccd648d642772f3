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

    /// Nothing can be opened anymore when the files have their names, not even the hidden folder to list it.
    @Test func `What a hidden folder holds goes without being listed`() async throws {
        try folder.put("old", into: "a.svg")
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            let target = try TargetFolder(path)
            let staged = try StagedFiles([file("a.svg", "new")], in: target, keepsPermissions: false)
            try staged.commit()
            #expect(ResourceLimit.openFiles(0))
            withExtendedLifetime(staged) {}
        }
        #expect(try folder.names() == ["a.svg"])
        #expect(try folder.text(of: "a.svg") == "new")
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
    @Test func `A failure while names are given takes them back`() throws {
        try folder.put("old", into: "a")
        let identity = try folder.identity(of: "a")
        try folder.link("b", to: "nowhere")
        do {
            let files = ["a", "b", "c", "d", "e"].map { file($0, "new") }
            let staged = try StagedFiles(files, in: TargetFolder(folder.path), keepsPermissions: false)
            try folder.createFolder("d")
            let message = message(of: try staged.commit())
            #expect(message == "cannot write \"\(folder["d"])\": it is a folder. Move it away, or choose another name.")
            #expect(staged.rollBack() == 0)
        }
        #expect(try folder.names() == ["a", "b", "d"])
        #expect(try folder.text(of: "a") == "old")
        #expect(try folder.identity(of: "a") == identity)
        #expect(folder.isLink("b"))
    }

    /// As on a disk that keeps no second name of a file: a new file can go again, an older one cannot come back.
    @Test func `What cannot be taken back is counted`() throws {
        try folder.put("old", into: "a")
        let staged = try StagedFiles(
            ["a", "b"].map { file($0, "new") }, in: TargetFolder(folder.path), keepsPermissions: false)
        try staged.commit()
        let hidden = try #require(try folder.names().first)
        let kept = try #require(try folder.names(in: hidden).first)
        try FileManager.default.removeItem(atPath: folder["\(hidden)/\(kept)"])
        #expect(staged.rollBack() == 1)
        #expect(try folder.text(of: "a") == "new")
        #expect(try folder.names() == [hidden, "a"])
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
