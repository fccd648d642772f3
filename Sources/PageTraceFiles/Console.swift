/// A standard stream to write to.
///
/// The first write makes the process ignore `SIGPIPE`: a reader that goes away causes an error that can be handled, and
/// does not end the process.
public struct Console: Sendable {
    /// Where results go.
    public static let standardOutput = Console(.standardOutput, name: "standard output")

    /// Where progress and errors go.
    public static let standardError = Console(.standardError, name: "standard error")

    private let descriptor: Descriptor
    private let name: String

    init(_ descriptor: Descriptor, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// Writes text, all of it, at once and without a buffer that could be lost, to a reader that may stop early, as
    /// `head` does after some lines.
    ///
    /// That has no effect: what else the run does, and how it ends, does not depend on the reader.
    ///
    /// - Returns: Whether the reader is still there.
    /// - Throws: ``FileError`` of the kind `cannotWrite`.
    @discardableResult
    public func writeWhileRead(_ text: String) throws(FileError) -> Bool { try writeWhileRead(Array(text.utf8)) }

    @discardableResult
    public func writeWhileRead(_ bytes: [UInt8]) throws(FileError) -> Bool {
        _ = IgnoredSignals.areIgnored
        do {
            try descriptor.put(bytes)
            return true
        } catch {
            guard error.number != EPIPE else { return false }
            throw FileError(.cannotWrite, name, error, isStream: true)
        }
    }

    /// Writes text and ignores failures, for cases in which there is no one left to tell, such as an error message
    /// itself.
    public func writeIgnoringErrors(_ text: String) { _ = try? writeWhileRead(text) }

    /// Whether the stream is a terminal, so that a person is likely to watch.
    public var isTerminal: Bool { descriptor.isTerminal }

    /// Whether to use color: on a terminal that is not dumb, unless `NO_COLOR` is set to anything.
    public var takesColor: Bool {
        isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }

    /// The width of the terminal in characters; nil if it is none, or does not say.
    public var columns: Int? { isTerminal ? descriptor.columns : nil }

    private func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

/// The three standard streams, some of which may be closed when a process starts.
public enum StandardStreams {
    /// Occupies those that are closed; call it first in a process.
    ///
    /// Otherwise, the next file that is opened would get the number of a stream, and output for the stream would be
    /// written to the file. The substitute refuses every read or write, as the closed stream itself would.
    public static func occupy() {
        for (number, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(number, F_GETFD) == -1 {
            // The lowest number that is free is this one. If it fails there is nothing that could be done.
            _ = open("/dev/null", mode)
        }
    }
}
