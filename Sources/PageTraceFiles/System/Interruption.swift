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

// A signal handler can access only global state, and may only set it.
nonisolated(unsafe) private var pending: sig_atomic_t = 0
nonisolated(unsafe) private var isTaken: sig_atomic_t = 0
nonisolated(unsafe) private var writers: sig_atomic_t = 0
nonisolated(unsafe) private var isAwaited: sig_atomic_t = 0

/// Signals that end a process: Control-C, a request to end, a terminal that is gone.
public enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// From now on, a signal ends the process only after what is being written is on the disk as a whole.
    ///
    /// The second one ends it at once, as usual. A signal that is ignored, as `nohup` has it, stays so. For a command:
    /// a library leaves signals alone.
    public static func awaitWriting() {
        isAwaited = 1
        for number in signals {
            let earlier = signal(number, receive)
            if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
    }

    /// Catches the first signal from now on, for long work that can report its result so far; the second one ends the
    /// process as usual.
    public static func take() {
        isTaken = 1
        awaitWriting()
    }

    /// Whether a signal has come since ``take()``.
    public static var hasCome: Bool { isTaken != 0 && pending != 0 }

    static func beginWriting() {
        _ = IgnoredSignals.areIgnored
        if isAwaited != 0 { writers += 1 }
    }

    /// Ends such work; a signal that came meanwhile ends the process now.
    static func endWriting() {
        guard isAwaited != 0 else { return }
        writers -= 1
        if writers == 0, pending != 0, isTaken == 0 { end(by: pending) }
    }
}

private func receive(_ number: Int32) {
    guard pending == 0, isTaken != 0 || writers > 0 else { return end(by: number) }
    pending = number
}

/// Ends the process as if nobody had caught the signal.
private func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
}
