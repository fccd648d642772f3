import Paging

/// Looks for changes of an app after which no sequence of gestures has a finding.
///
/// An app is tried up to the first walk that fails: most fail soon.
struct RepairSearch {
    var result = Repairs()

    private let app: ChangedApp
    private let options: ExplorationOptions
    /// The text of the trace.
    private let text: [UInt8]
    /// The changes that need a search each.
    private let changes: [RepairChange]
    /// Variables that only observe, with the moments at which each could be updated.
    private let variables: [(tracker: Tracker, place: Int, moments: [RepairChange])]
    /// What is found of the app beside these variables, and what repairs them.
    private var first: (acting: ReachedFinding?, moments: [[RepairChange]]) = (nil, [])
    private var known: Set<TraceScenario>
    /// Apps with one change in which nothing is found: another change beside it is no part of a repair.
    private var enough: Set<TraceScenario> = []
    private var transitions = 0

    /// The most gestures that are tried; a few seconds.
    private static let mostTransitions = 1_500_000
    private static let mostTried = 5_000

    /// Creates a search; nil if the trace's own gestures end the app.
    init?(_ trace: Trace, _ options: ExplorationOptions, text: [UInt8]) {
        app = ChangedApp(changes: [], trace: trace)
        result.required = RepairLoss.required(comparesWalks: trace.comparesWalks)
        self.text = text
        self.options = options
        let trackers = trace.pageViewController?.client.pages?.trackers ?? []
        let all = trackers.enumerated().map { ($1, $0, RepairChange.moments(of: $1, at: $0)) }
        variables = all.filter { !trace.acts(on: $0.0.name) }
        changes = trace.scenario.any.changesOfKeys + all.filter { trace.acts(on: $0.0.name) }.flatMap(\.2)
        known = [trace.scenario]
        guard let reached = reached(from: trace) else { return nil }
        result.finding = reached.findings.first
        guard result.finding != nil else {
            result.bound = reached.bound
            result.untried = trace.scope(
                ofTrying: trace.scenario.any.container.families(options.families),
                lengths: reached.lengths ?? trace.pages.count...trace.pages.count)
            return
        }
        first.acting =
            variables.isEmpty
            ? result.finding : self.reached(from: observing([], in: app))?.findings.first
        first.moments = moments(for: app, beside: first.acting)
        result.ridden = variables.reduce(0) { $0 + $1.moments.count }
    }

    /// Some changes with which nothing is found, the simplest first: one change of the client, then one of an act, then more.
    mutating func apps(inRound round: Int) -> [ChangedApp] {
        // If moments of variables repair it all, no changes of something else are looked for beside them.
        var found = first.acting == nil ? first.moments.compactMap(app.adding) : []
        let areEnough = !found.isEmpty
        found.removeAll { $0.changes.count == 1 ? round > 1 : round < 3 }
        if round < 3 {
            // What the app does otherwise is for what no other statement repairs.
            for change in changes where change.isOfAct == (round == 2) { tryAll([change], &found) }
            enough.formUnion(found.map(\.trace.scenario))
        } else if !areEnough {
            // What is written otherwise, and says the same, changes nothing.
            let rest = changes.filter { change in
                guard let changed = app.adding([change])?.trace.scenario else { return false }
                return changed != app.trace.scenario && !enough.contains(changed)
            }
            for change in rest where !variables.isEmpty { tryAlong(change, &found) }
            let pairs = rest.filter { !$0.isOfAct }
            for (place, one) in pairs.enumerated() {
                for other in pairs.dropFirst(place + 1) where !one.collides(with: other) {
                    tryAll([one, other], &found)
                }
            }
        }
        return found.sorted {
            $0.changes.count != $1.changes.count
                ? $0.changes.count < $1.changes.count : $0.changes.effort < $1.changes.effort
        }
    }

    /// What repairs most, and what remains; nil if moments of variables alone decide.
    var best: (app: ChangedApp, remaining: ReachedFinding)? {
        first.acting.map { (first.moments.first.flatMap(app.adding) ?? app, $0) }
    }

    /// Whether a repair of some size is looked for still: enough are found, or smaller ones.
    func looksFor(_ app: ChangedApp) -> Bool {
        result.repairs.count < Repairs.most && result.repairs.allSatisfy { $0.changes.count >= app.changes.count }
    }
}

