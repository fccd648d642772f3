import PageTrace
import PageTraceDiagrams

/// One trace or recording of a run: its source, the name of its files, and what happened in it.
struct TraceRun {
    let input: RunInput
    /// What its files are called, before the diagram and the format.
    let name: String
    let content: RunInput.Content
    /// The figures, once it has been replayed.
    var summary = RecordingSummary()
    /// The recording, if it is needed as a whole.
    private(set) var recording: Recording?

    init(input: RunInput, name: String) throws {
        self.input = input
        self.name = name
        content = try input.read()
    }

    /// The number of steps, as far as it is known before a trace is replayed.
    private var stepCount: Int {
        switch content {
        case .trace(let trace): trace.gestureCount
        case .recording(let file): file.recording.steps.count
        }
    }

    /// The note on a recording that is not complete.
    var note: String? {
        if case .recording(let file) = content { file.note(on: input.description) } else { nil }
    }

    /// Replays the trace, or goes through the recording.
    ///
    /// - Parameters:
    ///   - isKept: Whether the recording is needed as a whole; a long one takes much memory.
    ///   - range: The steps that are kept, nil for all.
    ///   - see: Receives each step when it has happened.
    mutating func replay(isKept: Bool, steps range: StepRange?, _ see: (Step) throws -> Void) throws {
        switch content {
        case .trace(let trace):
            var builder = isKept ? RecordingBuilder(trace, steps: range) : nil
            for step in Replay(trace) {
                try see(step)
                summary.count(step)
                builder?.add(step)
                if let builder { try checkLength(builder.count) }
            }
            recording = try chosen { () throws(StepRangeError) in try builder?.recording() }
        case .recording(let file):
            try file.recording.steps.forEach(see)
            summary = RecordingSummary(file.recording)
            recording = try chosen { () throws(StepRangeError) in
                try range.map { range throws(StepRangeError) in try file.recording.steps(in: range) } ?? file.recording
            }
        }
    }

    private func chosen(_ steps: () throws(StepRangeError) -> Recording?) throws(CommandFailure) -> Recording? {
        do throws(StepRangeError) {
            return try steps()
        } catch {
            throw .steps(source: input.description, error)
        }
    }

    /// Replays or reads the recording, without a log.
    mutating func keep(steps range: StepRange?) throws -> Recording {
        try replay(isKept: true, steps: range) { _ in }
        return recording ?? Recording(container: "", pages: [], steps: [])
    }

    /// Replays the trace only for its figures.
    mutating func judge() {
        switch content {
        case .trace(let trace):
            var replay = Replay(trace)
            summary = replay.summary()
        case .recording(let file): summary = RecordingSummary(file.recording)
        }
    }

    /// Refuses a trace before the replay if too much of it would have to be kept in memory.
    func checkLength() throws(TraceError) { try checkLength(stepCount) }

    /// Refuses to choose steps of a trace that would take too long to look through.
    func checkChoice() throws(TraceError) {
        try check(
            stepCount, most: Self.keptLimit, "--steps looks through",
            advice: "Write the log to standard output, which has no limit: --format text --output -, or jsonl.")
    }

    private func checkLength(_ count: Int) throws(TraceError) {
        try check(
            count, most: Self.keptLimit, "files are made of",
            advice: "Choose some with --steps, as in --steps 0-1000, or write the log to standard output, which has no "
                + "limit: --format text --output -, or jsonl.")
    }

    private func check(_ count: Int, most: Int, _ use: String, advice: String) throws(TraceError) {
        guard count > most else { return }
        throw TraceError(
            kind: .limitExceeded, source: input.description,
            message: "\(Quantity.text(count)) steps, and \(use) \(Quantity.text(most)) at the most", advice: advice)
    }

    /// Refuses drawings that would take too long, before the trace is replayed as far as its length alone tells.
    func checkDrawings(_ artifacts: [Artifact], options: DiagramOptions) throws {
        guard artifacts.contains(where: \.isDiagram) else { return }
        let count = recording?.steps.count ?? stepCount
        try check(
            count, most: Self.drawnLimit, "drawings are made of",
            advice: "Choose some with --steps, as in --steps 0-200.")
        // Repeated steps are drawn once; how many there are is known only after the replay.
        guard recording != nil || !options.folds else { return }
        let amount = recording.map { DrawnAmount(of: $0, options: options) } ?? DrawnAmount(steps: count)
        for artifact in artifacts {
            do throws(DiagramError) {
                try artifact.check(steps: amount.steps, options: options)
            } catch {
                throw CommandFailure.drawing(name: artifact.fileName(for: name), error)
            }
        }
        do throws(DiagramError) {
            try DrawingBudget.check(artifacts, amount, options: options)
        } catch {
            throw CommandFailure.drawing(name: name, error)
        }
    }

    /// The maximum number of steps in a recording that is drawn: finding repetitions takes a second.
    static let drawnLimit = 50_000

    /// The maximum number of steps in a recording, or in the content of a file, that is kept as a whole.
    static let keptLimit = 1_000_000

    /// Replays the trace and writes a log of it meanwhile, which is never in memory as a whole.
    mutating func stream(as form: StreamedLog.Form, _ write: ([UInt8]) throws -> Void) throws {
        guard case .trace(let trace) = content else {
            var bytes: [UInt8] = []
            summary = try LogSize.write(self, as: form, to: &bytes)
            return try write(bytes)
        }
        var log = StreamedLog(of: trace, as: form)
        var chunk: [UInt8] = []
        while log.append(to: &chunk) {
            guard chunk.count > Self.chunkSize else { continue }
            try write(chunk)
            chunk.removeAll(keepingCapacity: true)
        }
        try write(chunk)
        summary = log.summary
    }

    /// The number of bytes written at once.
    private static let chunkSize = 1 << 16
}

extension Artifact {
    fileprivate var isDiagram: Bool {
        if case .log = self { false } else { true }
    }

    /// The form in which it can be written while a trace is replayed, nil if the whole recording is needed first.
    var streamedForm: StreamedLog.Form? {
        switch self {
        case .log(.text): .text
        case .log(.jsonl): .jsonLines
        default: nil
        }
    }
}
