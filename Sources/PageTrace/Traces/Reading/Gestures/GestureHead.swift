import Paging

/// The keys that say what a gesture is, for one kind of container.
protocol GestureHead: RawRepresentable<String>, CaseIterable, Equatable {
    /// The kind of container that knows these gestures.
    static var container: ContainerKind { get }

    /// The other keys that such a gesture may have.
    var options: [String] { get }
}

extension GestureHead {
    /// Finds the one key of a gesture that says what it is, and refuses every key that does not belong to it.
    static func of(_ fields: Fields) throws(Problem) -> Self {
        let keys = fields.keys
        let heads = keys.compactMap(Self.init(rawValue:))
        guard let head = heads.first else { throw missing(keys, fields.path) }
        guard heads.count == 1 else {
            // In the order of the documentation, so that the order in the file makes no difference.
            let found = allCases.filter(heads.contains).map(\.rawValue)
            throw Problem(
                .key(fields.path.appending(found[1])),
                "a gesture is one thing; this is \(Wording.list(found))",
                advice: "Write a gesture for each."
            )
        }
        if keys.count > 1, let foreign = keys.filter({ $0 != head.rawValue && !head.options.contains($0) }).min() {
            throw head.refusal(of: foreign, fields.path)
        }
        return head
    }

    private static func missing(_ keys: [String], _ path: JSONPath) -> Problem {
        let names = allCases.map(\.rawValue) + container.groups
        let heads = "A gesture is one of \(Wording.list(names, conjunction: "or", atMost: names.count))."
        let options = allCases.flatMap(\.options)
        let unknown = keys.filter { !options.contains($0) && $0 != "gestures" }
        for key in unknown.sorted() {
            let owners = ContainerKind.allCases.filter { $0.gestures.contains(key) }
            guard !owners.isEmpty else { continue }
            return Problem(
                .key(path.appending(key)),
                "the gesture \(Wording.quoted(key)) belongs to \(owners.map(\.words).joined(separator: " and "));"
                    + " this one is \(container.words)",
                advice: Suggestion.sentence(for: key, among: names) + heads
            )
        }
        guard let unknown = unknown.min() else {
            guard !keys.contains("gestures") else {
                return Problem(
                    .value(path), "a list of gestures that does not say how often it comes",
                    advice: "Write { \"repeat\": 25, \"gestures\": [ … ] }.")
            }
            return Problem(.value(path), "a gesture that does not say what it is", advice: heads)
        }
        return Problem(
            .key(path.appending(unknown)),
            "unknown gesture \(Wording.quoted(unknown))",
            advice: Suggestion.sentence(for: unknown, among: names) + heads
        )
    }

    private func refusal(of key: String, _ path: JSONPath) -> Problem {
        let own = Wording.quoted(rawValue)
        let allowed =
            options.isEmpty
            ? "It takes no other key." : "The other keys here are \(Wording.list(options))."
        let others = Self.allCases.filter { $0.options.contains(key) }.map(\.rawValue)
        guard others.isEmpty else {
            return Problem(
                .key(path.appending(key)),
                "\(Wording.quoted(key)) does not belong to \(own), but to \(Wording.list(others))",
                advice: allowed
            )
        }
        let owners = ContainerKind.allCases.filter { $0.gestureOptions.contains(key) || $0.gestures.contains(key) }
        guard owners.isEmpty else {
            return Problem(
                .key(path.appending(key)),
                "\(Wording.quoted(key)) belongs to the gestures of"
                    + " \(owners.map(\.words).joined(separator: " and ")); this one is \(Self.container.words)",
                advice: allowed
            )
        }
        return Problem(
            .key(path.appending(key)),
            "unknown key \(Wording.quoted(key)) in the gesture \(own)",
            advice: Suggestion.sentence(for: key, among: options) + allowed
        )
    }
}

extension ContainerKind {
    /// The gestures that such a container knows, by the keys that name them.
    var gestures: [String] {
        switch self {
        case .pageViewController: PageGestureHead.allCases.map(\.rawValue)
        case .scrollView: ScrollGestureHead.allCases.map(\.rawValue)
        case .rootContainer: RootGestureHead.allCases.map(\.rawValue)
        }
    }

    /// What stands for several gestures, by the keys that name it.
    var groups: [String] {
        self == .rootContainer ? ["repeat"] : ["repeat", "randomWalk"]
    }

    /// The other keys of its gestures.
    var gestureOptions: [String] {
        switch self {
        case .pageViewController: PageGestureHead.allCases.flatMap(\.options)
        case .scrollView: ScrollGestureHead.allCases.flatMap(\.options)
        case .rootContainer: RootGestureHead.allCases.flatMap(\.options)
        }
    }
}
