import Paging

/// How the gestures of a container are written in a trace.
struct GestureCodecs<Gesture: TraceGesture>: Sendable {
    /// The gestures, in the order of the documentation.
    let all: [TaggedObject<Gesture>]
    /// The groups, each of which stands for several gestures.
    let groups: [TaggedObject<GestureGroup<Gesture>>]

    let container: String
    private let positions: [String: Int]
    private let place: @Sendable (Gesture) -> Int

    /// The forms in a trace with a container; with any settings, if it is nil.
    init<Container: RegisteredContainer>(for container: Container?) where Container.Gesture == Gesture {
        all = Container.gestures.map { $0.codec(container) }
        groups =
            [GestureGroup.repetition(for: container)] + [Container.walkCodec(for: container)].compactMap { $0 }
        place = Container.place(of:)
        self.container = Container.phrase
        positions = Dictionary(all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    var names: [String] { all.map(\.name) + groups.map(\.name) }

    /// Whether a key belongs to a gesture without naming one.
    func hasOption(_ key: String) -> Bool {
        Annotation.keys.contains(key) || all.contains { $0.options.contains(key) }
    }

    /// A gesture as it is written in a trace; default values are left out.
    func json(_ gesture: Gesture) -> JSONTree {
        .object(all[place(gesture)].members(gesture) ?? [])
    }

    func json(_ group: GestureGroup<Gesture>) -> JSONTree {
        .object(groups.lazy.compactMap { $0.members(group) }.first ?? [])
    }

    /// Finds the one key that names the gesture, and refuses every key that does not belong to it.
    func codec(of fields: Fields) throws(Problem) -> TaggedObject<Gesture> {
        let keys = fields.keys
        let heads = keys.compactMap { positions[$0] }
        guard let head = heads.first.map({ all[$0] }) else { throw missing(keys, fields.path) }
        guard heads.count == 1 else {
            // In the order of the documentation, so that the order in the file makes no difference.
            let found = heads.sorted().map { all[$0].name }
            throw Problem(
                .key(fields.path.appending(found[1])),
                "a gesture has exactly one of these keys: \(Wording.list(found))",
                advice: "Write a gesture for each.")
        }
        let foreign = keys.count == 1 ? [] : keys.filter { !head.keys.contains($0) && !Annotation.keys.contains($0) }
        if let foreign = foreign.min() {
            throw refusal(of: foreign, in: head, fields.path)
        }
        return head
    }

    private func missing(_ keys: [String], _ path: JSONPath) -> Problem {
        let heads = "A gesture is one of \(Wording.list(names, conjunction: "or", atMost: names.count))."
        let unknown = keys.filter { !hasOption($0) && $0 != "gestures" }.sorted()
        for key in unknown {
            let owners = TraceScenario.containers.filter { $0.hasGesture(named: key) }
            guard !owners.isEmpty else { continue }
            return Problem(
                .key(path.appending(key)),
                "the gesture \(Wording.quoted(key)) belongs to \(owners.map { $0.phrase }.joined(separator: " and "));"
                    + " this one is \(container)",
                advice: Suggestion.sentence(for: key, among: names) + heads)
        }
        if let key = unknown.first {
            return Problem(
                .key(path.appending(key)), "unknown gesture \(Wording.quoted(key))",
                advice: Suggestion.sentence(for: key, among: names) + heads)
        }
        guard !keys.contains("gestures") else {
            return Problem(
                .value(path), "a list of gestures that does not say how often it comes",
                advice: "Write { \"repeat\": 25, \"gestures\": [ … ] }.")
        }
        // With a key that few gestures have, one of these is meant.
        let owners = keys.map { key in (key: key, names: all.filter { $0.options.contains(key) }.map(\.name)) }
        let hint = owners.first { 1...2 ~= $0.names.count }.map {
            "\(Wording.quoted($0.key)) belongs to \(Wording.list($0.names)). "
        }
        return Problem(.value(path), "a gesture that does not say what it is", advice: (hint ?? "") + heads)
    }

    private func refusal(of key: String, in head: TaggedObject<Gesture>, _ path: JSONPath) -> Problem {
        func refusal(_ message: String, suggestion: String = "") -> Problem {
            let allowed = "The other keys here are \(Wording.list(head.options + Annotation.keys))."
            return Problem(.key(path.appending(key)), message, advice: suggestion + allowed)
        }
        let own = Wording.quoted(head.name)
        let others = all.filter { $0.options.contains(key) }.map(\.name)
        guard others.isEmpty else {
            return refusal("\(Wording.quoted(key)) does not belong to \(own), but to \(Wording.list(others))")
        }
        let owners = TraceScenario.containers.filter { $0.hasGestureKey(key) }
        guard owners.isEmpty else {
            return refusal(
                "\(Wording.quoted(key)) belongs to the gestures of"
                    + " \(owners.map { $0.phrase }.joined(separator: " and ")); this one is \(container)")
        }
        return refusal(
            "unknown key \(Wording.quoted(key)) in the gesture \(own)",
            suggestion: Suggestion.sentence(for: key, among: head.options + Annotation.keys))
    }
}

extension RegisteredContainer {
    /// How the gestures are written with any settings.
    static var gestureCodecs: GestureCodecs<Gesture> { GestureCodecs(for: Self?.none) }

    static func hasGesture(named key: String) -> Bool { gestureCodecs.names.contains(key) }

    /// Whether a key occurs in a gesture.
    static func hasGestureKey(_ key: String) -> Bool {
        let codecs = gestureCodecs
        return codecs.hasOption(key) || codecs.names.contains(key)
    }

    /// The schema of a gesture of such a container.
    static var gestureSchema: JSONTree { ["$ref": .string("#/$defs/\(name)Gesture")] }
}

extension TaggedObject {
    /// The keys of a gesture after the first.
    var options: [String] { Array(keys.dropFirst()) }
}
