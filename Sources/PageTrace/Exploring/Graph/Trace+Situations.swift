import Paging

/// Why there is no graph of a trace, and what to do about it.
public struct SituationGraphError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        /// The trace's own gestures end the app, in a step with this number.
        case stopped(step: Int)
        /// In the trace's own gestures the app sets pages without end.
        case endless
        /// There are too many transitions, even without drags and skipped preloads.
        case tooLarge(limit: Int)
        /// A task is about a variable that the app does not have.
        case unknownTracker(String, known: [String])
    }

    package let reason: Reason

    init(_ reason: Reason) { self.reason = reason }

    /// What is wrong, without a full stop.
    package var message: String {
        switch reason {
        case .stopped(let step): "the trace's own gestures end the app in step \(step), so nothing can come after them"
        case .endless: "the app sets pages without end in the trace's own gestures, so nothing can come after them"
        case .tooLarge(let limit):
            "more than \(Quantity.text(limit, "transition")) are possible, even without acts, drags and skipped preloads"
        case .unknownTracker(let name, _): "a task is about \(Wording.quoted(name)), and the app has no such variable"
        }
    }

    /// What to do about it, as a sentence.
    package var advice: String {
        switch reason {
        case .stopped: "See it with pagetrace run. Leave that gesture out, or set \"contract\" to \"lenient\"."
        case .endless: "See it with pagetrace run. Let a callback set pages only if another page is shown."
        case .tooLarge:
            "Take fewer pages, fewer trackers, or fewer gestures: pagetrace explore --gestures swipe,cancel."
        case .unknownTracker(_, let known):
            known.isEmpty ? "It has none." : "It has \(known.map(Wording.quoted).joined(separator: ", "))."
        }
    }

    /// The error in two sentences.
    public var description: String { "\(message). \(advice)" }

    /// Why nothing can come after the gestures of a trace.
    package init(after trace: Trace) {
        var replay = Replay(trace, looksAtEnd: false)
        reason = replay.summary().stoppedAt.map(Reason.stopped) ?? .endless
    }
}

extension TraceError {
    /// Refuses a trace of which there is no graph: as too large, or because the app ends.
    package init(_ error: SituationGraphError, in source: String) {
        let kind: Kind =
            switch error.reason {
            case .stopped, .unknownTracker: .malformed
            case .endless, .tooLarge: .limitExceeded
            }
        self.init(kind: kind, source: source, message: error.message, advice: error.advice)
    }

    /// Refuses a trace of which there is no graph: at the gesture that ends the app, if it stands in a list of the text.
    package init(_ error: SituationGraphError, of trace: Trace, in text: [UInt8]?, name: String) {
        self.init(error, in: name)
        guard case .stopped(let step) = error.reason, let text,
            let gestures = JSONValue(rootOf: text).members?.first(where: { $0.key == "gestures" })?.value.elements,
            let place = trace.scenario.any.place(ofStep: step, in: gestures, pages: trace.pages)
        else { return }
        self = NamedText(name: name, bytes: text).error(Problem(place, error.message, advice: error.advice))
    }
}

extension Trace {
    /// The graph of all situations that gestures can lead to.
    ///
    /// If it would become larger than the limit, the acts that do not stand in the trace are left out, then the parts of
    /// drags, then skipped preloads; the graph says so.
    ///
    /// - Parameters:
    ///   - options: What to explore, and how far.
    ///   - limit: The maximum number of transitions; nil for 2,000.
    /// - Throws: ``SituationGraphError`` if there are more transitions, or the trace's own gestures end the app.
    public func situations(
        _ options: ExplorationOptions = ExplorationOptions(), limit: Int? = nil
    ) throws(SituationGraphError) -> SituationGraph {
        let limit = limit ?? SituationGraph.usualLimit
        let droppable = droppable(options)
        // The least first: what is too large even so is refused at once.
        guard let least = try scenario.any.situations(self, options, droppable, limit) else {
            throw SituationGraphError(.tooLarge(limit: limit))
        }
        var graph = least
        for count in droppable.indices {
            let leftOut = Array(droppable.prefix(count))
            guard let larger = try scenario.any.situations(self, options, leftOut, limit) else { continue }
            graph = larger
            break
        }
        if !graph.leftOut.isEmpty, let whole = explored(options) { graph.compare(with: whole) }
        return graph
    }

