import ArgumentParser
import PageTrace
import PageTraceFiles

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the JSON Schema of traces, recordings or graphs.",
        discussion: """
            Editors that know JSON Schema complete and check traces with it:
              pagetrace schema > trace.schema.json
            and in the trace: "$schema": "trace.schema.json".

            Programs that write recordings, or read them:
              pagetrace schema recording > recording.schema.json

            Programs that read the graph of pagetrace explore --format graph:
              pagetrace schema graph > graph.schema.json
            """
    )

    enum Subject: String, ExpressibleByArgument, CaseIterable {
        case trace, recording, graph
    }

    @Argument(help: "trace, recording or graph.")
    var subject: Subject = .trace

    func run() throws {
        let text =
            switch subject {
            case .trace: TraceSchema.text
            case .recording: RecordingSchema.text
            case .graph: SituationGraphSchema.text
            }
        try CommandFailure.reporting { try Console.standardOutput.writeWhileRead(text) }
    }
}
