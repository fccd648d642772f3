import PageTrace
import PageTraceFiles

/// Shows the progress of a long run in a line on standard error, only if that is a terminal.
struct ProgressLine: Sendable {
    private let isShown: Bool

    init(isShown: Bool = true) { self.isShown = isShown && Console.standardError.isTerminal }

    /// For so many diagrams: two or three are made before anybody could read a line about them.
    init(drawing total: Int, isShown: Bool) { self.init(isShown: isShown && total > 8) }

    func show(_ text: @autoclosure () -> String) {
        if isShown { Console.standardError.writeIgnoringErrors("\r\u{1B}[K" + text()) }
    }

    func clear() { show("") }

    /// Shows the progress of an exploration from time to time, and returns whether to go on.
    @Sendable
    func goesOn(_ progress: ExplorationProgress) -> Bool {
        if isShown, progress.states & 0x3FF < 0x20 {
            show("\(Quantity.text(progress.states, "state")), depth \(progress.depth)")
        }
        return !Interruption.hasCome
    }
}

extension ExplorationOptions {
    /// The same, until the user interrupts it.
    func showing(_ progress: ProgressLine) -> ExplorationOptions {
        var options = self
        options.goesOn = progress.goesOn
        return options
    }
}