    /// The graph of the situations near its beginning, of which there are too many: as many gestures deep as it may be
    /// large, without what a smaller graph would leave out; nil if not even one gesture is.
    package func nearestSituations(
        _ options: ExplorationOptions = ExplorationOptions(), limit: Int = SituationGraph.usualLimit
    ) throws(SituationGraphError) -> SituationGraph? {
        try scenario.any.situations(self, options, droppable(options), limit, endsEarly: true)
    }

    /// What a graph leaves out that would become too large, the first first.
    private func droppable(_ options: ExplorationOptions) -> [GestureFamily] {
        [.act, .drag, .skip].filter(scenario.any.container.families(options.families).contains)
    }
}

extension RegisteredScenario {
    /// The graph without some families, nil if it is too large.
    fileprivate func situations(
        _ trace: Trace, _ options: ExplorationOptions, _ leftOut: [GestureFamily], _ limit: Int, endsEarly: Bool = false
    ) throws(SituationGraphError) -> SituationGraph? {
        let (begun, own) = begun(options, pages: trace.pages)
        let trace = trace.with(TraceScenario(any: begun))
        var options = options
        options.families = container.families(options.families).subtracting(leftOut)
        let line = begun.line(options, own: own, pages: trace.pages)
        // What the app does in its own trace belongs to it, however large the graph becomes.
        let gestures = begun.exploredGestures(options.families.union([.act]), line: line, own: own).filter {
            $0.family != .act || options.families.contains(.act) || own.contains($0.gesture)
        }
        guard !gestures.isEmpty else { return nil }
        guard let (session, _) = begun.exploringSession(gestures, trace.pages) else { throw .init(after: trace) }
        let drags =
            options.families.isDisjoint(with: [.swipe]) || options.families.contains(.drag)
            ? [] : begun.exploredGestures([.drag], line: line)
        guard let kept = session.transitions(gestures, line, options, drags: drags, limit: limit, endsEarly: endsEarly)
        else { return nil }
        let forms = GestureCodecs(for: container)
        var graph = SituationGraph(
            trace: trace.json(), beginning: Recording(replaying: trace),
            families: GestureFamily.allCases.filter(options.families.contains), leftOut: leftOut,
            gestures: (gestures + drags).map { explored in
                SituationGraph.Gesture(
                    words: Container.words(of: explored.gesture), family: explored.family,
                    trace: forms.json(explored.gesture).text(),
                    call: Container.call(of: explored.gesture))
            },
            beginningCalls: begun.calls, steps: [], situations: [])
        graph.add(kept.followed, begun: kept.begun)
        graph.depth = kept.depth
        graph.tasks = trace.tasks
        let known = Set((graph.beginning.steps + graph.steps).flatMap(\.trackers).map(\.name))
        if let unknown = trace.tasks.compactMap(\.tracker).first(where: { !known.contains($0) }) {
            throw SituationGraphError(.unknownTracker(unknown, known: known.sorted()))
        }
        return graph
    }
}

extension RegisteredScenario {
    /// The calls on a walk's session that make the gestures; nil if one of them has none.
    var calls: [String]? {
        let calls = gestures.map(Container.call(of:))
        return calls.contains(nil) ? nil : calls.compactMap { $0 }
    }

    /// The place of the gesture of a step in the list from which the gestures were read; nil for what happens before any.
    fileprivate func place(ofStep step: Int, in list: JSONList, pages: [String]) -> Problem.Place? {
        var session = Container.session(of: typed, pages: pages)
        let gesture = session.open() == nil ? step : step - 1
        var reader = GestureListReader(container, ReaderState(limits: TraceLimits()), pages: pages.count)
        let refused = RefusedGesture(number: gesture, refusal: GestureRefusal(key: "", "", advice: ""))
        guard gesture >= 0, case .key(var path)? = (try? reader.problem(refused, in: list))?.place else { return nil }
        // Of the gesture itself, and of none of its keys.
        path.steps.removeLast()
        return .value(path)
    }
}

