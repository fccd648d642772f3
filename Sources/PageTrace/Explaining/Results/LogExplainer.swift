import Paging

/// Looks for an explanation: in the plain model on every container that the log leaves open, then with what may be
/// assumed.
///
/// The cheapest wins.
struct LogExplainer {
    let log: ObservedLog
    let options: ExplanationOptions
    private let bases: [LogBase]
    private let logs: [FollowedLog]
    /// The searches in the plain model.
    private var plain: [LogSearch] = []
    private var candidates: [Candidate] = []
    private var isBounded = false

    private struct Candidate {
        let log: FollowedLog
        let steps: [FoundStep]
        let container: PageViewControllerSettings
        let assumptions: [Assumption]
        let cost: LogCost
    }

    init(_ log: ObservedLog, _ options: ExplanationOptions) {
        (self.log, self.options) = (log, options)
        bases = LogBase.all(for: log, options)
        logs = FollowedLog.guesses(for: log).map { FollowedLog(log, guess: $0) }
    }

    mutating func run() -> Explanation {
        for base in bases where base.style == nil && candidates.isEmpty { tryPlain(base) }
        if let found = candidates.first { return explanation(found, answer: .yes) }
        // One that turns its pages costs an assumption, and all of them the same.
        for base in bases where base.style != nil && candidates.isEmpty { tryPlain(base) }
        if options.assumesRaises { tryAll(.raises) }
        if options.assumesActs { tryAll(.acts) }
        if options.assumesLosses { tryAll(.losses) }
        if options.assumesSwitches { tryAll(.switches) }
        if options.assume == .all {
            tryAll(options.assumesSwitches ? [.raises, .acts, .losses, .switches] : [.raises, .acts, .losses])
        }
        candidates.sort { $0.cost < $1.cost }
        if let found = candidates.first { return explanation(found, answer: .onlyIf) }
        return explanation(nil, answer: isBounded ? .notKnown : .no)
    }

    private mutating func tryPlain(_ base: LogBase) {
        for followed in logs where candidates.isEmpty {
            var search = LogSearch(followed, base, bound: options.states)
            let isExplained = search.run()
            if search.isBounded { isBounded = true }
            plain.append(search)
            if isExplained { add(search.way, of: search, base.container) }
        }
    }

    /// Goes on where the plain model ends.
    private mutating func tryAll(_ assumed: LogSearch.Assumed) {
        let reach = plain.filter { $0.base.style == nil }.map(\.departures.position).max() ?? 0
        for attempt in plain where attempt.base.style == nil || attempt.departures.position > reach {
            guard let found = trySearch(assumed, attempt), attempt.base == plain.first?.base, assumed == .switches
            else { continue }
            // What else could be switched on?
            let switches = ContainerSwitch.on(in: found, butNotIn: attempt.base.container)
            _ = trySearch(assumed, attempt, excluding: Set(switches))
        }
    }

    /// Searches with something assumed; gives the container that explains the log, nil if none does.
    private mutating func trySearch(
        _ assumed: LogSearch.Assumed, _ attempt: LogSearch, excluding excluded: Set<ContainerSwitch> = []
    ) -> PageViewControllerSettings? {
        var search = attempt
        search.assumes = assumed
        search.excluded = excluded
        guard search.run() else { return nil }
        let way = search.way
        let container = way.reduce(attempt.base.container) { $1.move.revealed?.on(in: $0) ?? $0 }
        // A switch that the search found to be on at a late call must be on from the start.
        if let steps = way.explain(attempt.log, on: container) {
            add(steps, of: attempt, container)
            return container
        }
        let base = LogBase(container: container, style: attempt.base.style)
        var again = LogSearch(attempt.log, base, assumes: assumed.subtracting(.switches), bound: options.states)
        guard again.run() else { return nil }
        add(again.way, of: attempt, container)
        return container
    }

    private mutating func add(
        _ steps: [FoundStep], of attempt: LogSearch, _ container: PageViewControllerSettings
    ) {
        let base = attempt.base
        let switches = ContainerSwitch.on(in: container, butNotIn: base.container)
        let assumptions =
            [base.style].compactMap { $0 } + Assumption.acts(steps, of: log, in: attempt.log)
            + switches.map { Assumption(.switchedOn($0)) }
        var cost = switches.reduce(base.cost) { $0 + $1.cost }
        for step in steps {
            cost.plain += step.move.cost.plain
            if step.move.isAssumed { cost = cost + (step.move.gesture?.losses.isEmpty == false ? .loss : .act) }
            if step.move.survived != nil { cost = cost + .survived }
        }
        candidates.append(
            Candidate(
                log: attempt.log, steps: steps, container: container, assumptions: assumptions, cost: cost))
    }

    /// The plain attempt that went furthest, the first of several; also of those with a style that is assumed.
    private func furthest(assumesStyle: Bool) -> LogSearch? {
        let attempts = assumesStyle ? plain : plain.filter { $0.base.style == nil }
        let reach = attempts.map(\.reach).max()
        return attempts.first { $0.reach == reach }
    }

