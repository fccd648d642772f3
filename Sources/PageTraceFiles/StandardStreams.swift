#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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
