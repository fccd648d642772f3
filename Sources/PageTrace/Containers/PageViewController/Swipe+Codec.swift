import Paging

extension Swipe {
    static func codec(in container: PageViewControllerSettings?) -> ObjectCodec<Self> {
        ObjectCodec(
            gesture: "A whole swipe: drag, release and settling in one.", from: Self(.forward),
            [
                Key(required: "swipe", \.direction, .finger(in: container), Direction.about),
                Key("ends", \.ends, .word, "How it ends."), Key(optional: "preload", \.preload, .word, Preload.about),
            ],
            constraints: [Constraint(["if": .has("ends", "cancelled"), "then": .lacks("preload")])])
    }
}

extension Release {
    static let codec = ObjectCodec<Self>(
        gesture: "The finger lets go.", from: Self(),
        [
            Key(
                required: "release", \.ends,
                .oneOf([("completed", .completed), ("cancelled", .cancelled), ("byPosition", nil)]),
                "How the transition ends; by its position it lands from half a page on."),
            Key(optional: "preload", \.preload, .word, Preload.about),
        ],
        constraints: [Constraint(["if": .has("release", "cancelled"), "then": .lacks("preload")])])
}

extension Preload {
    fileprivate static let about =
        "What happens with the ask after the landing; left out, the container's policy decides."
}

extension Direction {
    /// What a direction says in a gesture.
    static let about = """
        The side to which a transition leads; or left and right, to which a finger moves: left is forward, and backward \
        in a container that is laid out from right to left.
        """
}

extension Codec where Value == Direction {
    /// The side to which a finger leads: in the order of the pages, or as it moves over the screen.
    static func finger(in container: PageViewControllerSettings?) -> Codec {
        let isMirrored = container?.layoutDirection == .rightToLeft
        let onScreen: [String: Direction] = [
            "left": isMirrored ? .backward : .forward, "right": isMirrored ? .forward : .backward,
        ]
        let sides = Direction.allCases.map(\.rawValue)
        let words = oneOf(
            Direction.allCases.map { ($0.rawValue, $0) }
                + onScreen.map { ($0.key, $0.value) }
                .sorted { $0.0 < $1.0 })
        return Codec(
            schema: words.schema,
            read: { value, key, reading throws(Problem) in
                let direction = try words.read(value, key, &reading)
                guard container?.navigationOrientation == .vertical, let word = value.string, onScreen[word] != nil
                else {
                    return direction
                }
                throw Problem(
                    .value(value.path), "a finger that moves \(word) over pages that lie below each other",
                    advice: "Write \(Wording.list(sides, conjunction: "or")).")
            },
            write: { .string($0.rawValue) })
    }
}
