import Foundation
import PageTraceFiles
import Testing

@Suite struct InputFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `A file is read as it is`() throws {
        try folder.put("one\r\ntwo\n→", into: "trace.json")
        #expect(try InputFile.read(folder["trace.json"], limit: 100) == Array("one\r\ntwo\n→".utf8))
    }

    @Test func `An empty file has no bytes`() throws {
        try folder.put("", into: "empty")
        #expect(try InputFile.read(folder["empty"], limit: 0) == [])
    }

    @Test func `The limit is the largest size that is read`() throws {
        try folder.put("12345", into: "five")
        #expect(try InputFile.read(folder["five"], limit: 5).count == 5)
        let error = failure(of: try InputFile.read(folder["five"], limit: 4))
        #expect(error?.kind == .limitExceeded)
        #expect(error?.exitCode == 3)
        let reason = "it has 5 bytes, and at most 4 are allowed. Make it smaller, or split it"
        #expect(error?.description == "cannot read \"\(folder["five"])\": \(reason).")
    }

    @Test func `No limit overflows`() throws {
        try folder.put("12345", into: "five")
        #expect(try InputFile.read(folder["five"], limit: .max).count == 5)
        #expect(failure(of: try InputFile.read(folder["five"], limit: .min))?.exitCode == 3)
    }

    #if os(Linux)
        @Test func `A huge file is refused by its size`() async throws {
            try folder.put("", into: "huge")
            #expect(truncate(folder["huge"], 1 << 40) == 0)
            await #expect(processExitsWith: .success) { [path = folder["huge"] as String] in
                let before = try bytesReadByThisProcess()
                #expect(failure(of: try InputFile.read(path, limit: 1 << 24))?.exitCode == 3)
                #expect(try bytesReadByThisProcess() - before < 1 << 20)
            }
        }
    #endif

    @Test func `An endless device is bounded`() throws {
        #expect(failure(of: try InputFile.read("/dev/zero", limit: 100_000))?.exitCode == 3)
    }

    @Test func `A named pipe is read to its end`() throws {
        let path = folder["pipe"]
        #expect(mkfifo(path, 0o600) == 0)
        Thread.detachNewThread {
            let writer = FileHandle(forWritingAtPath: path)
            writer?.write(Data("through ".utf8))
            writer?.write(Data("a pipe".utf8))
            try? writer?.close()
        }
        #expect(try InputFile.read(path, limit: 100) == Array("through a pipe".utf8))
    }

    /// The writer ends only because the reader goes away.
    @Test func `An endless pipe is bounded`() async throws {
        let path = folder["pipe"]
        #expect(mkfifo(path, 0o600) == 0)
        await #expect(processExitsWith: .success) { [path = path as String] in
            let writer = Thread {
                let descriptor = open(path, O_WRONLY)
                var block = [UInt8](repeating: 7, count: 4096)
                while write(descriptor, &block, block.count) > 0 {}
            }
            signal(SIGPIPE, SIG_IGN)
            writer.start()
            #expect(failure(of: try InputFile.read(path, limit: 1000))?.exitCode == 3)
            while !writer.isFinished { usleep(1000) }
        }
    }

    @Test func `A dash is standard input`() async {
        await #expect(processExitsWith: .success) {
            let pipe = Pipe()
            pipe.fileHandleForWriting.write(Data("from a pipe".utf8))
            try pipe.fileHandleForWriting.close()
            dup2(pipe.fileHandleForReading.fileDescriptor, STDIN_FILENO)
            #expect(try InputFile.read("-", limit: 100) == Array("from a pipe".utf8))
            close(STDIN_FILENO)
            #expect(
                message(of: try InputFile.read("-", limit: 1))
                    == "cannot read standard input: it is closed.")
        }
    }

    /// What is left in the pipe shows how much was read.
    @Test func `Never more than one byte beyond the limit is read`() async {
        await #expect(processExitsWith: .success) {
            let pipe = Pipe()
            pipe.fileHandleForWriting.write(Data("0123456789".utf8))
            try pipe.fileHandleForWriting.close()
            dup2(pipe.fileHandleForReading.fileDescriptor, STDIN_FILENO)
            let message = message(of: try InputFile.read("-", limit: 4))
            let reason = "it has more than the 4 bytes that are allowed. Make it smaller, or split it."
            #expect(message == "cannot read standard input: \(reason)")
            #expect(try InputFile.read("-", limit: 100) == Array("56789".utf8))
        }
    }

    @Test func `What cannot be read is said in words`() throws {
        try folder.put("", into: "file")
        try folder.link("circle", to: "circle")
        func reason(_ name: String) -> String {
            let path = folder[name]
            let message = message(of: try InputFile.read(path, limit: 10))
            return message.replacingOccurrences(of: "cannot read \"\(path)\": ", with: "")
        }
        #expect(reason("missing.json") == "there is no such file.")
        #expect(reason("") == "it is a folder. Name a file in it.")
        #expect(reason("file/trace.json") == "\"file\" is a file, not a folder.")
        #expect(reason("circle") == "its symbolic links lead in a circle.")
        #expect(reason(String(repeating: "a", count: 200) + String(repeating: "b", count: 56)).contains("too long"))
        #expect(
            reason("file\0.json") == "cannot read \"\(folder["file"])\\u{0}.json\": the path contains a NUL character.")
        #expect(message(of: try InputFile.read("", limit: 1)) == "cannot read \"\": the path is empty.")
    }

    @Test func `What cannot be read exits with 74`() throws {
        #expect(failure(of: try InputFile.read(folder["no"], limit: 1))?.exitCode == 74)
    }
}

#if os(Linux)
    /// How many bytes the system has given to this process so far, whatever they came from.
    private func bytesReadByThisProcess() throws -> Int {
        let text = String(decoding: try InputFile.read("/proc/self/io", limit: 10_000), as: UTF8.self)
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("rchar: ") })
        return try #require(Int(line.dropFirst("rchar: ".count)))
    }
#endif
