/// A log in pieces, each made on demand while the trace is replayed; steps are not kept.
///
/// The pieces, concatenated, are the text or the JSON lines of the recording. A log of ten million steps takes no more
/// memory than one of ten.
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

    private let form: Form
    private var replay: Replay
    private var place = Place.head

    package init(of trace: Trace, as form: Form) {
        self.form = form
        replay = Replay(trace)
    }

    package mutating func next() -> String? {
        var bytes: [UInt8] = []
        return append(to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// Appends the next piece in UTF-8, which is faster than ``next()``.
    ///
    /// - Returns: Whether there was one.
    package mutating func append(to bytes: inout [UInt8]) -> Bool {
        switch place {
        case .head:
            place = .steps
            bytes.write(text: head)
        case .steps:
            guard let step = replay.write(as: form, to: &bytes) else {
                place = .end
                guard form == .text else { return false }
                bytes.write(text: "\n" + summary.text + "\n")
                return true
            }
            summary.add(step)
        case .end: return false
        }
        return true
    }

    private var head: String {
        let trace = replay.trace
        switch form {
        case .text: return Recording(heading: trace).heading
        case .jsonLines:
            let steps = trace.scenario.any.listsPages ? [] : Array(replay)
            return Recording(heading: trace, steps: steps).headingAsJSONLine
        }
    }
}
