#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// A handler of signals can reach nothing but what is global, and may do nothing but set it.
nonisolated(unsafe) private var isPending: sig_atomic_t = 0

/// Control-C, for long work that can say what it has until then.
public enum Interruption {
    /// Takes the first Control-C from now on; the second one ends the process as ever.
    public static func take() {
        signal(SIGINT) { _ in
            isPending = 1
            signal(SIGINT, SIG_DFL)
        }
    }

    /// Whether Control-C was pressed since ``take()``.
    public static var hasCome: Bool { isPending != 0 }
}
