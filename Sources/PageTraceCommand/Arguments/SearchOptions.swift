public import ArgumentParser
public import PageTrace

/// What the commands that explore ask: which trace, what is tried in it, and how far.
struct SearchArguments: ParsableArguments {
    @Argument(help: "A trace file; - is standard input.", completion: .file(extensions: ["json"]))
    var trace: String?

    @Option(help: "What is tried, with commas between several.")
    var gestures: List<GestureFamily> = List(GestureFamily.allCases.filter(GestureFamily.usual.contains))

    @Option(help: "start: after the trace's first set or launch. end: after all of its gestures.")
    var from: ExplorationStart = .start

    @Option(help: "The most gestures in a walk.")
    var depth: Int?

    @Option(
        help: """
            How short and how long the list may become: 4-6. 6 alone is from its length in the trace to 6. Means the family \
            list as well.
            """,
        transform: ClosedRange.init(lengths:))
    var list: ClosedRange<Int>?

    func validate() throws { try SearchOptions.check([("--depth", depth)]) }
}

/// What is explored, and how far.
struct SearchOptions {
    let tried: SearchArguments
    let walk: WalkOptions

    func validate() throws {
        if (tried.trace == nil) == (walk.path == nil) {
            throw ValidationError("Name one trace file, or describe a walk with --path.")
        }
    }

    static func check(_ limits: [(name: String, value: Int?)]) throws {
        for case (let name, let value?) in limits where value < 1 {
            throw ValidationError("\(name) \(value) leaves nothing to try. It is at least 1.")
        }
    }

    /// What is explored: validation has seen to it that there is a file or a walk.
    var source: TraceSource { walk.source ?? .file(tried.trace ?? "-") }

    func options(states: Int?) -> ExplorationOptions {
        ExplorationOptions(
            families: Set(tried.gestures.elements), from: tried.from, depth: tried.depth, states: states,
            list: tried.list)
    }

    /// Limits the gestures of the trace itself: each walk that is found begins with all of them.
    func checkGestureCount(of trace: Trace) throws {
        let longest = 2_000
        guard trace.gestureCount > longest else { return }
        throw TraceError(
            kind: .limitExceeded, source: source.description,
            message: "\(Quantity.text(trace.gestureCount, "gesture")) lead to where exploring begins, and at most "
                + "\(Quantity.text(longest)) are allowed",
            advice: "Leave out --from end, or what repeats: every gesture is tried from there on anyway.")
    }

    /// Refuses options that mean nothing for the trace's container.
    func checkOptions(for trace: Trace, _ more: [(name: String, isThere: Bool)] = []) throws {
        guard trace.worlds(triesSwitches: false).isEmpty else { return }
        let given = ([("--list", tried.list != nil)] + more).filter(\.1).map(\.0)
        guard !given.isEmpty else { return }
        let options = Wording.sequence(given)
        throw TraceError(
            source: source.description,
            message: "a container for which \(options) \(given.count == 1 ? "means" : "mean") nothing",
            advice: "That is of a page view controller. Leave \(given.count == 1 ? "it" : "them") out.")
    }

    /// A trace in its worlds.
    ///
    /// - Throws: If its container is the same on every system.
    func worlds(
        of trace: Trace, on systems: [PagingSystem] = PagingSystem.allCases, triesSwitches: Bool = true
    ) throws -> [(world: ExploredWorld, trace: Trace)] {
        let worlds = trace.worlds(systems: systems, triesSwitches: triesSwitches)
        guard worlds.isEmpty else { return worlds }
        throw TraceError(
            source: source.description, message: "a container that has no systems, quirks or readings",
            advice: "Those are of a page view controller. Leave out --worlds and --system.")
    }
}

extension GestureFamily: ExpressibleByArgument {}
extension ExplorationStart: ExpressibleByArgument {}
