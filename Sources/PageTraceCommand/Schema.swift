import ArgumentParser
import PageTrace
import PageTraceFiles

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the JSON Schema of the trace format.",
        discussion: """
            Editors that know JSON Schema complete and check traces with it:
              pagetrace schema > trace.schema.json
            and in the trace: "$schema": "trace.schema.json".
            """
    )

    func run() throws {
        try CommandFailure.reporting { try Console.standardOutput.write(TraceSchema.text) }
    }
}
