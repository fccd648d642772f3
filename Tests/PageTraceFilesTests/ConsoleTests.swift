import Foundation
import Testing

@testable import PageTraceFiles

@Suite struct ConsoleTests {
    @Test func `Everything arrives however slow the reader`() throws {
        let pipe = Pipe()
        let console = Console(Descriptor(number: pipe.fileHandleForWriting.fileDescriptor), name: "a pipe")
        // Never blocking, and more than a pipe holds: writes are cut short, and some of them refused.
        let flags = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_GETFL)
        #expect(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, flags | O_NONBLOCK) == 0)
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let reader = pipe.fileHandleForReading
        // Not a task: it would wait for all tests that are due before it, while this one keeps a core from them.
        let queue = DispatchQueue(label: "the reader of a pipe")
        nonisolated(unsafe) var received = Data()
        queue.async { received = reader.readDataToEndOfFile() }
        let failure = failure(of: try console.writeWhileRead(bytes))
        try pipe.fileHandleForWriting.close()
        #expect(failure == nil)
        queue.sync {}
        #expect(Array(received) == bytes)
    }

    /// The signal that comes with it would end the process before that is known.
    @Test func `A reader that goes away is no error`() async {
        await #expect(processExitsWith: .success) {
            signal(SIGPIPE, SIG_DFL)
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            let console = Console(Descriptor(number: pipe.fileHandleForWriting.fileDescriptor), name: "standard output")
            #expect(try !console.writeWhileRead("lost"))
            console.writeIgnoringErrors("lost too")
        }
    }

    @Test(.enabled(if: access("/dev/full", W_OK) == 0)) func `A full disk is an error`() throws {
        let descriptor = open("/dev/full", O_WRONLY)
        defer { close(descriptor) }
        let console = Console(Descriptor(number: descriptor), name: "standard output")
        let error = failure(of: try console.writeWhileRead("lost"))
        #expect(error?.kind == .cannotWrite)
        #expect(error?.exitCode == 73)
        let expected = "cannot write to standard output: the disk is full. Free some space, or write to another disk."
        #expect(error?.description == expected)
    }

    /// A number far above those that other threads are given meanwhile.
    @Test func `A closed stream is an error`() {
        let number = fcntl(STDOUT_FILENO, F_DUPFD, 900)
        close(number)
        let console = Console(Descriptor(number: number), name: "standard output")
        let message = message(of: try console.writeWhileRead("lost"))
        #expect(message == "cannot write to standard output: it is closed.")
    }

    @Test func `A pipe is no terminal and takes no color`() {
        let pipe = Pipe()
        let console = Console(Descriptor(number: pipe.fileHandleForWriting.fileDescriptor), name: "a pipe")
        #expect(!console.isTerminal)
        #expect(!console.takesColor)
    }

    @Test func `A terminal takes color unless the user objects`() async {
        await #expect(processExitsWith: .success) {
            let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            let console = Console(Descriptor(number: terminal), name: "a terminal")
            func takesColor(noColor: String?, terminal: String?) -> Bool {
                if let noColor { setenv("NO_COLOR", noColor, 1) } else { unsetenv("NO_COLOR") }
                if let terminal { setenv("TERM", terminal, 1) } else { unsetenv("TERM") }
                return console.takesColor
            }
            #expect(console.isTerminal)
            #expect(takesColor(noColor: nil, terminal: "xterm"))
            #expect(takesColor(noColor: "", terminal: "xterm"))
            #expect(takesColor(noColor: nil, terminal: nil))
            #expect(!takesColor(noColor: "1", terminal: "xterm"))
            #expect(!takesColor(noColor: nil, terminal: "dumb"))
        }
    }
}
