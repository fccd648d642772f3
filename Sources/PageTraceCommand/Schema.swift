import ArgumentParser
import PageTrace
import PageTraceFiles

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the JSON Schema of the trace format, or that of recordings.",
        discussion: """
            Editors that know JSON Schema complete and check traces with it:
              pagetrace schema > trace.schema.json
            and in the trace: "$schema": "trace.schema.json".

            Programs that write recordings, or read them:
              pagetrace schema recording > recording.schema.json
            """
    )

    /// What a schema is of.
    enum Subject: String, ExpressibleByArgument, CaseIterable {
        case trace, recording
    }

    @Argument(help: "trace or recording.")
    var subject: Subject = .trace

    func run() throws {
        let text =
            switch subject {
            case .trace: TraceSchema.text
            case .recording: RecordingSchema.text
            }
        try CommandFailure.reporting { try Console.standardOutput.write(text) }
    }
}
