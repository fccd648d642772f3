import Paging

/// Looks for changes of an app after which no sequence of gestures has a finding.
///
/// A change is tried in the walks in which others have failed, then in all walks up to the first that fails: most fail
/// soon.
struct RepairSearch {
    private(set) var result = Repairs()

    private let app: ChangedApp
    private let options: ExplorationOptions
    /// The changes that need a search each.
    private let changes: [RepairChange]
    /// Variables that only observe, with the moments at which each could be updated.
    private let variables: [(tracker: Tracker, place: Int, moments: [RepairChange])]
    /// Variables that observe and have the moments that they have.
    private var first = Ride()
    /// Walks in which the app, or a change of it, has failed.
    private var refuters: [ReachedFinding] = []
    private var known: Set<TraceScenario>
    /// Changes with which nothing is found: another one beside them is no part of a repair.
    private var enough: Set<RepairChange> = []
    private var transitions = 0
    /// The lengths of lists in the last exploration.
    private var lengths: ClosedRange<Int>?
    /// What repairs with more than two changes, as several variables are wrong.
    private var larger: [ChangedApp] = []

    /// Lengths of walks in which moments ride along, the last for walks of any length.
    private static let depths: [Int?] = [1, 2, 3, 5, nil]
    /// The most gestures that are tried; a few seconds.
    private static let mostTransitions = 3_000_000
    private static let mostTried = 5_000

    /// Creates a search; nil if the trace's own gestures end the app.
    init?(_ trace: Trace, _ options: ExplorationOptions) {
        app = ChangedApp(changes: [], trace: trace)
        self.options = options
        let trackers = trace.pageViewController?.client.pages?.trackers ?? []
        let all = trackers.enumerated().map { ($1, $0, RepairChange.moments(of: $1, at: $0)) }
        variables = all.filter { !trace.acts(on: $0.0.name) }
        changes =
            trace.scenario.any.changesOfKeys + all.filter { trace.acts(on: $0.0.name) }.flatMap(\.2)
        known = [trace.scenario]
        guard let judgement = judge(app) else { return nil }
        (result.finding, result.bound) = (judgement.finding, judgement.bound)
        guard let finding = judgement.finding else {
            result.untried = trace.scope(
                ofTrying: options.families, lengths: lengths ?? trace.pages.count...trace.pages.count)
            return
        }
        refuters = [finding]
        first = ride(app)
        result.ridden = variables.reduce(0) { $0 + $1.moments.count }
    }

    /// Some changes with which nothing is found, the simplest first; nil for as many as there are wrong variables.
    mutating func apps(of size: Int?) -> [ChangedApp] {
        var found = first.acting == nil ? combinations(first, of: app) : []
        guard let size else { return found + larger }
        // If moments of variables repair it all, no two changes of something else are looked for.
        if size == 2, !found.isEmpty { return found.filter { $0.changes.count == 2 } }
        found.removeAll { $0.changes.count != size }
        if size == 1 {
            // What the app does otherwise is for what no other statement repairs.
            for change in changes where !change.isOfAct || found.isEmpty { tryAll([change], &found) }
            enough = Set(found.flatMap(\.changes))
        } else {
            let rest = changes.filter { !enough.contains($0) }
            for change in rest where !variables.isEmpty { tryAlong(change, &found) }
            larger = found.filter { $0.changes.count > 2 }
            found.removeAll { $0.changes.count > 2 }
            let pairs = rest.filter { !$0.isOfAct }
            for (place, one) in pairs.enumerated() {
                for other in pairs.dropFirst(place + 1) where !one.collides(with: other) {
                    tryAll([one, other], &found)
                }
            }
        }
        return found.sorted { $0.changes.keys < $1.changes.keys }
    }

    /// What repairs most, and what remains; nil if moments of variables alone decide.
    var best: (app: ChangedApp, remaining: ReachedFinding)? {
        first.acting.map { (combinations(first, of: app).first ?? app, $0) }
    }

    mutating func add(_ repair: Repair) { result.repairs.append(repair) }
    mutating func refuse(_ app: ChangedApp, _ losses: [RepairLoss]) {
        result.refused.append((app.changes.words, losses.map(\.words)))
    }

    /// Tries changes together, unless that is known.
    private mutating func tryAll(_ changes: [RepairChange], _ found: inout [ChangedApp]) {
        guard let app = app.adding(changes), known.insert(app.trace.scenario).inserted, !isSpent()
        else { return }
        result.tried += 1
        guard !isRefuted(app), let judgement = judge(app), judgement.finding == nil else { return }
        if let bound = judgement.bound { result.bound = bound } else { found.append(app) }
    }

    /// Tries a change together with a moment of a variable that observes.
    private mutating func tryAlong(_ change: RepairChange, _ found: inout [ChangedApp]) {
        guard let app = app.adding([change]), !isSpent(),
            !isRefuted(app, but: Set(variables.map(\.tracker.name)))
        else { return }
        let ride = ride(app)
        if ride.acting == nil { found += combinations(ride, of: app) }
    }

