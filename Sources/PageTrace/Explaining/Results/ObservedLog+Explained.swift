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
    private var tried: [(hypothesis: LogHypothesis, reach: Int)] = []
    /// The first of those that went furthest: of a long log one way takes much memory.
    private var best: Attempt
    private var isBounded = false

    private struct Attempt {
        let hypothesis: LogHypothesis
        let departures: LogDepartures
        let way: [FoundStep]
        let isExplained: Bool
    }

    /// So many containers with one switch are tried with a second.
    private static let mostPairs = 4

    init(log: ObservedLog, options: ExplanationOptions) {
        (self.log, self.options) = (log, options)
        followed = FollowedLog(log)
        best = Attempt(
            hypothesis: LogHypothesis(container: PageViewControllerSettings()), departures: LogDepartures(), way: [],
            isExplained: false)
    }

    mutating func run() -> Explanation {
        let plain = LogHypothesis.simplest(for: log, options)
        if let found = firstThatExplains(plain) { return explanation(by: found) }
        // Those that went furthest come first, the others as well: what a switch changes may come early in the log.
        var further: [(hypothesis: LogHypothesis, reach: Int)] = []
        for base in tried.sorted(by: { $0.reach > $1.reach }) {
            let count = tried.count
            if let found = firstThatExplains(base.hypothesis.withOneMore(options)) { return explanation(by: found) }
            further += tried[count...].filter { $0.reach > base.reach }
        }
        // A second switch is worth a try where the first one has led further.
        let pairs = further.sorted { $0.reach > $1.reach }.prefix(Self.mostPairs)
        if let found = firstThatExplains(pairs.flatMap { $0.hypothesis.withOneMore(options) }) {
            return explanation(by: found)
        }
        return explanation(by: best)
    }

    private mutating func firstThatExplains(_ hypotheses: [LogHypothesis]) -> Attempt? {
        for hypothesis in hypotheses {
            var search = LogSearch(followed, hypothesis.container, bound: options.states)
            let isExplained = search.run()
            let reach = search.departures.position
            tried.append((hypothesis, reach))
            if search.isBounded { isBounded = true }
            guard isExplained || tried.count == 1 || reach > best.departures.position else { continue }
            let attempt = Attempt(
                hypothesis: hypothesis, departures: search.departures, way: search.way, isExplained: isExplained)
            if isExplained { return attempt }
            best = attempt
        }
        return nil
    }

    private func explanation(by attempt: Attempt) -> Explanation {
        let container = attempt.hypothesis.container
        var systems = [container.system]
        if attempt.isExplained {
            for system in options.systems ?? log.systems where system != container.system {
                var other = attempt.hypothesis
                other.container.system = system
                var search = LogSearch(followed, other.container, bound: options.states)
                // Mostly the same gestures do it, and need not be looked for.
                if attempt.way.explain(followed, on: other.container) || search.run() { systems.append(system) }
            }
        }
        let walk = ExplainedWalk(log, followed, container, attempt.way)
        return Explanation(
            log: log, container: container, systems: systems, switches: attempt.hypothesis.switches,
            gestures: walk.gestures, parting: attempt.isExplained ? nil : parting(attempt.departures),
            isBounded: isBounded && !attempt.isExplained, containersTried: tried.count, walk: walk)
    }

    private func parting(_ departures: LogDepartures) -> Explanation.Parting {
        let alternatives = departures.list.map { departure in
            Explanation.Alternative(
                call: log.question(departure),
                gesture: PageViewControllerGesture.page(departure.move.gesture.map(log.name(of:))).words)
        }
        return Explanation.Parting(
            position: departures.position, alternatives: alternatives,
            rule: followed[departures.position].flatMap { BrokenRule(forbidding: $0, at: departures) })
    }
}

extension ObservedLog {
    /// A call in words, without the answer that nobody knows.
    fileprivate func question(_ departure: LogDepartures.Departure) -> String {
        if let violation = departure.violation { return "UIKit raises \(violation.identifier): \(violation.message)" }
        guard let callback = departure.callback else { return "" }
        var record = CallbackRecord(callback, phase: .rest, name: name(of:))
        record.answer = nil
        return record.text
    }
}
