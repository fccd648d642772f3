#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The signals that would end a process although the error could be reported.
enum IgnoredSignals {
    /// Ignores them from now on, in the whole process; only the first use does something.
    ///
    /// `SIGPIPE` comes when the reader of a pipe is gone, `SIGXFSZ` when a file grows beyond what `ulimit` allows. With
    /// both ignored the system call fails, and temporary files can still be removed.
    static let areIgnored: Bool = {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        return true
    }()
}
