import Paging

/// What every sequence of gestures can lead to, or the shortest sequence that shows something wrong.
///
/// ```swift
/// let exploration = try Trace(path: "1", pages: 4).explored()
/// exploration?.isProof  // true: no sequence of gestures, of any length, has a finding
/// ```
///
/// The exploration runs over values of the container and the client: two situations from which the same follows are one
/// state, however many gestures led there. States are compared in full, not by hash alone, so no two states are ever
/// confused.
public struct Exploration: Sendable {
    /// The trace whose container and client were explored; its gestures lead to where exploring began.
    public let trace: Trace
    /// The families of gestures that were tried.
    public let families: [GestureFamily]
    /// The number of states that can be reached, as far as the exploration went.
    public let states: Int
    /// The number of gestures that were tried in them.
    public let transitions: Int
    /// The depth to which every walk was tried, in gestures; walks of any length, if nothing ended the exploration.
    public let depth: Int
    /// What ended the exploration early, nil if everything was tried.
    public let bound: ExplorationBound?
    /// The memory that the states took, in bytes.
    public let memory: Int
    /// The sorts of findings that can be reached, each with its shortest walk, the most important first.
    public let walks: [FoundWalk]
    /// The steps to draw as a diagram of states: every gesture in every state if there are few, otherwise those around
    /// the first walk; nil if there is nothing to show.
    public let surroundings: Recording?
    /// The rules and outcomes that no gesture met; a proof does not cover them.
    public let unmet: [String]

    /// Whether no sequence of these gestures, of any length, has a finding.
    public var isProof: Bool { walks.isEmpty && bound == nil }
}

/// The shortest walk to a sort of finding.
public struct FoundWalk: Sendable {
    /// What it shows.
    public let sort: FindingSort
    /// The finding at its end.
    public let finding: Finding
    /// The gestures to where exploring began, then the walk from there.
    public let trace: Trace
    /// The number of gestures from where exploring began.
    public let length: Int
    /// The recording of the replayed walk.
    public let recording: Recording
}

extension Trace {
    /// Tries every gesture in every situation that can be reached.
    ///
    /// The gestures of the trace lead to where exploring begins; if it has none, the first page is set.
    ///
    /// - Parameter options: What to explore, and how far.
    /// - Returns: What can be reached, nil if the trace's own gestures end the app.
    public func explored(_ options: ExplorationOptions = ExplorationOptions()) -> Exploration? {
        scenario.any.explored(self, options)
    }
}

extension RegisteredScenario {
    fileprivate func explored(_ trace: Trace, _ options: ExplorationOptions) -> Exploration? {
        var begun = Container.explorable(typed, pages: trace.pages)
        begun.container = begun.container.losing(atMost: options.losses)
        var trace = trace
        trace.scenario = Container.registered(begun)
        var options = options
        options.families.formUnion(container.neededFamilies)
        let line = Container.line(
            of: begun, pages: trace.pages,
            options.families.contains(.list)
                ? ListLengths(range: options.list, growsAtFront: options.growsAtFront) : nil)
        let gestures = begun.exploredGestures(options.families, line: line)
        guard let session = begun.exploringSession(gestures, trace.pages) else { return nil }
        let result = session.search(gestures, line, options)
        return Exploration(
            trace: trace, families: GestureFamily.allCases.filter(options.families.contains), states: result.states,
            transitions: result.transitions, depth: result.depth, bound: result.bound, memory: result.memory,
            walks: result.walks.compactMap { begun.walk(to: $0.sort, by: $0.gestures, in: trace) },
            surroundings: result.steps.isEmpty ? nil : Recording(heading: trace, steps: result.steps),
            unmet: result.unmet)
    }

    /// The session where exploring begins; nil if it has stopped.
    func exploringSession(
        _ explored: [ExploredGesture<Container.Gesture>], _ pages: [String]
    ) -> (any StageSession<Container.Gesture>)? {
        var known = typed
        // The pages that sets and changes name must be known from the start.
        known.gestures = GestureSequence(parts: gestures.parts + explored.map { .gesture($0.gesture) })
        var session = Container.session(of: known, pages: pages)
        _ = session.open()
        for _ in 0..<gestures.count {
            guard !session.hasStopped else { return nil }
            _ = session.next()
        }
        return session.hasStopped ? nil : session
    }

    /// The walk, replayed: the finding is the one that the replay shows.
    private func walk(to sort: FindingSort, by gestures: [Container.Gesture], in trace: Trace) -> FoundWalk? {
        var scenario = typed
        scenario.gestures = GestureSequence(parts: self.gestures.parts + gestures.map { .gesture($0) })
        var trace = trace
        trace.scenario = Container.registered(scenario)
        let recording = Recording(replaying: trace)
        guard let last = recording.steps.last else { return nil }
        guard let finding = last.findings.first(where: { FindingSort($0) == sort }) else { return nil }
        return FoundWalk(
            sort: sort, finding: finding, trace: trace, length: gestures.count, recording: recording)
    }
}
