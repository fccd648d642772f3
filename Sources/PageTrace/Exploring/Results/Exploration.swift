import Paging

/// What every sequence of gestures can lead to, or the shortest sequence that shows something wrong: of a trace, of an
/// app's own client, or of an app's own pager.
///
/// ```swift
/// let exploration = try Trace(path: "1", pages: 4).explored()
/// exploration?.isProof  // true: no sequence of gestures, of any length, has a finding
/// ```
///
/// The exploration runs over values of the container and the client: two situations from which the same follows are one
/// state, however many gestures led there. States are compared in full, not by hash alone, so no two states are ever
/// confused.
public struct Exploration: RecordingSource, Sendable {
    /// What was explored.
    package enum Subject: Sendable {
        /// A trace, whose gestures lead to where exploring began: the first of its own, or all of them.
        case trace(Trace)
        /// An app's own client, with what was not tried of it.
        case client(ExplorationScope)
        /// An app's own pager, with the pages that were shown at the end of a walk, in the order in which they were reached.
        ///
        /// What it keeps to itself is unknown: its walks are counted, and not situations.
        case pager(shown: [String])
    }

    package let subject: Subject
    /// The recording of what leads to where exploring began; of a trace, it is made on demand.
    private let beginning: Recording?
    /// The families of gestures that were tried.
    package let families: [GestureFamily]
    /// The findings of the steps that lead to where exploring began, by the number of the step.
    package let found: [(step: Int, finding: Finding)]
    /// The number of states that can be reached, as far as the exploration went; of a pager, the number of walks.
    public let states: Int
    /// The number of gestures that were tried in them.
    package let transitions: Int
    /// The depth to which every walk was tried, in gestures; walks of any length, if nothing ended the exploration.
    package let depth: Int
    /// What ended the exploration early, nil if everything was tried.
    package let bound: ExplorationBound?
    /// Whether the app can come to wait for something: with a bound, it is not decided whether it ever waits in vain.
    private let canWait: Bool
    /// The numbers of pages that the list had.
    package let lengths: ClosedRange<Int>
    /// The memory that the states took, in bytes.
    package let memory: Int
    /// The sorts of findings that can be reached, each with its shortest walk, the most important first.
    public let walks: [FoundWalk]
    /// The steps to draw as a diagram of states: every gesture in every state if there are few, otherwise those around
    /// the first walk; nil if there is nothing to show.
    package let surroundings: Recording?
    /// The rules and outcomes that no gesture met; a proof does not cover them.
    package let unmet: [String]
    /// The choices of the model that the search came upon.
    private let choices: [ExplorationScope.Choice]
    /// The choices with whose other reading everything is the same.
    var settled: Set<ExplorationScope.Choice> = []
    /// The choices with whose other reading a proof does not hold.
    package var reversals: [ExplorationScope.Reversal] = []

    package init(
        of subject: Subject, beginning: Recording? = nil, trying families: [GestureFamily] = [],
        found: [(step: Int, finding: Finding)] = [], states: Int, transitions: Int = 0, depth: Int,
        bound: ExplorationBound?, canWait: Bool = false, lengths: ClosedRange<Int> = 0...0, memory: Int = 0,
        walks: [FoundWalk],
        surroundings: Recording? = nil, unmet: [String] = [], choices: [ExplorationScope.Choice] = []
    ) {
        (self.subject, self.beginning, self.families, self.found) = (subject, beginning, families, found)
        (self.states, self.transitions, self.depth, self.bound) = (states, transitions, depth, bound)
        self.canWait = canWait
        (self.lengths, self.memory, self.walks, self.surroundings) = (lengths, memory, walks, surroundings)
        (self.unmet, self.choices) = (unmet, choices)
    }

    /// The recording of the shortest walk that shows something wrong; if there is none, of what leads to the beginning.
    public var recording: Recording {
        if let walk = walks.first { return walk.recording }
        if case .trace(let trace) = subject { return Recording(replaying: trace) }
        return beginning ?? Recording(container: "", pages: [], steps: [])
    }

