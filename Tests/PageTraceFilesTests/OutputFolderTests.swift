import Foundation
import PageTraceFiles
import Testing

@Suite struct OutputFolderTests {
    let folder: TemporaryFolder
    let output: OutputFolder

    init() throws {
        folder = try TemporaryFolder()
        output = OutputFolder(folder.path)
    }

    @Test("Files are written and nothing else")
    func filesAreWrittenAndNothingElse() throws {
        try output.write([file("a.svg", "A"), file("b.svg", ""), file("→.svg", "C")])
        #expect(try folder.names() == ["a.svg", "b.svg", "→.svg"])
        #expect(try folder.text(of: "a.svg") == "A")
        #expect(try folder.text(of: "b.svg") == "")
    }

    @Test("Missing folders are created")
    func missingFoldersAreCreated() throws {
        try OutputFolder(folder["one/two//three/"]).write([file("a.svg", "A")])
        #expect(try folder.text(of: "one/two/three/a.svg") == "A")
    }

    @Test("Nothing to write creates nothing")
    func nothingToWriteCreatesNothing() throws {
        try OutputFolder(folder["one"]).write([])
        #expect(try folder.names() == [])
    }

    @Test("An older file is replaced whole")
    func anOlderFileIsReplacedWhole() throws {
        try folder.put("longer than what comes", into: "a.svg")
        try output.write([file("a.svg", "short")])
        #expect(try folder.text(of: "a.svg") == "short")
    }

    @Test("A file that is up to date is left untouched")
    func aFileThatIsUpToDateIsLeftUntouched() throws {
        try folder.put("same", into: "a.svg")
        try folder.put("old", into: "b.svg")
        let before = (try folder.identity(of: "a.svg"), try folder.identity(of: "b.svg"))
        try output.write([file("a.svg", "same"), file("b.svg", "new")])
        #expect(try folder.identity(of: "a.svg") == before.0)
        #expect(try folder.identity(of: "b.svg") != before.1)
    }

    /// Whoever reads the old file goes on reading the old file.
    @Test("An open reader sees one version")
    func anOpenReaderSeesOneVersion() throws {
        try folder.put("old", into: "a.svg")
        let reader = try #require(FileHandle(forReadingAtPath: folder["a.svg"]))
        try output.write([file("a.svg", "new")])
        #expect(reader.readDataToEndOfFile() == Data("old".utf8))
    }

    @Test("The umask decides who may read")
    func theUmaskDecidesWhoMayRead() async throws {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            umask(0o027)
            try OutputFolder(path).write([file("a.svg", "A")])
            var information = stat()
            #expect(stat("\(path)/a.svg", &information) == 0)
            #expect(information.st_mode & 0o777 == 0o640)
        }
    }

    // Symbolic links: nothing lands outside.

    @Test("A link to a file is replaced and not written through")
    func aLinkToAFileIsReplacedAndNotWrittenThrough() throws {
        let outside = try TemporaryFolder()
        try outside.put("precious", into: "file")
        try folder.link("a.svg", to: outside["file"])
        try folder.link("b.svg", to: outside["not there"])
        try folder.link("c.svg", to: outside.path)
        try output.write([file("a.svg", "A"), file("b.svg", "B"), file("c.svg", "C")])
        #expect(try outside.names() == ["file"])
        #expect(try outside.text(of: "file") == "precious")
        #expect(!folder.isLink("a.svg") && !folder.isLink("b.svg") && !folder.isLink("c.svg"))
        #expect(try folder.text(of: "c.svg") == "C")
    }

    @Test("A link to what would be written stays")
    func aLinkToWhatWouldBeWrittenStays() throws {
        let outside = try TemporaryFolder()
        try outside.put("A", into: "file")
        try folder.link("a.svg", to: outside["file"])
        try output.write([file("a.svg", "A")])
        #expect(folder.isLink("a.svg"))
    }

    @Test("A link to a folder is that folder")
    func aLinkToAFolderIsThatFolder() throws {
        let outside = try TemporaryFolder()
        try folder.link("out", to: outside.path)
        try OutputFolder(folder["out"]).write([file("a.svg", "A")])
        #expect(try outside.text(of: "a.svg") == "A")
    }
}
