import Foundation
import Testing

@testable import PageTraceTesting

/// Bad input: what is on disk is not what this library wrote.
@Suite struct SnapshotDamageTests {
    private let snapshot = "__Snapshots__/WalkTests/walk.txt"

    private func failure(with bytes: [UInt8], _ walk: Walk<Presenter>) throws -> String {
        let test = try TemporaryTest()
        try test.write(snapshot, bytes)
        let failure = try #require(try test.failure(walk))
        #expect(try test.read(snapshot) == bytes, "Nothing is lost.")
        #expect(!failure.contains(test.folder))
        return failure
    }

    @Test func `Bytes that are not text`() throws {
        let failure = try failure(with: Array("UIPage".utf8) + [0xFF, 0xFE], walk())
        #expect(
            failure.hasPrefix(
                "The snapshot \(snapshot) is not UTF-8 from byte 7 on. It has been edited, or damaged; restore it."))
    }

    @Test func `Windows line endings`() throws {
        let text = try walk().recording.text.split(separator: "\n", omittingEmptySubsequences: false)
        let failure = try failure(with: Array(text.joined(separator: "\r\n").utf8), walk())
        #expect(failure.hasPrefix("The snapshot \(snapshot) has Windows line endings (CRLF). Nothing else differs."))
        #expect(failure.contains("“__Snapshots__/** text eol=lf”"))
    }

    @Test func `Windows line endings and another text`() throws {
        #expect(try failure(with: Array("no such text\r\n".utf8), walk()).contains("The text differs as well."))
    }

    @Test func `Byte order mark`() throws {
        let failure = try failure(with: [0xEF, 0xBB, 0xBF] + Array(walk().recording.text.utf8), walk())
        #expect(failure.contains("begins with a byte order mark"))
    }

    @Test func `An empty snapshot`() throws {
        #expect(try failure(with: [], walk()).contains("The recording differs from its snapshot at the heading."))
    }

    @Test func `Nonsense in place of JSON`() throws {
        let test = try TemporaryTest()
        try test.write("__Snapshots__/WalkTests/walk.json", Array("{ not JSON".utf8))
        let failure = try #require(try test.failure(walk(), as: .json))
        #expect(failure.contains("-{ not JSON"))
    }

    @Test func `A folder in place of the snapshot`() throws {
        let test = try TemporaryTest()
        try test.write("\(snapshot)/file", [])
        let failure = try #require(try test.failure(walk()))
        #expect(failure.hasPrefix("The snapshot \(snapshot) cannot be read: "))
        #expect(test.files == ["\(snapshot)/file"])
    }

    @Test(arguments: [SnapshotMode.missing, .all])
    func `A folder that cannot be written`(mode: SnapshotMode) throws {
        let test = try TemporaryTest()
        // A file where the folder has to be: even root cannot write into it.
        try test.write("__Snapshots__", Array("mine".utf8))
        let failure = try #require(try test.failure(walk(), mode))
        #expect(failure.contains("cannot be"))
        #expect(!failure.contains(test.folder))
        #expect(try test.read("__Snapshots__") == Array("mine".utf8))
    }
}
