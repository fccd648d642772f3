/// The key that says what a gesture is.
enum GestureHead: String, CaseIterable {
    case set, swipe, drag, move, release, settle, append, prepend, insert, remove, replace, dataSource, orientation
    case doubleSided

    /// The other keys that such a gesture may have.
    var options: [String] {
        switch self {
        case .set: ["direction", "animated", "ends", "completion", "inCompletion"]
        case .swipe: ["ends", "preload"]
        case .release: ["preload"]
        case .insert: ["at"]
        case .drag, .move, .settle, .append, .prepend, .remove, .replace, .dataSource, .orientation, .doubleSided: []
        }
    }

    /// Finds the one key of a gesture that says what it is, and refuses every key that does not belong to it.
    static func of(_ fields: Fields) throws(Problem) -> GestureHead {
        let keys = fields.keys
        let heads = keys.compactMap(GestureHead.init(rawValue:))
        guard let head = heads.first else { throw missing(keys, fields.path) }
        guard heads.count == 1 else {
            // In the order of the documentation, as a decoder has lost the order of the file.
            let found = allCases.filter(heads.contains)
            throw Problem(
                .key(fields.path.appending(found[1].rawValue)),
                "a gesture is one thing; this is \(Wording.list(found.map(\.rawValue)))",
                advice: "Write a gesture for each."
            )
        }
        if keys.count > 1, let foreign = keys.filter({ $0 != head.rawValue && !head.options.contains($0) }).min() {
            throw head.refusal(of: foreign, fields.path)
        }
        return head
    }

    private static func missing(_ keys: [String], _ path: JSONPath) -> Problem {
        let names = allCases.map(\.rawValue)
        let heads = "A gesture is one of \(Wording.list(names, conjunction: "or", atMost: names.count))."
        let options = allCases.flatMap(\.options)
        guard let unknown = keys.filter({ !options.contains($0) }).min() else {
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
        return Problem(
            .key(path.appending(key)),
            "unknown key \(Wording.quoted(key)) in the gesture \(own)",
            advice: Suggestion.sentence(for: key, among: options) + allowed
        )
    }
}