    /// Whether enough was tried, which the result then says.
    private mutating func isSpent() -> Bool {
        let isSpent = transitions > Self.mostTransitions || result.tried > Self.mostTried
        if isSpent { result.bound = .work }
        return isSpent
    }
}

extension RepairSearch {
    /// Explores an app until it fails or everything was tried; nil if the trace's own gestures end it.
    private mutating func judge(_ app: ChangedApp) -> (
        finding: ReachedFinding?, bound: ExplorationBound?
    )? {
        guard let reached = reached(from: app.trace, nil, endsWhenFound: true) else { return nil }
        guard let finding = reached.findings.first else { return (nil, reached.bound) }
        refuters.append(finding)
        miss(app.changes, finding)
        return (finding, nil)
    }

    private mutating func reached(from trace: Trace, _ depth: Int?, endsWhenFound: Bool = false) -> Reached? {
        var options = options
        options.endsWhenFound = endsWhenFound
        options.depth = [depth, options.depth].compactMap { $0 }.min()
        options.states = options.states ?? 50_000
        options.draws = false
        let reached = trace.scenario.any.reached(from: trace, options)
        transitions += reached?.transitions ?? 0
        lengths = reached?.lengths ?? lengths
        return reached
    }

    /// Whether an app fails in a known walk, too; what is wrong of some variables does not count.
    private mutating func isRefuted(_ app: ChangedApp, but variables: Set<String> = []) -> Bool {
        // The walks have the acts that are in the trace.
        if app.changes.contains(where: \.isOfAct) { return false }
        let refuter = refuters.first { walk in
            guard let trace = app.trace.following(walk.trace) else { return false }
            return Replay(trace, looksAtEnd: false).contains { step in
                step.findings.contains { finding in !(finding.tracker.map(variables.contains) ?? false) }
            }
        }
        if let refuter { miss(app.changes, refuter) }
        return refuter != nil
    }

    /// Notes a change that fails, if none has failed later, or as late with fewer keys.
    private mutating func miss(
        _ changes: [RepairChange], _ walk: ReachedFinding, of variable: String? = nil
    ) {
        var miss = Repairs.Miss(changes: changes, finding: walk)
        if let variable { miss.finding.sort = FindingSort(.wrongTracker, tracker: variable) }
        if changes.isEmpty || result.nearest.map({ $0.rank <= miss.rank }) == true { return }
        result.nearest = miss
    }
}

extension RepairSearch {
    /// What was found of the variables' moments, all of which rode along in one search.
    private struct Ride {
        /// For each variable that observes, the moments that are right in every walk; nil for the one that it has.
        var right: [[RepairChange?]] = []
        /// What is found beside the variables, nil for nothing.
        var acting: ReachedFinding?
    }

    /// The most variables in one search: each has a number of its own, and there are 128.
    private static let mostInOne = 60

    /// Lets every moment of every variable that observes ride along, which changes nothing that the container does.
    private mutating func ride(_ app: ChangedApp) -> Ride {
        var ride = Ride(right: variables.map { _ in [] })
        var all: [(variable: Int, change: RepairChange?, tracker: Tracker)] = []
        for (number, variable) in variables.enumerated() {
            for change in [nil] + variable.moments {
                var tracker = change?.variable ?? variable.tracker
                tracker.name = "moment \(all.count)"
                all.append((number, change, tracker))
            }
        }
        let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.tracker.name, $0) })
        var alive = Array(all.indices)
        for depth in Self.depths {
            // What falls out of the last search may have filled it, so that one is made again.
            var isAgain = true
            while isAgain {
                isAgain = false
                var wrong: Set<Int> = []
                for start in stride(from: 0, to: max(1, alive.count), by: Self.mostInOne) {
                    let batch = alive[start..<min(start + Self.mostInOne, alive.count)]
                    if isSpent() { return Ride(right: ride.right, acting: ride.acting ?? refuters.first) }
                    let trackers = batch.map { all[$0].tracker }
                    guard
                        let reached = reached(
                            from: app.trace.observing(trackers, insteadOf: variables.map(\.place)), depth)
                    else { return ride }
                    for finding in reached.findings {
                        guard let number = finding.sort.tracker.flatMap({ numbers[$0] }) else {
                            ride.acting = ride.acting ?? finding
                            continue
                        }
                        wrong.insert(number)
                        let change = all[number].change.map { [$0] } ?? []
                        miss(app.changes + change, finding, of: variables[all[number].variable].tracker.name)
                    }
                    guard let bound = reached.bound, bound != .depth || depth == nil else { continue }
                    if reached.findings.isEmpty { result.bound = bound }
                    if reached.findings.isEmpty || ride.acting != nil {
                        wrong.formUnion(batch)
                    } else {
                        isAgain = true
                    }
                }
                alive.removeAll(where: wrong.contains)
            }
            // What else is found is no matter of a moment: a few gestures say enough of the variables.
            if let acting = ride.acting, !app.changes.isEmpty || (depth ?? 0) >= 3 {
                refuters.append(acting)
                break
            }
        }
        for number in alive { ride.right[all[number].variable].append(all[number].change) }
        return ride
    }

    /// An app with a right moment for each variable that observes; what is right as it is stays so.
    private func combinations(_ ride: Ride, of app: ChangedApp) -> [ChangedApp] {
        let wrong = ride.right.filter { !$0.contains(nil) }.map { moments in moments.compactMap(\.self)
        }
        var all: [[RepairChange]] = [[]]
        for moments in wrong where !moments.isEmpty || ride.acting == nil {
            let simplest = moments.filter { moment in !moments.contains { $0.isSimpler(than: moment) } }
                .sorted { $0.settings.count < $1.settings.count }
            // Of several variables, each gets its simplest moment.
            all = all.flatMap { changes in
                simplest.prefix(wrong.count > 1 ? 1 : simplest.count).map { changes + [$0] }
            }
        }
        return all.compactMap { $0.isEmpty ? nil : app.adding($0) }
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
    var transitions = 0
    /// The lengths of the lists that were tried; nil for that of the trace.
    var lengths: ClosedRange<Int>?
}

