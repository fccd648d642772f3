public import Paging

/// Reads a tracker of a client.
struct TrackerReader {
    private static let subject = "a tracker"
    private let fields: Fields

    /// Reads a tracker.
    static func read(_ value: JSONValue, limits: TraceLimits) throws(Problem) -> Tracker {
        let fields = try Fields(value, subject: subject)
        try fields.refuseOthers(
            than: ["name", "updatedIn", "onlyWhenCompleted", "takes", "followsSets"], in: subject
        )
        let reader = TrackerReader(fields: fields)
        let name = try fields.required(fields.string("name"), "name", in: subject)
        try NameRule.check(name, "a tracker's name", at: .value(fields.path.appending("name")), limits: limits)
        let callbacks = try reader.callbacks()
        let tracker = Tracker(
            name: name,
            updatedIn: callbacks,
            onlyWhenCompleted: try reader.onlyWhenCompleted(callbacks),
            takes: try fields.required(
                fields.choice("takes"), "takes", in: subject,
                advice: "Add what it takes from the callback, such as \"takes\": \"shown\"."
            ),
            followsSets: try fields.boolean("followsSets") ?? true
        )
        try reader.checkSource(tracker)
        return tracker
    }

    private func callbacks() throws(Problem) -> Set<Tracker.Callback> {
        let allowed = Tracker.Callback.allCases.map(\.rawValue)
        let path = fields.path.appending("updatedIn")
        let advice = "Add the callback that updates it, such as \"updatedIn\": \"didFinishAnimating\"."
        let value = try fields.required(fields.child("updatedIn"), "updatedIn", in: Self.subject, advice: advice)
        guard let list = value.elements else {
            return try fields.choice("updatedIn").map { [$0] } ?? []
        }
        var callbacks: Set<Tracker.Callback> = []
        for element in list {
            let path = element.path
            let name = element.string
            guard let callback = name.flatMap(Tracker.Callback.init(rawValue:)) else {
                let expected = Wording.list(allowed, conjunction: "or")
                var problem = Problem.wrongValue(path, "each element of \"updatedIn\"", mustBe: expected)
                problem.advice = Suggestion.sentence(for: name ?? "", among: allowed).trimmingLastSpace
                throw problem
            }
            guard callbacks.insert(callback).inserted else {
                throw Problem(.value(path), "\"\(callback.rawValue)\" comes twice", advice: "Once is enough.")
            }
        }
        guard !callbacks.isEmpty else {
            throw Problem(.value(path), "\"updatedIn\" names no callback", advice: advice)
        }
        return callbacks
    }

    private func onlyWhenCompleted(_ callbacks: Set<Tracker.Callback>) throws(Problem) -> Bool {
        guard let only = try fields.boolean("onlyWhenCompleted") else { return false }
        if only, !callbacks.contains(.didFinishAnimating) {
            throw Problem(
                .key(fields.path.appending("onlyWhenCompleted")),
                "\"onlyWhenCompleted\" without \"didFinishAnimating\" in \"updatedIn\"",
                advice: "Only that callback says whether the transition was completed."
            )
        }
        return only
    }

    /// Refuses a tracker that would take what its callback does not have.
    private func checkSource(_ tracker: Tracker) throws(Problem) {
        let allowed = tracker.takes.callbacks
        guard
            let wrong = Tracker.Callback.allCases.first(where: {
                tracker.updatedIn.contains($0) && !allowed.contains($0)
            })
        else { return }
        let sources = Tracker.Source.allCases.filter { tracker.updatedIn.isSubset(of: $0.callbacks) }.map(\.rawValue)
        throw Problem(
            .value(fields.path.appending("takes")),
            "\"\(wrong.rawValue)\" has no \"\(tracker.takes.rawValue)\" to take",
            advice: sources.isEmpty
                ? "Callbacks of the data source and of the delegate have nothing in common: write two trackers."
                : "It can take \(Wording.list(sources, conjunction: "or"))."
        )
    }
}

extension Tracker.Source {
    /// The callbacks that a tracker can take this from.
    public var callbacks: Set<Tracker.Callback> {
        switch self {
        case .argument, .answer: [.viewControllerAfter, .viewControllerBefore]
        case .pending, .shown: [.willTransitionTo, .didFinishAnimating]
        case .previous: [.didFinishAnimating]
        }
    }
}
