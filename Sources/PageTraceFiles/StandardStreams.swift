#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The three streams that a process is started with, or without.
public enum StandardStreams {
    /// Takes the places of those that are closed, first of all in a process.
    ///
    /// Otherwise the next file that is opened gets the number of a stream, and what is meant for the stream is written
    /// into the file. What is put there refuses every read or write as the closed stream itself would.
    public static func occupy() {
        for (number, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(number, F_GETFD) == -1 {
            // The lowest number that is free is this one. If it fails there is nothing that could be done.
            _ = open("/dev/null", mode)
        }
    }
}
