import Foundation
import PageTraceFiles
import Testing

/// Many at once, or none to the end: a file is whole all the same.
@Suite struct InterruptionTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Whether a file is what one writer wrote: one letter, all the way.
    private func isWhole(_ name: String, size: Int) throws -> Bool {
        let text = try folder.text(of: name)
        return text.utf8.count == size && Set(text).count == 1
    }

    @Test func `Writers at the same time leave whole files`() async throws {
        let path = folder["one/two"]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for letter in UInt8(ascii: "A")...UInt8(ascii: "P") {
                group.addTask {
                    let bytes = [UInt8](repeating: letter, count: 200_000)
                    let own = OutputFile(name: "own \(letter)", bytes: bytes)
                    let files = ["a", "b", "c"].map { OutputFile(name: $0, bytes: bytes) } + [own]
                    try OutputFolder(path).write(files)
                }
            }
            try await group.waitForAll()
        }
        let names = try folder.names(in: "one/two")
        #expect(names.count == 3 + 16)
        for name in names {
            #expect(try isWhole("one/two/\(name)", size: 200_000))
        }
    }

    @Test(arguments: 1...8) func `A kill leaves old or new`(milliseconds: UInt32) async throws {
        let path = folder.path
        try OutputFolder(path).write([file("a", String(repeating: "A", count: 500_000))])
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, pause = milliseconds as UInt32] in
            Thread.detachNewThread {
                usleep(pause * 3_000)
                kill(getpid(), SIGKILL)
            }
            for round in 0... {
                let letter = round.isMultiple(of: 2) ? "B" : "C"
                try OutputFolder(path).write([file("a", String(repeating: letter, count: 500_000))])
            }
        }
        #expect(try isWhole("a", size: 500_000))
        // What the kill leaves behind, the next one removes.
        try OutputFolder(path).write([file("a", String(repeating: "D", count: 500_000))])
        #expect(try isWhole("a", size: 500_000))
        #expect(try folder.names() == ["a"])
    }
}
