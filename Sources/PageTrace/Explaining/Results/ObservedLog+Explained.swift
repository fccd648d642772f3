import Paging

extension ObservedLog {
    /// Looks for the gestures with which a page view controller makes exactly these calls.
    ///
    /// What the log leaves open is searched for, the simplest first: each landing with and without a question after it,
    /// drags that are cancelled, turned or caught, sets that the log does not have; then the system, then one quirk or
    /// reading, then two. Calls that are nowhere in the log are not expected.
    ///
    /// - Parameter options: What may be assumed, and how far is searched.
    public func explained(_ options: ExplanationOptions = ExplanationOptions()) -> Explanation {
        var search = HypothesisSearch(log: self, options: options)
        return search.run()
    }
}

/// Tries containers, from the simplest to those with two switches.
private struct HypothesisSearch {
    let log: ObservedLog
    let options: ExplanationOptions
    private let followed: FollowedLog
    private var tried: [Attempt] = []

    private struct Attempt {
        let hypothesis: LogHypothesis
        let departures: LogDepartures
        let way: [FoundStep]
        let isExplained: Bool
        let isBounded: Bool

        var reach: Int { departures.position }
    }

    /// So many containers with one switch are tried with a second.
    private static let mostPairs = 4

    init(log: ObservedLog, options: ExplanationOptions) {
        (self.log, self.options) = (log, options)
        followed = FollowedLog(log)
    }

    mutating func run() -> Explanation {
        let plain = LogHypothesis.simplest(for: log, options)
        if let found = firstThatExplains(plain) { return explanation(by: found) }
        let furthest = tried.map(\.reach).max() ?? 0
        let bases = tried.filter { $0.reach == furthest }.map(\.hypothesis)
        let count = tried.count
        if let found = firstThatExplains(bases.flatMap { $0.withOneMore(options) }) { return explanation(by: found) }
        // A second switch is worth a try where the first one has led further.
        let further = tried[count...].filter { $0.reach > furthest }.sorted { $0.reach > $1.reach }
        let pairs = further.prefix(Self.mostPairs).flatMap { $0.hypothesis.withOneMore(options) }
        if let found = firstThatExplains(pairs) { return explanation(by: found) }
        // Of those that go equally far, the one that was tried first.
        let best = tried.reduce(tried[0]) { $1.reach > $0.reach ? $1 : $0 }
        return explanation(by: best)
    }

    private mutating func firstThatExplains(_ hypotheses: [LogHypothesis]) -> Attempt? {
        for hypothesis in hypotheses {
            let attempt = attempt(hypothesis)
            tried.append(attempt)
            if attempt.isExplained { return attempt }
        }
        return nil
    }

    private func attempt(_ hypothesis: LogHypothesis) -> Attempt {
        var search = LogSearch(followed, hypothesis.container, bound: options.states)
        let way = search.run()
        return Attempt(
            hypothesis: hypothesis, departures: search.departures, way: way ?? search.wayToFrontier,
            isExplained: way != nil, isBounded: search.isBounded)
    }

    private func explanation(by attempt: Attempt) -> Explanation {
        let container = attempt.hypothesis.container
        var systems = [container.system]
        if attempt.isExplained {
            for system in options.systems ?? log.systems where system != container.system {
                var other = attempt.hypothesis
                other.container.system = system
                if self.attempt(other).isExplained { systems.append(system) }
            }
        }
        let walk = ExplainedWalk(log, container, attempt.way)
        return Explanation(
            log: log, container: container, systems: systems, switches: attempt.hypothesis.switches,
            gestures: walk.gestures, parting: attempt.isExplained ? nil : parting(attempt.departures),
            isBounded: attempt.isBounded, containersTried: tried.count, walk: walk)
    }

    private func parting(_ departures: LogDepartures) -> Explanation.Parting {
        let alternatives = departures.list.map { departure in
            Explanation.Alternative(
                call: log.question(departure.callback),
                gesture: departure.move.gesture.map(log.name(of:)).inTrace.words)
        }
        return Explanation.Parting(
            position: departures.position, alternatives: alternatives,
            rule: followed[departures.position].flatMap { BrokenRule(forbidding: $0, at: departures) })
    }
}

extension ObservedLog {
    /// A call in words, without the answer that nobody knows.
    fileprivate func question(_ callback: Callback<PagePosition>) -> String {
        if case .raise(let violation) = callback { return "UIKit raises \(violation.identifier): \(violation.message)" }
        guard var record = CallbackRecord(callback, phase: .rest, name: name(of:)) else { return "" }
        record.answer = nil
        return record.text
    }
}