    /// What was not tried, and on which choices the answer rests.
    package var scope: ExplorationScope {
        var scope: ExplorationScope
        switch subject {
        case .trace(let trace): scope = trace.scope(ofTrying: Set(families), lengths: lengths)
        case .client(let known): scope = known
        case .pager: return ExplorationScope()
        }
        scope.choices = choices
        // What is the same with both readings does not rest on either.
        scope.choices.removeAll { settled.contains($0) }
        let turned = reversals.map(\.choice) + walks.flatMap(\.restsOn).map(\.choice)
        scope.choicesReadOneWay = scope.choices.filter { !turned.contains($0) }
        return scope
    }

    /// Whether no sequence of these gestures, of any length, has a finding.
    public var isProof: Bool { !hasFindings && bound == nil }

    /// What a bound leaves open beside longer walks, as a sentence with a space before it; empty if it is nothing.
    package var undecided: String {
        bound != nil && canWait && !walks.contains { $0.sort.kind == .stuck }
            ? " Whether the app then waits for ever was not decided." : ""
    }

    /// Whether something was found, in a walk or on the way to where exploring began.
    package var hasFindings: Bool { !walks.isEmpty || !found.isEmpty }
}

extension Exploration {
    /// Takes in what the other readings lead to.
    fileprivate mutating func settle(_ others: [(choice: ExplorationScope.Choice, Exploration)]) {
        if !walks.isEmpty {
            settled = walks.dropFirst().reduce(walks[0].settled) { $0.intersection($1.settled) }
        }
        for (choice, other) in others {
            if other.isProof { settled.insert(choice) }
            if let walk = other.walks.first {
                reversals.append(
                    .init(choice: choice, shows: "\(Wording.visible(walk.notation)) \(walk.sort.consequence)"))
            }
        }
    }
}

extension Trace {
    /// Tries every gesture in every situation that can be reached.
    ///
    /// Exploring begins after the trace's first set, or after all of its gestures; if it has none, the first page is set.
    ///
    /// - Parameter options: What to explore, and how far.
    /// - Returns: What can be reached, nil if the trace's own gestures end the app.
    public func explored(_ options: ExplorationOptions = ExplorationOptions()) -> Exploration? {
        scenario.any.explored(self, options)
    }
}

/// Where exploring a scenario begins, and what is tried from there.
struct ExploredScenario<Container: RegisteredContainer> {
    let begun: Scenario<Container>
    /// What the app itself does in what follows.
    let own: [Container.Gesture]
    let families: Set<GestureFamily>
    /// The pages that the list can come to hold.
    let line: PageLine
    /// The gestures to try; none if there are too many.
    let gestures: [ExploredGesture<Container.Gesture>]
    private let isTooMuch: Bool

    fileprivate init(
        _ begun: Scenario<Container>, _ own: [Container.Gesture], _ options: ExplorationOptions, _ pages: [String]
    ) {
        self.begun = begun
        self.own = own
        families = options.families
        line = begun.line(options, own: own, pages: pages)
        let most = ExplorationOptions.mostGestures
        // Each page is set in several ways: so many need not even be listed.
        let all =
            options.setsPages && line.pages.count > most / 2
            ? nil : begun.exploredGestures(families, line: line, own: own)
        gestures = all.flatMap { $0.count > most ? nil : $0 } ?? []
        isTooMuch = all.map { $0.count > most } ?? true
    }

    /// Tries every gesture in every situation that can be reached; nil if the trace's own gestures end the app.
    ///
    /// - Returns: What was reached, and what was found before, on the way to where exploring begins.
    func search(
        _ options: ExplorationOptions, pages: [String]
    ) -> (result: SearchResult<Container.Gesture>, found: [(step: Int, finding: Finding)])? {
        guard !isTooMuch else {
            return (
                SearchResult(states: 0, transitions: 0, depth: 0, bound: .gestures, memory: 0, walks: [], unmet: []), []
            )
        }
        let freeing = begun.freeingGestures(own, pages: pages)
        guard let (session, found) = begun.exploringSession(gestures + freeing.gestures, pages) else { return nil }
        return (session.search(gestures, line, options, freeing), found)
    }