extension SituationGraph {
    /// Adds what a search has kept, each equal step once.
    fileprivate mutating func add(_ kept: [KeptTransition], begun: [KeptTransition]) {
        let all = kept + begun
        let firsts = StepTable.places(of: all.map(\.step))
        var numbers: [Int: Int] = [:]
        var places: [Int] = []
        for (place, first) in firsts.enumerated() {
            if place == first {
                numbers[place] = steps.count
                var step = all[place].step
                step.number = steps.count
                steps.append(step)
            }
            places.append(numbers[first] ?? 0)
        }
        let count = kept.reduce(0) { Swift.max($0, $1.state, $1.next ?? 0) } + 1
        situations = Array(repeating: Situation(phase: .rest, reachedBy: nil, transitions: []), count: count)
        for (transition, step) in zip(kept, places) {
            situations[transition.state].transitions.append(
                Transition(gesture: transition.gesture, step: step, next: transition.next))
            if let next = transition.next, next > 0, situations[next].reachedBy == nil {
                situations[next].reachedBy = step
            }
        }
        for (drag, step) in zip(begun, places.dropFirst(kept.count)) where drag.state < count {
            situations[drag.state].drags.append(Drag(gesture: drag.gesture, step: step))
        }
        for place in situations.indices {
            let kinds = situations[place].transitions.map { steps[$0.step].gesture.kind }
            let isHeld = kinds.contains { if case .release = $0 { true } else { false } }
            situations[place].phase = isHeld ? .finger : kinds.contains(.settle) ? .flight : .rest
        }
    }
}

/// A transition, and the situation that it leads to; nil if the app has ended.
typealias KeptTransition = (state: Int, gesture: Int, step: Step, next: Int?)

/// What a search keeps: what it has followed, drags that are only begun, and the depth if that has ended it.
typealias KeptTransitions = (followed: [KeptTransition], begun: [KeptTransition], depth: Int?)

extension SearchableSession where Driven: ExplorableStage {
    /// Tries every gesture from here on, and keeps all that follows; nil if there is too much.
    func transitions(
        _ gestures: [ExploredGesture<Gesture>], _ line: PageLine, _ options: ExplorationOptions,
        drags: [ExploredGesture<Gesture>], limit: Int, endsEarly: Bool
    ) -> KeptTransitions? {
        var options = options
        options.memory = min(options.memory, SituationGraph.mostMemory)
        options.goesOn = { $0.transitions <= limit }
        var world = StageWorld(
            remembering.stage, gestures.map(\.gesture), costs: gestures.map(GestureCost.init), line: line)
        var (kept, memory) = ([KeptTransition](), 0)
        world.watcher = { state, gesture, seen, next in
            guard memory <= SituationGraph.mostMemory else { return 0 }
            let step = seen.step(number: 0)
            kept.append((state, gesture, step, next))
            memory += step.memory
            return step.memory
        }
        let search = Search(world, options)
        let isWhole = search.record.transitions <= limit && [nil, .depth, .nothing].contains(search.bound)
        if !isWhole {
            // What is as far from the beginning as where the search ended has been tried in part.
            kept.removeAll { !endsEarly || $0.state >= search.record.level.lowerBound }
            guard !kept.isEmpty else { return nil }
        }
        // A situation from which no swipe goes has no drag to begin.
        let swiped = Set(kept.lazy.filter { gestures[$0.gesture].family == .swipe }.map(\.state))
        var explored = search.world
        let begun = explored.glances(at: drags.map(\.gesture), in: 0..<search.record.count).filter {
            if case .drag = $0.step.gesture.kind { swiped.contains($0.state) } else { false }
        }
        return (
            kept, begun.map { ($0.state, gestures.count + $0.gesture, $0.step, nil) },
            !isWhole || search.bound == .depth ? search.record.depth : nil
        )
    }
}

extension SituationGraph {
    /// The most memory that its steps may take: a container of very many pages has large ones.
    fileprivate static var mostMemory: Int { 32 << 20 }
}

extension Step {
    /// The memory in bytes, but for what is the same in all steps.
    fileprivate var memory: Int {
        let slots = (before + after).reduce(0) { $0 + $1.slots.count }
        return MemoryLayout<Step>.stride + slots * MemoryLayout<HeldPages.Slot>.stride
            + callbacks.count * MemoryLayout<CallbackRecord>.stride
    }
}
