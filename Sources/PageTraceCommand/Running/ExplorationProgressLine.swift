import PageTrace
import PageTraceFiles

/// Shows the progress of an exploration on standard error, only if it is a terminal.
struct ExplorationProgressLine: Sendable {
    private let isShown = Console.standardError.isTerminal
    private let start = ContinuousClock.now

    /// Shows the progress from time to time, and returns whether to go on.
    var goesOn: @Sendable (ExplorationProgress) -> Bool {
        let (isShown, start) = (isShown, start)
        return { progress in
            if isShown, progress.states & 0x3FF < 0x20 {
                let time = start.duration(to: .now)
                let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
                let speed = Int(Double(progress.states) / max(seconds, 0.001))
                Console.standardError.writeIgnoringErrors(
                    "\r\u{1B}[K\(Quantity.text(progress.states, "state")), depth \(progress.depth), "
                        + "\(Quantity.text(speed)) states a second")
            }
            return !Interruption.hasCome
        }
    }

    func clear() {
        if isShown { Console.standardError.writeIgnoringErrors("\r\u{1B}[K") }
    }
}

extension ExplorationOptions {
    /// The same, until the user interrupts it.
    func showing(_ progress: ExplorationProgressLine) -> ExplorationOptions {
        var options = self
        options.goesOn = progress.goesOn
        return options
    }
}