    fileprivate func explored(_ trace: Trace, _ options: ExplorationOptions) -> Exploration? {
        guard let (result, found) = search(options, pages: trace.pages) else { return nil }
        let foreign = Set(
            gestures.filter { [.set, .flight].contains($0.family) }.flatMap { [$0.gesture] + $0.gesture.withLosses })
        var surroundings = result.steps.isEmpty ? nil : Recording(heading: trace, steps: result.steps)
        surroundings?.isWalk = false
        var reversals: [[Container.Gesture]: [Reversed]] = [:]
        // A proof comes upon what any gesture does, a finding upon what the gestures of its walk do.
        let walked = Set(result.walks.flatMap(\.gestures))
        let met =
            walked.isEmpty || options.start == .end
            ? families : Set(gestures.filter { walked.contains($0.gesture) }.map(\.family))
        // A container does not have every family.
        let possible = Set(gestures.map(\.family))
        let tried = possible.isEmpty ? families : families.intersection(possible)
        return Exploration(
            of: .trace(trace), trying: GestureFamily.allCases.filter(tried.contains), found: found,
            states: result.states, transitions: result.transitions, depth: result.depth, bound: result.bound,
            canWait: result.canWait,
            lengths: families.contains(.list) ? line.lengths : trace.pages.count...trace.pages.count,
            memory: result.memory,
            walks: result.walks.compactMap {
                begun.walk(to: $0.sort, by: $0.gestures, in: trace, foreign: foreign, &reversals)
            },
            surroundings: surroundings, unmet: result.unmet,
            choices: (isTooMuch ? [] : Container.choices(of: begun, own: own, trying: met)).filter {
                Container.meets($0, unmet: result.unmet)
            })
    }
}

/// What gestures show with the other reading of a choice.
private typealias Reversed = (choice: ExplorationScope.Choice, sorts: [FindingSort])

extension RegisteredScenario {
    func explored(_ trace: Trace, _ options: ExplorationOptions, readsBothWays: Bool = true) -> Exploration? {
        let explored = beginning(options, pages: trace.pages)
        let trace = trace.with(TraceScenario(any: explored.begun))
        var options = options
        options.families = explored.families
        var exploration = explored.explored(trace, options)
        if readsBothWays {
            // Of the whole scenario: what the app does in its own gestures belongs to it with any reading.
            let others = read(trace, otherwiseThan: exploration, options)
            exploration?.settle(others)
        }
        return exploration
    }

    /// What can be reached with the other reading of each choice that a proof rests on, if that takes no longer than a
    /// moment.
    private func read(
        _ trace: Trace, otherwiseThan exploration: Exploration?, _ options: ExplorationOptions
    ) -> [(choice: ExplorationScope.Choice, Exploration)] {
        guard let exploration, exploration.isProof, exploration.transitions <= 20_000 else { return [] }
        return exploration.scope.choices.compactMap { choice in
            guard let reversed = container.reversing(choice) else { return nil }
            return changed(reversed).any.explored(trace, options, readsBothWays: false).map { (choice, $0) }
        }
    }

    func beginning(_ options: ExplorationOptions, pages: [String]) -> ExploredScenario<Container> {
        let (begun, own) = begun(options, pages: pages)
        // Of the scenario as it is written: where exploring begins, nothing is left to chance.
        var options = options
        options.families = container.families(options.families)
        return ExploredScenario(begun, own, options, pages)
    }

    func following(_ more: [Container.Gesture]) -> Scenario<Container> {
        var scenario = typed
        scenario.gestures = GestureSequence(parts: gestures.parts + more.map { .gesture($0) })
        return scenario
    }

