import PageTrace
import PageTraceDiagrams

/// The size of a log in memory, computed before it is made.
enum LogSize {
    /// Refuses the log of a trace if it would be too large as a file.
    static func check(_ run: TraceRun, _ format: ArtifactFormat) throws {
        guard case .trace(let trace) = run.content, trace.gestureCount > shortest, format != .coverage else { return }
        let form: StreamedLog.Form = format == .text ? .text : .jsonLines
        // Indentation and repeated keys make JSON this much larger than JSON lines.
        let growth = format == .json ? jsonGrowth : 1
        let total = trace.gestureCount
        var (steps, bytes) = (0, 0)
        for piece in StreamedLog(of: trace, as: form) {
            bytes += piece.utf8.count * growth
            steps += 1
            // The first steps are representative of most walks; the rest is counted up to the limit.
            let expected = steps == sample ? bytes / sample * total : bytes
            guard max(bytes, expected) <= limit else {
                throw excess(of: run, steps: total, bytes: max(bytes, expected), format)
            }
            if format != .json, steps == sample { return }
        }
    }

    /// Refuses the log of a part of a trace if it would be too large as a file.
    static func check(_ recording: Recording, of run: TraceRun, _ format: ArtifactFormat) throws {
        let growth = format == .json ? jsonGrowth : 1
        var bytes = 0
        for step in recording.steps {
            bytes += (format == .text ? step.text : step.jsonLine).utf8.count * growth
            guard bytes > limit else { continue }
            throw excess(of: run, steps: recording.steps.count, bytes: bytes, format)
        }
    }

    /// Writes the whole log, if it is not too large, and returns its figures.
    static func write(
        _ run: TraceRun, as form: StreamedLog.Form, to bytes: inout [UInt8]
    ) throws -> RecordingSummary {
        let format: ArtifactFormat = form == .text ? .text : .jsonl
        let trace: Trace
        switch run.content {
        case .recording(let file):
            bytes += (form == .text ? file.recording.text : file.recording.jsonLines).utf8
            return RecordingSummary(file.recording)
        case .trace(let found): trace = found
        }
        var log = StreamedLog(of: trace, as: form)
        while log.append(to: &bytes) {
            guard bytes.count <= limit else {
                throw excess(of: run, steps: trace.gestureCount, bytes: bytes.count, format)
            }
        }
        return log.summary
    }

    private static func excess(of run: TraceRun, steps: Int, bytes: Int, _ format: ArtifactFormat) -> TraceError {
        let size = "\(Quantity.text(bytes, "byte")) or more as \(format.rawValue)"
        let most = Quantity.text(limit)
        return TraceError(
            kind: .limitExceeded, source: run.input.description,
            message: "\(Quantity.text(steps, "step")) make \(size), and a file of it has \(most) at the most",
            advice: "Choose some with --steps, as in --steps 0-1000, or write the log to standard output, which has no "
                + "limit: --format \(format == .text ? "text" : "jsonl") --output -")
    }

    /// The maximum size of a log as a file; it is in memory as a whole, and JSON also needs its recording there.
    private static let limit = 200_000_000

    /// A trace with at most this many gestures is not counted: even with the longest names, its log is small.
    private static let shortest = 100
    private static let sample = 2_000
    private static let jsonGrowth = 3
}