extension RepairSearch {
    /// Tries changes together, unless that is known.
    private mutating func tryAll(_ changes: [RepairChange], _ found: inout [ChangedApp]) {
        guard let app = app.adding(changes), !known.contains(app.trace.scenario), !isSpent(),
            // The same app may be written otherwise in the text, where a name stands for several keys.
            self.app.trace.written(app, in: text) != nil
        else { return }
        known.insert(app.trace.scenario)
        result.tried += 1
        if holds(app, app.trace) { found.append(app) }
    }

    /// Tries a change together with moments of the variables that observe.
    private mutating func tryAlong(_ change: RepairChange, _ found: inout [ChangedApp]) {
        guard let app = app.adding([change]), !isSpent(), holds(app, observing([], in: app)) else { return }
        found += moments(for: app, beside: nil).compactMap(app.adding)
    }

    /// Whether nothing is found with some changes, in any walk.
    private mutating func holds(_ app: ChangedApp, _ trace: Trace) -> Bool {
        guard let reached = reached(from: trace) else { return false }
        guard let finding = reached.findings.first else {
            // After a change with which no gesture can come, there is nothing more to try.
            if reached.bound != .nothing { result.bound = reached.bound ?? result.bound }
            return reached.bound == nil
        }
        miss(app.changes, finding)
        return false
    }

    /// The app with other variables in the place of those that observe, which changes nothing that the container does.
    private func observing(_ trackers: [Tracker], in app: ChangedApp) -> Trace {
        app.trace.observing(trackers, insteadOf: variables.map(\.place))
    }

    /// What is reached up to the first finding or, if walks may have so many gestures, in all of them.
    private mutating func reached(from trace: Trace, upTo depth: Int? = nil) -> Reached? {
        var options = options
        options.endsWhenFound = depth == nil
        options.depth = [depth, options.depth].compactMap { $0 }.min()
        options.states = options.states ?? 50_000
        options.draws = false
        let reached = trace.scenario.any.reached(from: trace, options)
        transitions += reached?.transitions ?? 0
        return reached
    }

    /// Whether enough was tried, which the result then says.
    private mutating func isSpent() -> Bool {
        let isSpent = transitions > Self.mostTransitions || result.tried > Self.mostTried
        if isSpent { result.bound = .work }
        return isSpent
    }

    /// Notes a change that fails, if none has failed later, or as late with fewer keys.
    private mutating func miss(_ changes: [RepairChange], _ walk: ReachedFinding) {
        let miss = Repairs.Miss(changes: changes, finding: walk)
        if changes.isEmpty || result.nearest.map({ $0.rank <= miss.rank }) == true { return }
        result.nearest = miss
    }
}

extension RepairSearch {
    /// A right moment for each variable that observes and is wrong; as many ways as there are for the simplest.
    ///
    /// Every moment of every variable rides along in the same searches. Those that are wrong after the fewest gestures fall
    /// out first: they would make the situations more for all others.
    ///
    /// - Parameter acting: What is found beside them: it is no matter of a moment, and a few gestures say enough of these.
    private mutating func moments(for app: ChangedApp, beside acting: ReachedFinding?) -> [[RepairChange]] {
        let all = variables.indices.flatMap { number in
            ([nil] + variables[number].moments).map { (variable: number, change: $0) }
        }
        let riders = all.enumerated().map { number, rider in
            var tracker = rider.change?.variable ?? variables[rider.variable].tracker
            tracker.name = "moment \(number)"
            return tracker
        }
        let numbers = Dictionary(uniqueKeysWithValues: riders.enumerated().map { ($1.name, $0) })
        var right: [Int] = []
        for start in stride(from: 0, to: all.count, by: RightMoments.mostInOne) {
            var batch = Array(start..<min(start + RightMoments.mostInOne, all.count))
            var isOver = false
            while !isOver {
                let trace = observing(batch.map { riders[$0] }, in: app)
                guard !isSpent(), let reached = reached(from: trace, upTo: acting == nil ? nil : 3) else {
                    batch = []
                    break
                }
                var wrong: Set<Int> = []
                for var walk in reached.findings {
                    guard let number = walk.sort.tracker.flatMap({ numbers[$0] }) else { continue }
                    wrong.insert(number)
                    walk.sort = FindingSort(.wrongTracker, tracker: variables[all[number].variable].tracker.name)
                    miss(app.changes + (all[number].change.map { [$0] } ?? []), walk)
                }
                batch.removeAll(where: wrong.contains)
                isOver = wrong.isEmpty || acting != nil
                if isOver, acting == nil, let bound = reached.bound { (result.bound, batch) = (bound, []) }
            }
            right += batch
        }
        var ways: [[RepairChange]] = [[]]
        let wrong = variables.indices.map { number in right.map { all[$0] }.filter { $0.variable == number } }
            .filter { rights in !rights.contains { $0.change == nil } }
        for rights in wrong where !rights.isEmpty || acting == nil {
            let simplest = rights.compactMap(\.change).simplest.sorted { [$0].effort < [$1].effort }
            // Of several variables, each gets its simplest moment.
            ways = ways.flatMap { way in simplest.prefix(wrong.count > 1 ? 1 : simplest.count).map { way + [$0] } }
        }
        return ways.filter { !$0.isEmpty }
    }
}

