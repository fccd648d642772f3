import PageTraceFiles

/// Shows the progress of a long run on standard error, only if it is a terminal.
struct Progress {
    let total: Int
    let isShown: Bool

    init(total: Int, isShown: Bool) {
        self.total = total
        // Two or three diagrams are made before anybody could read a line about them.
        self.isShown = isShown && total > 8 && Console.standardError.isTerminal
    }

    func show(_ done: Int) {
        guard isShown else { return }
        Console.standardError.writeIgnoringErrors("\r\u{1B}[Kdrawing \(done + 1) of \(total)")
    }

    func clear() {
        guard isShown else { return }
        Console.standardError.writeIgnoringErrors("\r\u{1B}[K")
    }
}
