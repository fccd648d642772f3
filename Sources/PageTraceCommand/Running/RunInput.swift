import PageTrace
import PageTraceFiles

/// The input of a run: a trace to replay, or an existing recording.
enum RunInput {
    /// A trace, with roles to record besides those that it names, and the system in place of its own.
    case trace(TraceSource, observing: Set<CallbackRole>, in: PagingSystem?)
    /// The file of a recording, `-` for standard input.
    case recording(String)
    /// The file of either, `-` for standard input.
    case either(String)

    /// What was read; in a box, since it is large, and handed from one to the next.
    indirect enum Content {
        case trace(Trace)
        case recording(RecordingFile)
    }

    func read() throws -> Content {
        switch self {
        case .trace(let source, let roles, let system):
            var trace = try source.read()
            trace.observe(roles)
            return .trace(system.map(trace.on) ?? trace)
        case .recording(let path):
            let (bytes, name) = try ForeignFile.json(at: path, limit: RecordingLimits().fileSize)
            let start = Array(bytes.prefix(GeneratedFileMark.reach))
            guard LogShape.isGraph(start) else {
                guard !LogShape.isTrace(start) else {
                    throw TraceError(
                        source: name, message: "this is a trace, and not a recording",
                        advice: "To replay and draw it: pagetrace run \(VisibleText.of(path: path)).")
                }
                return try .recording(RecordingFile(bytes, name: name))
            }
            return try .recording(RecordingFile(SituationGraph(bytes, name: name).recording))
        case .either(let path):
            let (bytes, name) = try ForeignFile.json(at: path, limit: RecordingLimits().fileSize)
            let isRecording = LogShape.isJSON(Array(bytes.prefix(GeneratedFileMark.reach)))
            return isRecording
                ? try .recording(RecordingFile(bytes, name: name))
                : try .trace(TraceReader.read(bytes, name: name))
        }
    }

    var source: TraceSource {
        switch self {
        case .trace(let source, _, _): source
        case .recording(let path), .either(let path): .file(path)
        }
    }

    /// The path of the file that is read, `-` for standard input; nil if nothing is read.
    var path: String? { source.path }

    /// The name of the input in messages.
    var description: String { source.description }

    /// The name that its files share, before the diagram and the format.
    var baseName: String {
        switch self {
        case .trace(let source, _, _): source.baseName
        case .recording(let path), .either(let path):
            TraceSource.file(path.hasSuffix(".jsonl") ? String(path.dropLast()) : path).baseName
        }
    }
}

extension RecordingFile {
    /// The note on a recording that its writer did not finish, nil if it is complete.
    func note(on source: String) -> String? {
        brokenLine.map {
            "\(source):\($0): note: this line is cut off; the recording is read up to the line before it.\n"
        }
    }
}