/// The shortest walk to a sort of finding.
package struct ReachedFinding: Sendable {
    fileprivate(set) var sort: FindingSort
    /// The gestures to where exploring began, then the walk from there.
    let trace: Trace
    let length: Int

    var notation: String { Wording.visible(FoundWalk.notation(of: trace)) }
    /// The walk and its effect, in a sentence.
    package var words: String { "\(notation) \(sort.consequence)." }
}

/// What a search reaches, without a recording of it.
private struct Reached {
    let findings: [ReachedFinding]
    let bound: ExplorationBound?
    let transitions: Int
    /// The lengths of the lists that were tried; nil for that of the trace.
    let lengths: ClosedRange<Int>?
}

extension RegisteredScenario {
    /// The findings that can be reached, the most important first; nil if the trace's own gestures end the app.
    fileprivate func reached(from trace: Trace, _ options: ExplorationOptions) -> Reached? {
        let explored = beginning(options, pages: trace.pages)
        guard let (result, found) = explored.search(options, pages: trace.pages) else { return nil }
        func finding(_ sort: FindingSort, _ walk: [Container.Gesture]) -> ReachedFinding {
            let scenario = TraceScenario(any: explored.begun.following(walk))
            return ReachedFinding(sort: sort, trace: trace.with(scenario), length: walk.count)
        }
        return Reached(
            findings: found.map { finding(FindingSort($0.finding), []) }
                + result.walks.map { finding($0.sort, $0.gestures) },
            bound: result.bound, transitions: result.transitions,
            lengths: explored.families.contains(.list) ? explored.line.lengths : nil)
    }

    /// The scenario with the gestures of another one, nil if they cannot come.
    fileprivate func following(_ other: TraceScenario, _ pages: [String]) -> TraceScenario? {
        guard let other = other.any as? Scenario<Container> else { return nil }
        let scenario = Scenario(container: container, client: client, gestures: other.gestures)
        guard Container.session(of: scenario, pages: pages).firstRefused(in: other.gestures) == nil else { return nil }
        return TraceScenario(any: scenario)
    }
}

extension Trace {
    /// The trace with the gestures of another one, nil if they cannot come.
    func following(_ other: Trace) -> Trace? {
        scenario.any.following(other.scenario, pages).map(with)
    }

    /// The trace with other variables in the place of some.
    fileprivate func observing(_ trackers: [Tracker], insteadOf places: [Int]) -> Trace {
        var trace = self
        guard var client = pageViewController?.client.pages else { return self }
        let others = client.trackers.indices.filter { !places.contains($0) }
        client.trackers = others.map { client.trackers[$0] } + trackers
        trace.pageViewController?.client = .pages(client)
        return trace
    }

    /// Whether something that the app does depends on a variable, or writes it from outside of callbacks.
    func acts(on variable: String) -> Bool {
        guard let scenario = pageViewController, let client = scenario.client.pages else { return true }
        var acts = client.answersFrom == variable || client.actions.contains { $0.target == .tracker(variable) }
        scenario.gestures.forEachWritten { gesture in
            guard case .act(let act) = gesture else { return }
            acts =
                acts
                || act.effects.contains { effect in
                    if case .set(let set) = effect { set.variable == variable } else { effect == .update(variable) }
                }
        }
        return acts
    }
}
