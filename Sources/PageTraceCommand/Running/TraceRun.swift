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
    /// Whether the last step is in flight, and the client's variables, which are judged at rest, are not.
    private(set) var endsUnjudged = false
    /// What can come after the trace, if its page goes on with the reader's own gestures.
    private(set) var graph: SituationGraph?

    init(input: RunInput, name: String) throws {
        self.input = input
        self.name = name
        content = try input.read()
    }

    /// The number of steps, as far as it is known before a trace is replayed.
    var stepCount: Int {
        switch content {
        case .trace(let trace): trace.gestureCount
        case .recording(let file): file.recording.steps.count
        }
    }

    var note: String? {
        switch content {
        case .recording(let file): file.note(on: input.description)
        case .trace(let trace): trace.noteOnSystems(named: input.description).map { $0 + "\n" }
        }
    }

    /// The first finding on classic, of a trace that names iOS 17 or 18: nobody knows which of the two systems these are.
    var findingOnClassic: Finding? {
        guard case .trace(let trace) = content, trace.isBetweenSystems, trace.gestureCount <= Self.drawnLimit else {
            return nil
        }
        return Recording(replaying: trace.on(.classic)).findings.first
    }

    /// Replays the trace, or goes through the recording.
    ///
    /// - Parameters:
    ///   - isKept: Whether the recording is needed as a whole; a long one takes much memory.
    ///   - range: The steps that are kept, nil for all.
    ///   - formats: The logs that are made of what is kept; it ends as soon as one of them would be too large.
    ///   - see: Receives each step when it has happened.
    mutating func replay(
        isKept: Bool, steps range: StepRange?, logs formats: [ArtifactFormat] = [],
        _ see: (Step) throws -> Void = { _ in }
    ) throws {
        do {
            switch content {
            case .trace(let trace):
                var builder = isKept ? RecordingBuilder(trace, steps: range) : nil
                var size = LogSize(
                    of: self, as: range == nil ? formats : [], total: trace.gestureCount, estimates: true)
                for step in Replay(trace) {
                    try see(step)
                    summary.count(step)
                    endsUnjudged = step.gesture.outcome == .inFlight && !step.trackers.isEmpty
                    builder?.add(step)
                    if let builder { try checkLength(builder.count) }
                    try size.add(step)
                }
                recording = try builder?.recording()
            case .recording(let file):
                try file.recording.steps.forEach(see)
                summary = RecordingSummary(file.recording)
                recording = try range.map { try file.recording.steps(in: $0) } ?? file.recording
            }
        } catch let error as StepRangeError {
            throw CommandFailure(message: "\(input.description): error: --steps: \(error.description)", code: .usage)
        }
        // Of a trace as a whole, each step has been counted when it happened.
        if case .trace = content, range == nil { return }
        let steps = recording?.steps ?? []
        var size = LogSize(of: self, as: formats, total: steps.count, estimates: false)
        for step in steps { try size.add(step) }
    }

    /// Replays or reads the recording, without a log.
    mutating func keep(steps range: StepRange?, logs formats: [ArtifactFormat] = []) throws -> Recording {
        try replay(isKept: true, steps: range, logs: formats)
        return recording ?? Recording(container: "", pages: [], steps: [])
    }

    /// Finds out what can come after the trace, and says what is left out of that.
    ///
    /// - Parameter isWhole: Whether the page has every step of the trace; one that would be too large is refused at once.
    mutating func explore(isQuiet: Bool, isWhole: Bool = true) throws(TraceError) {
        guard case .trace(let trace) = content else { return }
        if isWhole, trace.gestureCount > LogSize.sample {
            var size = LogSize(of: self, as: [.html], total: trace.gestureCount, estimates: true)
            for step in Replay(trace).prefix(LogSize.sample) { try size.add(step) }
        }
        graph = try input.source.situations(of: trace)
        if !isQuiet { graph?.sayWhatIsLeftOut(of: input.description) }
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
        guard artifacts.contains(where: { if case .log = $0 { false } else { true } }) else { return }
        let count = recording?.steps.count ?? stepCount
        try check(
            count, most: Self.drawnLimit, "drawings are made of",
            advice: "Choose some with --steps, as in --steps 0-200.")
        // Repeated steps are drawn once; how many there are is known only after the replay.
        guard recording != nil || !options.folds else { return }
        let amount = recording.map { DrawnAmount(of: $0, options: options) } ?? DrawnAmount(steps: count)
        for artifact in artifacts {
            try CommandFailure.drawing(
                artifact.fileName(for: name), try artifact.check(steps: amount.steps, options: options))
        }
        try CommandFailure.drawing(name, try amount.check(artifacts, options: options))
    }

    /// The maximum number of steps in a recording that is drawn: finding repetitions takes a second.
    static let drawnLimit = 50_000

    /// The maximum number of steps in a recording, or in the content of a file, that is kept as a whole.
    static let keptLimit = 1_000_000

    /// Replays the trace once and writes logs of it meanwhile, without a recording in memory.
    ///
    /// - Parameters:
    ///   - forms: How it is written.
    ///   - see: Receives the logs of all forms whenever they have grown, and may take away what it has written.
    /// - Returns: What is left of the logs.
    mutating func stream(
        as forms: [StreamedLog.Form], _ see: (inout [[UInt8]]) throws -> Void
    ) throws -> [[UInt8]] {
        switch content {
        case .trace(let trace):
            var log = StreamedLog(of: trace, as: forms)
            var logs = forms.map { _ in [UInt8]() }
            while log.append(to: &logs) { try see(&logs) }
            summary = log.summary
            return logs
        case .recording(let file):
            summary = RecordingSummary(file.recording)
            return forms.map { Array(($0 == .text ? file.recording.text : file.recording.jsonLines).utf8) }
        }
    }
}

extension Artifact {
    /// The form in which it can be written while a trace is replayed, nil if the whole recording is needed first.
    var streamedForm: StreamedLog.Form? {
        switch self {
        case .log(.text): .text
        case .log(.jsonl): .jsonLines
        default: nil
        }
    }
}
