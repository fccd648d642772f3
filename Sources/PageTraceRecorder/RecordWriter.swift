import PageTrace

#if canImport(UIKit)
    import Dispatch
#else
    import PageTraceUIKit
#endif

/// Writes what a recorder observes: call by call, or as the steps of a recording.
@MainActor
final class RecordWriter {
    private let sink: RecordingSink
    private var steps = RecordedSteps()
    /// The current turn of the main queue, and whether its end will be noticed.
    private var turn = 0
    private var isTurnKnown = false

    /// Begins a recording with its head.
    init(_ sink: RecordingSink, head: Recording) {
        self.sink = sink
        sink.takesLine?(head.headingAsJSONLine)
    }

    /// Notes a set that the app makes outside of callbacks.
    func begin(_ set: SetRequest<String>) {
        log(call: .setViewControllers(set.pages, direction: set.direction, animated: set.isAnimated))
        write(steps.begin(set))
    }

    /// Writes a call or an act.
    func write(_ event: RecordedEvent) {
        switch event {
        case .call(let callback, let isDragging):
            log(call: callback)
            write(steps.add(callback, isDragging: isDragging))
        case .act(let act):
            log(nil, act.text)
            write(steps.begin(act))
        }
    }

    private func log(call: Callback<String>) {
        let record = CallbackRecord(call, phase: .rest, name: { $0 })
        log(record, record.text)
    }

    private func log(_ callback: CallbackRecord?, _ text: String) {
        if !isTurnKnown {
            isTurnKnown = true
            turn += 1
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.turnHasPassed() } }
        }
        sink.takesCall?(RecordedLine(turn: turn, callback: callback, text: text))
    }

    private func turnHasPassed() {
        isTurnKnown = false
        write(steps.turnHasPassed())
    }

    /// Writes the open step.
    func finish() { write(steps.close()) }

    private func write(_ step: Step?) {
        if let step { sink.takesLine?(step.jsonLine) }
    }
}
