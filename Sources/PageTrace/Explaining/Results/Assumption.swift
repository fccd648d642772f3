import Paging

/// What has to be true beyond the plain model so that it makes the calls of a log.
public struct Assumption: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// How the container looks, of which the log says nothing.
        case style
        /// Something that the app did and did not log.
        case act
        /// A call that reports an end and that never came.
        case loss
        /// A behavior on which reports contradict each other.
        case reading
        /// An anomaly of some devices.
        case quirk
    }

    package let kind: Kind
    /// In words: `page curl`, `set Second`, `lostDidFinish`.
    public let words: String
    /// The position of the call before which it happened; nil for what holds all the time.
    public let position: Int?

    init(_ kind: Kind, _ words: String, position: Int? = nil) {
        (self.kind, self.words, self.position) = (kind, words, position)
    }
}

extension Assumption {
    /// What the steps of an explanation assume of the app, and of calls that never came.
    static func acts(_ steps: [FoundStep], of log: ObservedLog) -> [Assumption] {
        steps.compactMap { step in
            guard step.move.isAssumed, let gesture = step.move.gesture else { return nil }
            let isAct = gesture.losses.isEmpty
            let words =
                isAct
                ? PageViewControllerGesture.page(gesture.map(log.name(of:))).words
                : gesture.losses.names.joined(separator: ", ")
            // What is lost would have come at the end of the gesture.
            let place = isAct ? step.entries.lowerBound : step.entries.upperBound
            return Assumption(isAct ? .act : .loss, words, position: Swift.min(place, log.entries.count - 1))
        }
    }
}

extension ObservedLog {
    /// Assumptions in one clause: `the app set pages twice without logging it (before lines 6 and 7), and the quirk
    /// lostDidFinish`.
    func words(_ assumptions: [Assumption]) -> String {
        let styles = assumptions.filter { $0.kind == .style }.map { "the container is \($0.words)" }
        let acts = assumptions.filter { $0.kind == .act }
        var clauses = styles
        for (verb, acts) in Self.groups(acts) {
            let times = acts.count == 1 ? "" : acts.count == 2 ? " twice" : " \(Quantity.text(acts.count)) times"
            clauses.append("\(verb)\(times) without logging it (before \(places(of: acts.compactMap(\.position))))")
        }
        for loss in Losses.named {
            let lost = assumptions.filter { $0.kind == .loss && $0.words == loss.name }
            guard !lost.isEmpty else { continue }
            clauses.append("\(loss.name) never came (before \(places(of: lost.compactMap(\.position))))")
        }
        clauses += assumptions.filter { $0.kind == .reading || $0.kind == .quirk }.map { "the \($0.kind) \($0.words)" }
        return clauses.count < 3
            ? clauses.joined(separator: ", and ")
            : clauses.dropLast().joined(separator: ", ") + ", and " + (clauses.last ?? "")
    }

    private static func groups(_ acts: [Assumption]) -> [(String, [Assumption])] {
        [
            ("the app set pages", acts.filter { $0.words.hasPrefix("set ") }),
            ("the app assigned its data source", acts.filter { $0.words.hasSuffix("the data source") }),
            ("the container was covered or came back", acts.filter { $0.words.hasPrefix("container ") }),
            ("the device was rotated", acts.filter { $0.words.hasPrefix("rotate ") }),
        ].filter { !$0.1.isEmpty }
    }

    /// Where calls stand, one by one: `lines 6, 7 and 3 more`.
    private func places(of positions: [Int]) -> String {
        "\(unit)\(positions.count > 1 ? "s" : "") \(Wording.sequence(positions.map(number), atMost: 6))"
    }
}

extension Wording {
    /// Numbers, shortened after the first: `6, 7 and 3 more`.
    static func sequence(_ numbers: [Int], atMost most: Int) -> String {
        var words = numbers.prefix(most).map { Quantity.text($0) }
        if numbers.count > most { words.append("\(Quantity.text(numbers.count - most)) more") }
        return sequence(words)
    }
}
