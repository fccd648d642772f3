import PageTrace
import PageTraceFiles

/// How far an exploration is, on standard error and only on a terminal.
struct ExplorationProgressLine: Sendable {
    private let isShown = Console.standardError.isTerminal
    private let start = ContinuousClock.now

    /// Shows how far it is now and then, and says whether nobody has ended it.
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

    /// Takes the line away.
    func clear() {
        if isShown { Console.standardError.writeIgnoringErrors("\r\u{1B}[K") }
    }
}
