/// What stands for several gestures in a list of them.
enum GestureGroup {
    /// Gestures that happen several times.
    case repetition(rounds: Int, JSONList)
    /// Swipes drawn at random, and the way to what says how.
    case randomWalk(RandomWalk, JSONPath)

    /// Reads a group, nil where the object is a single gesture.
    ///
    /// - Parameter container: What a random walk swipes, nil where there can be none.
    static func of(_ fields: Fields, for container: RandomWalk.Container?) throws(Problem) -> GestureGroup? {
        if fields.has("repeat") { return try repetition(fields) }
        guard let value = fields.child("randomWalk") else { return nil }
        guard let container else {
            throw Problem(
                .key(fields.path.appending("randomWalk")), "a random walk through a root container",
                advice: "A random walk swipes, and there is nothing to swipe here. Write the gestures, or repeat them."
            )
        }
        try refuseOthers(in: fields, "randomWalk", allowed: [])
        return .randomWalk(try randomWalk(value, container), value.path)
    }

    private static func repetition(_ fields: Fields) throws(Problem) -> GestureGroup {
        try refuseOthers(in: fields, "repeat", allowed: ["gestures"])
        let advice = "Add what is repeated: { \"repeat\": 25, \"gestures\": [ … ] }."
        let rounds: Int? = try fields.integer("repeat", from: 1)
        let list = try fields.required(
            fields.list("gestures", be: "a list of gestures"), "gestures", in: "a repetition", advice: advice)
        var elements = list
        guard elements.next() != nil else {
            throw Problem(
                .value(list.path), "a repetition of nothing", advice: "Put at least one gesture into the list.")
        }
        return .repetition(rounds: rounds ?? 1, list)
    }

    private static func randomWalk(
        _ value: JSONValue, _ container: RandomWalk.Container
    ) throws(Problem) -> RandomWalk {
        let subject = "\"randomWalk\""
        let fields = try Fields(value, subject: subject)
        try fields.refuseOthers(than: ["seed", "gestures", "forward", "cancelled", "skippedPreloads"], in: subject)
        if container == .scrollView, fields.has("skippedPreloads") {
            throw Problem(
                .key(fields.path.appending("skippedPreloads")), "skipped preloads in a scroll view",
                advice: "Only a page view controller asks for pages ahead. Leave it out.")
        }
        let usual = RandomWalk(seed: 0, count: 1)
        let advice = "Write { \"randomWalk\": { \"seed\": 7, \"gestures\": 100 } }."
        return RandomWalk(
            seed: try fields.required(fields.integer("seed", from: 0), "seed", in: subject, advice: advice),
            count: try fields.required(fields.integer("gestures", from: 1), "gestures", in: subject, advice: advice),
            container: container,
            forward: try fields.number("forward", in: 0...1) ?? usual.forward,
            cancelled: try fields.number("cancelled", in: 0...1) ?? usual.cancelled,
            skippedPreloads: try fields.number("skippedPreloads", in: 0...1) ?? usual.skippedPreloads)
    }

    /// Refuses keys that do not belong to a group, and says where they do.
    private static func refuseOthers(in fields: Fields, _ head: String, allowed: [String]) throws(Problem) {
        guard let key = fields.keys.filter({ $0 != head && !allowed.contains($0) }).min() else { return }
        let place = Problem.Place.key(fields.path.appending(key))
        let isGesture = ContainerKind.allCases.contains { $0.gestures.contains(key) || $0.groups.contains(key) }
        guard !isGesture else {
            throw Problem(
                place, "\(Wording.quoted(key)) beside \"\(head)\"",
                advice: head == "repeat"
                    ? "What is repeated stands in a list: { \"repeat\": 25, \"gestures\": [{ \"\(key)\": … }] }."
                    : "Write a gesture for each.")
        }
        throw Problem(
            place, "unknown key \(Wording.quoted(key)) in the gesture \"\(head)\"",
            advice: Suggestion.sentence(for: key, among: allowed)
                + (allowed.isEmpty ? "It takes no other key." : "The other keys here are \(Wording.list(allowed))."))
    }
}
