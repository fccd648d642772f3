/// A log in pieces, each made on demand while the trace is replayed; steps are not kept.
///
/// The pieces, concatenated, are the text or the JSON lines of the recording. A log of ten million steps takes no more
/// memory than one of ten. Several forms are written from one replay.
///
/// ```swift
/// for piece in StreamedLog(of: trace, as: .jsonLines) { file.write(piece) }
/// ```
///
/// Only a root container is replayed twice: it makes controllers while it runs, and the head of the JSON lines names
/// them.
package struct StreamedLog: Sequence, IteratorProtocol, Sendable {
    /// How a log is written.
    package enum Form: Hashable, Sendable {
        /// For people, as ``Recording/text``.
        case text
        /// For programs, one line per step, as ``Recording/jsonLines``.
        case jsonLines
    }

    private enum Place { case head, steps, end }

    /// The figures of the steps that have been written so far.
    package private(set) var summary = RecordingSummary()

    private let forms: [Form]
    private var replay: Replay
    private var place = Place.head

    package init(of trace: Trace, as form: Form) { self.init(of: trace, as: [form]) }

    package init(of trace: Trace, as forms: [Form]) {
        self.forms = forms
        replay = Replay(trace)
    }

    /// Makes the next piece; if there are several forms, what each of them says.
    package mutating func next() -> String? {
        var logs = forms.map { _ in [UInt8]() }
        return append(to: &logs) ? String(decoding: logs.joined(), as: UTF8.self) : nil
    }

    /// Appends the next piece in UTF-8 to the log of each form, which is faster than ``next()``.
    ///
    /// - Returns: Whether there was one.
    package mutating func append(to logs: inout [[UInt8]]) -> Bool {
        switch place {
        case .head:
            place = .steps
            for (place, form) in forms.enumerated() { logs[place].write(text: head(as: form)) }
        case .steps:
            guard let step = replay.write(as: forms, to: &logs) else {
                place = .end
                guard let place = forms.firstIndex(of: .text) else { return false }
                logs[place].write(text: "\n" + summary.text + "\n")
                return true
            }
            summary.add(step)
        case .end: return false
        }
        return true
    }

    private func head(as form: Form) -> String {
        let trace = replay.trace
        switch form {
        case .text: return Recording(heading: trace).heading
        case .jsonLines:
            let steps = trace.scenario.any.listsPages ? [] : Array(replay)
            return Recording(heading: trace, steps: steps).headingAsJSONLine
        }
    }
}
