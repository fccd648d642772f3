#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// A signal handler can access only global state, and may only set it.
nonisolated(unsafe) private var isPending: sig_atomic_t = 0

/// Control-C, for long work that can report its result so far.
public enum Interruption {
    /// Catches the first Control-C from now on; the second one ends the process as usual.
    public static func take() {
        signal(SIGINT) { _ in
            isPending = 1
            signal(SIGINT, SIG_DFL)
        }
    }

    /// Whether Control-C was pressed since ``take()``.
    public static var hasCome: Bool { isPending != 0 }
}
