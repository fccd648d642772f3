import ArgumentParser
import PageTrace
import PageTraceFiles

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print what the strategies of a root container make of one trace.",
        discussion: """
            The gestures of the trace are replayed three times: with one stack for everything, with another root for the \
            window, and with a root controller that swaps its children. The table has a row for each gesture and \
            strategy: what is alive, who holds it, what is on screen, which animation there was, and whereto the user \
            can return. The strategy that the trace names does not matter; its client, its stacking and its animations \
            hold for all three.

            EXAMPLE
              pagetrace compare Traces/root-containment.json

            Only traces of a root container can be compared; for every other one: pagetrace run. At most \
            \(longest) gestures are compared.
            """
    )

    /// The number of gestures up to which there is a table: one stack keeps everything, so its rows grow all the time.
    private static let longest = 200

    @Argument(help: "A trace file of a root container; - is standard input.", completion: .file(extensions: ["json"]))
    var trace: String

    func run() throws {
        try CommandFailure.reporting {
            let source = TraceSource.file(trace)
            let trace = try source.read()
            guard case .rootContainer = trace.container else {
                throw TraceError(
                    source: source.description,
                    message: "only the strategies of a root container can be compared, and this is another container",
                    advice: "To see what it does: pagetrace run \(source.description)")
            }
            guard trace.gestures.count <= Self.longest, let comparison = RootComparison(trace) else {
                throw TraceError(
                    kind: .limitExceeded, source: source.description,
                    message: "too many gestures to compare: \(trace.gestures.count), and at most \(Self.longest) are"
                        + " allowed")
            }
            try Console.standardOutput.write(comparison.text)
        }
    }
}