    private func explanation(_ found: Candidate?, answer: Explanation.Answer) -> Explanation {
        let furthest = furthest(assumesStyle: answer != .onlyIf)
        let container = found?.container ?? furthest?.base.container ?? PageViewControllerSettings()
        let followed = found?.log ?? furthest?.log ?? logs[0]
        let walk = ExplainedWalk(log, followed, container, found?.steps ?? furthest?.way ?? [])
        let others = candidates.dropFirst().first { !$0.assumptions.read(like: found?.assumptions ?? []) }
        return Explanation(
            log: log, answer: answer, container: container, systems: systems(found, container),
            assumptions: found?.assumptions ?? [], runnerUp: answer == .onlyIf ? others?.assumptions : nil,
            gestures: walk.gestures, parting: answer == .yes ? nil : furthest.map { parting($0) },
            doubt: answer == .yes ? nil : doubt, options: options, containersTried: plain.count, walk: walk,
            gesturesTried: plain.map(\.gesturesTried).max() ?? 0)
    }

    /// The systems on which the same is so.
    private func systems(_ found: Candidate?, _ container: PageViewControllerSettings) -> [PagingSystem] {
        var systems = [container.system]
        guard let found else { return systems }
        for system in options.systems ?? log.systems where system != container.system {
            var other = container
            other.system = system
            // Mostly the same gestures do it, and need not be looked for.
            if found.steps.explain(found.log, on: other) != nil {
                systems.append(system)
            } else if found.assumptions.allSatisfy({ $0.position == nil }) {
                var search = LogSearch(found.log, LogBase(container: other, style: nil), bound: options.states)
                if search.run() { systems.append(system) }
            }
        }
        return systems
    }

    /// Why a no would be no proof.
    private var doubt: Explanation.Doubt? {
        if isBounded { return .bounded }
        let reach = plain.map { $0.log.callCount(before: $0.reach) }.max() ?? 0
        if let set = log.firstSetInStep, set <= reach { return .setsInSteps }
        // Also if a page curl, which is assumed, goes on: it asks for less.
        let alike = plain.filter { $0.base.style == nil && $0.departsInQuestion }
        if alike.contains(where: { $0.log.callCount(before: $0.reach) < log.callsOfOpenBeginning }) {
            return .beginsLater
        }
        if plain.contains(where: { !$0.isComplete }) { return .leftOut }
        if log.answersGuessed > 0 { return .answersGuessed(log.answersGuessed) }
        return logs.contains { $0.guess != nil } ? .dataSourceGuessed : nil
    }

    private func parting(_ attempt: LogSearch) -> Explanation.Parting {
        let followed = attempt.log
        // All calls can be as the model has them, and what a heading says of their step is not.
        let isBehindCalls = attempt.endsAtState || attempt.reach > attempt.departures.position
        // If the search has stopped at an act of the app, the next call is the one to report.
        let place = (attempt.reach..<followed.count).first { followed[$0] != nil }
        let seen = place.flatMap { followed[$0] }
        let isAtAct = place != attempt.reach
        // What a turn of the main queue carries out comes before the act.
        var departures =
            isBehindCalls
            ? [] : attempt.departures.list.filter { !isAtAct || $0.turn == .comesFirst || $0.outcome != nil }
        let calling = departures.filter { $0.callback != nil || $0.violation != nil }
        if !calling.isEmpty { departures = calling }
        let alternatives = departures.map { departure in
            Explanation.Alternative(
                call: log.question(departure) + (isAtAct ? "  (before the act)" : ""),
                gesture: departure.move.gesture.map { PageViewControllerGesture.page($0.map(log.name(of:))).words }
                    ?? departure.move.function?.words ?? "",
                rule: seen.flatMap { BrokenRule.forbidding($0, at: [departure]) })
        }
        let position = place.map { followed.callCount(before: $0) } ?? log.entries.count - 1
        // One rule for all of it, or the same in each gesture.
        let rules = alternatives.map(\.rule)
        let common = Set(rules.map { $0?.rule }).count == 1 ? rules.first.flatMap { $0 } : nil
        let heading =
            isBehindCalls ? followed.heading(at: attempt.reach) : departures.lazy.compactMap(\.heading).first
        return Explanation.Parting(
            position: position, heading: heading, alternatives: alternatives,
            rule: seen.flatMap { BrokenRule.forbidding($0, at: departures) } ?? common)
    }
}

extension ObservedLog {
    /// A call in words, without the answer that nobody knows.
    fileprivate func question(_ departure: LogDepartures.Departure) -> String {
        if let violation = departure.violation { return "UIKit raises \(violation.identifier): \(violation.message)" }
        if let outcome = departure.outcome { return "the same calls, and the step ends otherwise: \(outcome)" }
        guard let callback = departure.callback else { return "nothing in this turn of the main queue" }
        var record = CallbackRecord(callback, phase: .rest, name: name(of:))
        record.answer = nil
        return record.text + (departure.turn.map { "  (\($0.rawValue))" } ?? "")
    }

    /// Looks for the gestures with which a page view controller makes exactly these calls.
    ///
    /// The plain model comes first, on each container that the log leaves open: swipes, cancelled swipes, drags, each
    /// landing with and without a question after it, and what the log says that the app did. If it does not make the
    /// calls, what may be assumed is tried, and the cheapest explanation wins. Calls that are nowhere in the log are not
    /// expected.
    ///
    /// - Parameter options: What may be assumed, and how far is searched.
    public func explained(_ options: ExplanationOptions = ExplanationOptions()) -> Explanation {
        var explainer = LogExplainer(self, options)
        return explainer.run()
    }
}
