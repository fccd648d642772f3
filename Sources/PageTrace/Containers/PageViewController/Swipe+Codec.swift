import Paging

extension Swipe {
    static let codec = ObjectCodec<Self>(
        gesture: "A whole swipe: drag, release and settling in one.", from: Self(.forward),
        [
            Key(required: "swipe", \.direction, .word, Direction.about), Key("ends", \.ends, .word, "How it ends."),
            Key(optional: "preload", \.preload, .word, Preload.about),
        ],
        constraints: [Constraint(["if": .has("ends", "cancelled"), "then": .lacks("preload")])])
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
    static let about = "The side to which a transition leads."
}