    /// The scenario up to where exploring begins, and what the app itself does in what follows.
    func begun(
        _ options: ExplorationOptions, pages: [String]
    ) -> (Scenario<Container>, own: [Container.Gesture]) {
        var scenario = typed
        // A trace has so many gestures at most before its first set; more would be a walk of its own.
        let opening = gestures.opening(limit: 100, through: Container.opens)
        if options.start == .start { scenario.gestures = opening }
        let own = gestures.written(after: opening, as: Container.act)
        var begun = Container.explorable(scenario, pages: pages)
        begun.container = begun.container.losing(atMost: options.losses)
        return (begun, own)
    }

    /// The pages that the list can come to hold.
    func line(_ options: ExplorationOptions, own: [Container.Gesture], pages: [String]) -> PageLine {
        Container.line(
            of: typed, pages: pages, own: own,
            options.families.contains(.list)
                ? ListLengths(range: options.list, growsAtFront: options.growsAtFront) : nil)
    }

    /// The session where exploring begins, and what is wrong on the way there; nil if it has stopped.
    func exploringSession(
        _ explored: [ExploredGesture<Container.Gesture>], _ pages: [String]
    ) -> (session: any SearchableSession<Container.Gesture>, found: [(step: Int, finding: Finding)])? {
        // The pages that sets and changes name must be known from the start.
        var session = Container.session(of: following(explored.map(\.gesture)), pages: pages)
        _ = session.open()
        var found: [(step: Int, finding: Finding)] = []
        var patience = Replay.patience
        for _ in 0..<gestures.count {
            guard !session.hasStopped, patience > 0 else { return nil }
            guard let step = session.next() else { continue }
            found += step.findings.map { (step.number, $0) }
            if step.isEndless { patience -= 1 }
        }
        return session.hasStopped ? nil : (session, found)
    }

    fileprivate func walk(
        to sort: FindingSort, by gestures: [Container.Gesture], in trace: Trace, foreign: Set<Container.Gesture>,
        _ known: inout [[Container.Gesture]: [Reversed]]
    ) -> FoundWalk? {
        let scenario = following(gestures)
        let trace = trace.with(TraceScenario(any: scenario))
        var replay = Replay(trace, looksAtEnd: false)
        var steps: [Step] = []
        while let step = replay.next() { steps.append(step) }
        guard let place = steps.indices.last else { return nil }
        if sort.kind == .stuck, let stuck = replay.waiting.flatMap(Finding.init(stuck:)) {
            steps[place].findings.append(stuck)
        }
        let recording = Recording(heading: trace, steps: steps)
        let last = steps[place]
        guard let finding = last.findings.first(where: { FindingSort($0) == sort }) else { return nil }
        // One walk may show many findings, and with a long list each replay begins with all of its names.
        let reversals = known[gestures] ?? scenario.reversals(in: trace)
        known[gestures] = reversals
        return FoundWalk(
            to: finding, recording, trace: trace, length: gestures.count,
            hasForeignSet: !foreign.isDisjoint(with: gestures),
            restsOn: reversals.filter { !$0.sorts.contains(sort) }.map { choice, sorts in
                ExplorationScope.Reversal(
                    choice: choice,
                    shows: sorts.isEmpty ? "" : "this walk " + Wording.sequence(sorts.map(\.consequence)))
            },
            settled: Set(reversals.filter { $0.sorts.contains(sort) }.map(\.choice)))
    }

    /// What the gestures show with the other reading of each choice that has one.
    private func reversals(in trace: Trace) -> [Reversed] {
        Container.choices(of: typed, own: [], trying: nil).compactMap { choice in
            guard let reversed = container.reversing(choice) else { return nil }
            var replay = Replay(trace.with(changed(reversed)))
            var sorts: [FindingSort] = []
            while let step = replay.next() {
                for sort in step.findings.map(FindingSort.init) where !sorts.contains(sort) { sorts.append(sort) }
            }
            return (choice, sorts)
        }
    }
}
