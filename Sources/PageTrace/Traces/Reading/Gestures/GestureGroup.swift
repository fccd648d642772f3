/// An entry in a list of gestures that stands for several.
enum GestureGroup<Gesture: TraceGesture> {
    case repetition(Repetition<Gesture>)
    /// Swipes drawn at random, and the path to their description.
    case randomWalk(RandomWalk<Gesture>, JSONPath)
}

extension GestureCodecs {
    /// Reads a group, nil if the object is a single gesture.
    func group(of fields: Fields, _ reading: inout ReaderState) throws(Problem) -> GestureGroup<Gesture>? {
        for group in groups where fields.has(group.name) {
            try refuseOthers(in: fields, group)
            return try group.read(fields, &reading)
        }
        guard fields.has("randomWalk") else { return nil }
        throw Problem(
            .key(fields.path.appending("randomWalk")), "a random walk through \(container)",
            advice: "A random walk swipes, and there is nothing to swipe here. Write the gestures, or repeat them.")
    }

    /// Refuses keys that do not belong to a group, and says where they do.
    private func refuseOthers(in fields: Fields, _ group: TaggedObject<GestureGroup<Gesture>>) throws(Problem) {
        guard let key = fields.keys.filter({ !group.keys.contains($0) }).min() else { return }
        let place = Problem.Place.key(fields.path.appending(key))
        guard !TraceScenario.containers.contains(where: { $0.hasGesture(named: key) }) else {
            throw Problem(
                place, "\(Wording.quoted(key)) beside \"\(group.name)\"",
                advice: group.name == "repeat"
                    ? "What is repeated goes into a list: { \"repeat\": 25, \"gestures\": [{ \"\(key)\": … }] }."
                    : "Write a gesture for each.")
        }
        throw Problem(
            place, "unknown key \(Wording.quoted(key)) in the gesture \"\(group.name)\"",
            advice: Suggestion.sentence(for: key, among: group.options)
                + (group.options.isEmpty
                    ? "It takes no other key." : "The other keys here are \(Wording.list(group.options))."))
    }
}
