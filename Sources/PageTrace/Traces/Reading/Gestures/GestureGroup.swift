/// What stands for several gestures in a list of them.
enum GestureGroup {
    /// Gestures that happen several times.
    case repetition(rounds: Int, JSONList)
    /// Swipes drawn at random, and the way to what says how.
    case randomWalk(RandomWalk, JSONPath)

    /// Reads a group, nil where the object is a single gesture.
    ///
    /// - Parameter container: What a random walk swipes, nil where there can be none.
    static func of(
        _ fields: Fields, for container: RandomWalk.Container?, limits: TraceLimits
    ) throws(Problem) -> GestureGroup? {
        var reading = Reading(limits: limits)
        if let value = fields.child("repeat") { return try repetition(value, fields, &reading) }
        guard let value = fields.child("randomWalk") else { return nil }
        guard let container else {
            throw Problem(
                .key(fields.path.appending("randomWalk")), "a random walk through a root container",
                advice: "A random walk swipes, and there is nothing to swipe here. Write the gestures, or repeat them."
            )
        }
        try refuseOthers(in: fields, "randomWalk", allowed: [])
        var walk = try Form<RandomWalk>.object(RandomWalk.form).read(value, "randomWalk", &reading)
        walk.container = container
        if container == .scrollView, value.members?.contains(where: { $0.key == "skippedPreloads" }) == true {
            throw Problem(
                .key(value.path.appending("skippedPreloads")), "skipped preloads in a scroll view",
                advice: "Only a page view controller asks for pages ahead. Leave it out.")
        }
        return .randomWalk(walk, value.path)
    }

    private static func repetition(
        _ rounds: JSONValue, _ fields: Fields, _ reading: inout Reading
    ) throws(Problem) -> GestureGroup {
        try refuseOthers(in: fields, "repeat", allowed: ["gestures"])
        let rounds = try Form<Int>.integer(from: 1).read(rounds, "repeat", &reading)
        guard let value = fields.child("gestures") else {
            var repetition = fields
            repetition.subject = "a repetition"
            throw repetition.missing(
                "gestures", advice: "Add what is repeated: { \"repeat\": 25, \"gestures\": [ … ] }.")
        }
        guard let list = value.elements else {
            throw .wrongValue(value.path, "\"gestures\"", mustBe: "a list of gestures")
        }
        var elements = list
        guard elements.next() != nil else {
            throw Problem(
                .value(list.path), "a repetition of nothing", advice: "Put at least one gesture into the list.")
        }
        return .repetition(rounds: rounds, list)
    }

    /// Refuses keys that do not belong to a group, and says where they do.
    private static func refuseOthers(in fields: Fields, _ head: String, allowed: [String]) throws(Problem) {
        guard let key = fields.keys.filter({ $0 != head && !allowed.contains($0) }).min() else { return }
        let place = Problem.Place.key(fields.path.appending(key))
        let isGesture = ContainerKind.allCases.contains {
            $0.gestures.names.contains(key) || $0.gestures.groups.contains(key)
        }
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
