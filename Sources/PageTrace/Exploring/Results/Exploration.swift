import Paging

/// What every sequence of gestures can lead to, or the shortest sequence that shows something wrong.
///
/// ```swift
/// let trace = try Trace(path: "1", pages: 4)
/// let exploration = trace.explored()
/// exploration.isProof  // true: no sequence of gestures, of any length, has a finding
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
    /// The gestures from where exploring began.
    public let gestures: [Gesture]
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
        let begun = explorable
        var options = options
        if container.pageViewController?.drawsPreloads ?? false { options.families.insert(.skip) }
        let line = begun.line(options)
        let gestures = begun.exploredGestures(options.families, line: line)
        guard let session = begun.exploringSession(gestures) else { return nil }
        let result = session.search(gestures, line, options)
        return Exploration(
            trace: begun, families: GestureFamily.allCases.filter(options.families.contains), states: result.states,
            transitions: result.transitions, depth: result.depth, bound: result.bound, memory: result.memory,
            walks: result.walks.compactMap { begun.walk(to: $0.sort, by: $0.gestures) },
            surroundings: result.steps.isEmpty ? nil : Recording(heading: begun, steps: result.steps),
            unmet: result.unmet)
    }

    /// The trace as it is explored: with a beginning, and with preloads that each gesture decides.
    private var explorable: Trace {
        var trace = self
        trace.gestures = wayToExploring
        if let container = trace.container.pageViewController {
            trace.container = .pageViewController(container.withoutDraws)
        }
        return trace
    }

    private func line(_ options: ExplorationOptions) -> PageLine {
        var list = PageList(pages)
        gestures.forEachWritten { if case .list(let change) = $0 { list.apply(change) } }
        guard options.families.contains(.list), container.kind == .pageViewController else {
            return PageLine(list.pages)
        }
        let count = list.pages.count
        return PageLine(
            list.pages, lengths: options.list ?? max(1, count - 2)...(count + 2), growsAtFront: options.growsAtFront)
    }

    /// The session where exploring begins; nil if it has stopped.
    private func exploringSession(_ explored: [ExploredGesture]) -> (any SearchableSession)? {
        var known = self
        // The pages that sets and changes name must be known from the start.
        known.gestures = GestureSequence(Array(gestures) + explored.map(\.gesture))
        var session = known.session
        _ = session.open()
        for gesture in gestures {
            guard !session.hasStopped else { return nil }
            _ = session.replay(gesture)
        }
        return session.hasStopped ? nil : session as? any SearchableSession
    }

    /// The walk, replayed: the finding is the one that the replay shows.
    private func walk(to sort: FindingSort, by gestures: [Gesture]) -> FoundWalk? {
        var trace = self
        trace.gestures = GestureSequence(Array(self.gestures) + gestures)
        let recording = Recording(replaying: trace)
        guard let last = recording.steps.last else { return nil }
        let sorts = FindingSort.sorts(of: last.findings, wrongTrackers: last.trackers.filter(\.isWrong).map(\.name))
        guard let position = sorts.firstIndex(of: sort) else { return nil }
        return FoundWalk(
            sort: sort, finding: last.findings[position], trace: trace, gestures: gestures, recording: recording)
    }
}

extension PageViewControllerSettings {
    /// Whether preloads are skipped at random; then they are tried both ways.
    var drawsPreloads: Bool { PreloadDraws(self) != nil }

    /// The settings with preloads that each gesture decides.
    var withoutDraws: PageViewControllerSettings {
        var settings = self
        if drawsPreloads { settings.preloads = .always }
        return settings
    }
}
