import Dispatch
import PageTrace
import PageTraceBridge

/// Writes what a recorder observes: call by call, or as the steps of a recording.
@MainActor
final class RecordWriter {
    private let sink: RecordingSink
    private var steps = RecordedSteps()
    /// Whether the end of the current turn will be noticed.
    private var isTurnKnown = false
    /// The turns that the model has let pass within gestures, none on a device, as far as they have been noticed.
    private var turnsNoticed = 0
    private weak var pager: UIPageViewController?

    init(_ sink: RecordingSink, head: Recording, of pager: UIPageViewController) {
        (self.sink, self.pager) = (sink, pager)
        sink.takesLine?(head.headingAsJSONLine)
    }

    /// Notes a set that the app makes outside of callbacks.
    func begin(_ set: ProgrammaticSet) {
        log(call: set.call)
        write(steps.begin(set))
    }

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

    /// Begins another turn if the last one has passed.
    ///
    /// It is called before the app is: what the app then puts on the main queue comes in a later turn.
    func noticeTurn() {
        #if canImport(UIKit)
            let turnsPassed = 0
        #else
            let turnsPassed = pager?.turnsPassed ?? 0
        #endif
        if !isTurnKnown || turnsPassed != turnsNoticed { steps.turn += 1 }
        turnsNoticed = turnsPassed
        guard !isTurnKnown else { return }
        isTurnKnown = true
        let pass: @MainActor @Sendable () -> Void = { [weak self] in self?.turnHasPassed() }
        #if canImport(UIKit)
            DispatchQueue.main.async { MainActor.assumeIsolated(pass) }
        #else
            MainQueue.current.add(isSilent: true, pass)
        #endif
    }

    private func log(_ callback: CallbackRecord?, _ text: String) {
        noticeTurn()
        sink.takesCall?(RecordedLine(turn: steps.turn, callback: callback, text: text))
    }

    private func turnHasPassed() {
        isTurnKnown = false
        write(steps.turnHasPassed())
    }

    func finish() { write(steps.close()) }

    private func write(_ step: Step?) {
        if let step { sink.takesLine?(step.jsonLine) }
    }
}
