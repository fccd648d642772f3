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

    @Test func aFolderInTheWayIsSeenBeforeAnythingIsWritten() throws {
        try folder.put("old", into: "a.svg")
        try folder.createFolder("b.svg")
        let error = failure { () throws(FileError) in try output.write([file("a.svg", "new"), file("b.svg", "B")]) }
        #expect(error?.exitCode == 73)
        #expect(
            error?.description
                == "cannot write \"\(folder["b.svg"])\": it is a folder. Move it away, or choose another name.")
        #expect(try folder.names() == ["a.svg", "b.svg"])
        #expect(try folder.text(of: "a.svg") == "old")
    }

    @Test func aPipeInTheWayIsNotReplaced() throws {
        #expect(mkfifo(folder["a.svg"], 0o600) == 0)
        let message = message { () throws(FileError) in try output.write([file("a.svg", "A")]) }
        #expect(message.contains("it is a pipe, a socket or a device, not a file. Move it away"))
    }

    @Test func aPathThroughAFileLeadsNowhere() throws {
        try folder.put("", into: "file")
        for path in [folder["file/below"], folder["file"], folder["file/below/further"]] {
            let message = message { () throws(FileError) in try OutputFolder(path).write([file("a.svg", "A")]) }
            #expect(message == "cannot write \"\(path)\": a part of the path is a file, not a folder.")
        }
    }

    /// Here nothing can be created, not even by root.
    @Test(.enabled(if: access("/proc/self", F_OK) == 0)) func aFolderThatCannotBeCreatedIsAnError() {
        let error = failure { () throws(FileError) in try OutputFolder("/proc/pagetrace/out").write([file("a", "A")]) }
        #expect(error?.kind == .cannotWrite)
        #expect(error?.exitCode == 73)
    }

    @Test func badPathsAreRefused() {
        let empty = message { () throws(FileError) in try OutputFolder("").write([file("a", "A")]) }
        #expect(empty == "cannot write \"\": the path is empty.")
        let cut = message { () throws(FileError) in try OutputFolder("/tmp\0/x").write([file("a", "A")]) }
        #expect(cut == "cannot write \"/tmp\\u{0}/x\": the path contains a NUL character.")
    }

    /// The system stops the second file in the middle, as a full disk would.
    @Test func aDiskThatIsFullInTheMiddleLeavesNothing() async throws {
        try folder.put("old", into: "a.svg")
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            #expect(ResourceLimit.fileSize(100_000))
            let files = [file("a.svg", "new"), OutputFile(name: "b.svg", bytes: Array(repeating: 7, count: 200_000))]
            for path in [path, "\(path)/one/two"] {
                let message = message { () throws(FileError) in try OutputFolder(path).write(files) }
                #expect(message == "cannot write \"\(path)/b.svg\": the file would be larger than is allowed here.")
            }
        }
        #expect(try folder.names() == ["a.svg"])
        #expect(try folder.text(of: "a.svg") == "old")
    }

    @Test func foldersOfSomebodyElseStay() throws {
        try folder.createFolder("one")
        try folder.createFolder("one/two/a.svg")
        _ = message { () throws(FileError) in try OutputFolder(folder["one/two"]).write([file("a.svg", "A")]) }
        _ = message { () throws(FileError) in try OutputFolder(folder["one/\(longName)"]).write([file("a", "A")]) }
        #expect(try folder.names(in: "one") == ["two"])
    }

    @Test func foldersOnTheWayToAFailureGo() throws {
        let path = folder["one/two/\(longName)"]
        let message = message { () throws(FileError) in try OutputFolder(path).write([file("a", "A")]) }
        #expect(message.hasSuffix("the name is too long. Choose a shorter name."))
        #expect(try folder.names() == [])
    }

    /// The one case that cannot be undone: somebody puts a folder there after it was checked.
    @Test func aFailureWhileNamesAreGivenSaysHowManyHaveOne() throws {
        var staged = try StagedFiles(in: folder.path)
        for name in ["a", "b", "c"] { try staged.add(file(name, name)) }
        try folder.createFolder("b")
        var message = ""
        do { try staged.commit() } catch { message = error.description }
        staged.removeLeftovers()
        #expect(message.contains("it is a folder, after 1 of 3 files had been written. Move it away"))
        #expect(try folder.names() == ["a", "b"])
    }

    /// Descriptors that a failure forgot would be used up long before the end.
    @Test func nothingStaysOpen() async throws {
        try folder.createFolder("taken")
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            #expect(ResourceLimit.openFiles(64))
            let output = OutputFolder(path)
            for round in 0..<100 {
                try output.write([file("a", "\(round)"), file("b", "\(round)")])
                #expect(try output.compare(file("a", "\(round)")) == .same)
                #expect(try InputFile.read("\(path)/a", limit: 9) == Array("\(round)".utf8))
                #expect(failure { () throws(FileError) in try output.write([file("taken", "")]) }?.kind == .cannotWrite)
                #expect(failure { () throws(FileError) in _ = try InputFile.read(path, limit: 9) }?.kind == .cannotRead)
            }
        }
    }

    private var longName: String { String(repeating: "n", count: 256) }
}
