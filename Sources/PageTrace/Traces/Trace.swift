/// The input of a replay: one container, one client, a list of gestures.
public struct Trace: Hashable, Sendable {
    /// The version of the format that this library reads and writes.
    package static let version = 1

    /// The title shown in diagrams, empty if there is none.
    public var title = ""

    /// What the trace shows, in a sentence or two; empty if not given.
    public var about = ""

    /// The names of the pages in the order of the client's list, each once; empty for a root container, whose screens
    /// have their own names.
    public var pages: [String] = []

    package var scenario: TraceScenario

    /// What a page that answers to a finger asks of its reader; empty for everything that can be reached.
    package var tasks: [TraceTask] = []
}

extension Trace {
    /// The number of gestures, with repetitions and random walks counted in full; `Int.max` if that is too large.
    package var gestureCount: Int { scenario.any.gestureCount }

    /// The trace with another scenario.
    func with(_ scenario: TraceScenario) -> Trace {
        var trace = self
        trace.scenario = scenario
        return trace
    }
}
