import Paging

/// What has to be true beyond the plain model so that it makes the calls of a log.
package struct Assumption: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// How the container looks, of which the log says nothing.
        case style(PageViewControllerSettings)
        /// Something that the app did and did not log.
        case act(PageGesture<String>)
        /// Calls that report an end and that never came.
        case loss(Losses)
        /// What UIKit has been seen to raise, and did not.
        case notRaised(ContractViolation)
        /// A behavior on which reports contradict each other, or an anomaly of some devices.
        case switchedOn(ContainerSwitch)
    }

    let kind: Kind
    /// The position of the call before which it happened; nil for what holds all the time.
    package let position: Int?

    init(_ kind: Kind, position: Int? = nil) {
        (self.kind, self.position) = (kind, position)
    }

    /// In words: `page curl`, `set Second`, `lostDidFinish`.
    package var words: String {
        switch kind {
        case .style(let container): container.style
        case .act(let gesture): PageViewControllerGesture.page(gesture).words
        case .loss(let losses): losses.names.joined(separator: ", ")
        case .notRaised(let violation): violation.identifier
        case .switchedOn(let named): named.name
        }
    }
}

extension Assumption {
    /// What the steps of an explanation assume of the app, and of calls that never came.
    static func acts(_ steps: [FoundStep], of log: ObservedLog, in followed: FollowedLog) -> [Assumption] {
        func place(_ position: Int) -> Int { Swift.min(position, log.entries.count - 1) }
        return steps.flatMap { step in
            var assumptions: [Assumption] = []
            if step.move.isAssumed, let gesture = step.move.gesture {
                let isAct = gesture.losses.isEmpty
                // What is lost would have come at the end of the gesture.
                assumptions.append(
                    Assumption(
                        isAct ? .act(gesture.map(log.name(of:))) : .loss(gesture.losses),
                        position: place(isAct ? step.entries.lowerBound : step.entries.upperBound)))
            }
            if let survived = step.move.survived {
                let position = place(followed.callCount(before: survived.position))
                assumptions.append(Assumption(.notRaised(survived.violation), position: position))
            }
            return assumptions
        }
    }
}

extension [Assumption] {
    /// Whether they read like others, although they may differ: a set with a block reads like one without.
    func read(like others: [Assumption]) -> Bool {
        elementsEqual(others) { $0.words == $1.words && $0.position == $1.position }
    }
}

extension Assumption.Kind {
    /// The word for it in JSON.
    var name: String {
        switch self {
        case .style: "style"
        case .act: "act"
        case .loss: "loss"
        case .notRaised: "notRaised"
        case .switchedOn(let named): named.isQuirk ? "quirk" : "reading"
        }
    }
}

extension ObservedLog {
    /// Assumptions in one clause: `the app set pages twice without logging it (before lines 6 and 7), and the quirk
    /// lostDidFinish`.
    func words(_ assumptions: [Assumption]) -> String {
        var clauses = assumptions.compactMap { assumption -> String? in
            if case .style = assumption.kind { "the container is \(assumption.words)" } else { nil }
        }
        let acts = assumptions.compactMap { assumption -> (clause: ActClause, position: Int?)? in
            if case .act(let gesture) = assumption.kind { (gesture.clause, assumption.position) } else { nil }
        }
        let groups = Dictionary(grouping: acts) { $0.clause.words }.values
        for acts in groups.sorted(by: { $0[0].clause < $1[0].clause }) {
            let times = acts.count == 1 ? "" : acts.count == 2 ? " twice" : " \(Quantity.text(acts.count)) times"
            clauses.append(
                "\(acts[0].clause.words)\(times) without logging it (before \(places(of: acts.compactMap(\.position))))"
            )
        }
        for named in Losses.named {
            let lost = assumptions.filter { assumption in
                if case .loss(let losses) = assumption.kind { losses.contains(named.loss) } else { false }
            }
            guard !lost.isEmpty else { continue }
            clauses.append("\(named.name) never came (before \(places(of: lost.compactMap(\.position))))")
        }
        let raises = Dictionary(grouping: assumptions) { assumption -> String in
            if case .notRaised = assumption.kind { assumption.words } else { "" }
        }
        for (name, raises) in raises.sorted(by: { $0.key < $1.key }) where !name.isEmpty {
            clauses.append("UIKit did not raise \(name) (before \(places(of: raises.compactMap(\.position))))")
        }
        clauses += assumptions.compactMap { assumption in
            if case .switchedOn = assumption.kind { "the \(assumption.kind.name) \(assumption.words)" } else { nil }
        }
        return clauses.count < 3
            ? clauses.joined(separator: ", and ")
            : clauses.dropLast().joined(separator: ", ") + ", and " + (clauses.last ?? "")
    }

    /// Where calls stand, one by one: `lines 6, 7 and 3 more`.
    private func places(of positions: [Int]) -> String {
        "\(unit)\(positions.count > 1 ? "s" : "") \(Wording.sequence(positions.map(number), atMost: 6))"
    }
}

/// What a sentence says of an act that is assumed, and its rank among what it says of others.
private typealias ActClause = (rank: Int, words: String)

extension PageGesture<String> {
    /// Acts of which the sentence says the same are told together.
    fileprivate var clause: ActClause {
        switch self {
        case .set: (0, "the app set pages")
        case .dataSource(.assigned): (1, "the app assigned its data source")
        case .container(.appears, _), .container(.disappears, _): (2, "the container was covered or came back")
        case .orientation: (3, "the device was rotated")
        default: (4, "\(Wording.quoted(PageViewControllerGesture.page(self).words)) happened")
        }
    }
}

extension PageViewControllerSettings {
    /// The style of a container that turns its pages, or lays them out from right to left, in words.
    fileprivate var style: String {
        transitionStyle == .scroll
            ? "laid out from right to left"
            : "a page curl"
                + (spineLocation == .mid
                    ? " with the spine in the middle" : isDoubleSided ? " with double-sided pages" : "")
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