extension RegisteredScenario {
    /// The findings that can be reached, the most important first; nil if the trace's own gestures end the app.
    fileprivate func reached(from trace: Trace, _ options: ExplorationOptions) -> Reached? {
        let (begun, own) = begun(options, pages: trace.pages)
        let line = begun.line(options, own: own, pages: trace.pages)
        guard !options.setsPages || line.pages.count <= ExplorationOptions.mostGestures / 2 else {
            return Reached(findings: [], bound: .gestures)
        }
        let families = options.families.union(container.neededFamilies)
        let gestures = begun.exploredGestures(families, line: line, own: own)
        let freeing = begun.freeingGestures(own, pages: trace.pages)
        guard let (session, found) = begun.exploringSession(gestures + freeing.gestures, trace.pages)
        else {
            return nil
        }
        let result = session.search(gestures, line, options, freeing)
        func finding(_ sort: FindingSort, _ walk: [Container.Gesture]) -> ReachedFinding {
            var (scenario, trace) = (begun, trace)
            scenario.gestures = GestureSequence(parts: begun.gestures.parts + walk.map { .gesture($0) })
            trace.scenario = TraceScenario(any: scenario)
            return ReachedFinding(sort: sort, trace: trace, length: walk.count)
        }
        let before = options.start == .end ? found.map { finding(FindingSort($0.finding), []) } : []
        let walks = result.walks.map { finding($0.sort, $0.gestures) }
        return Reached(
            findings: before + walks, bound: result.bound, transitions: result.transitions,
            lengths: families.contains(.list) ? line.lengths : nil)
    }

    /// The scenario with the gestures of another one, nil if they cannot come.
    fileprivate func following(_ other: TraceScenario, _ pages: [String]) -> TraceScenario? {
        guard let other = other.any as? Scenario<Container> else { return nil }
        let scenario = Scenario(container: container, client: client, gestures: other.gestures)
        guard Container.session(of: scenario, pages: pages).firstRefused(in: other.gestures) == nil
        else { return nil }
        return TraceScenario(any: scenario)
    }
}

extension Trace {
    /// The trace with the gestures of another one, nil if they cannot come.
    func following(_ other: Trace) -> Trace? {
        var trace = self
        guard let scenario = scenario.any.following(other.scenario, pages) else { return nil }
        trace.scenario = scenario
        return trace
    }

    /// The trace with other variables in the place of some.
    fileprivate func observing(_ trackers: [Tracker], insteadOf places: [Int]) -> Trace {
        var trace = self
        guard var client = pageViewController?.client.pages else { return self }
        client.trackers =
            client.trackers.indices.filter { !places.contains($0) }.map { client.trackers[$0] } + trackers
        trace.pageViewController?.client = .pages(client)
        return trace
    }

    /// Whether something that the app does depends on a variable, or writes it from outside of callbacks.
    func acts(on variable: String) -> Bool {
        guard let scenario = pageViewController, let client = scenario.client.pages else { return true }
        var acts =
            client.answersFrom == variable || client.actions.contains { $0.target == .tracker(variable) }
        scenario.gestures.forEachWritten { gesture in
            guard case .act(let act) = gesture else { return }
            acts =
                acts
                || act.effects.contains { effect in
                    if case .set(let set) = effect {
                        set.variable == variable
                    } else {
                        effect == .update(variable)
                    }
                }
        }
        return acts
    }
}
