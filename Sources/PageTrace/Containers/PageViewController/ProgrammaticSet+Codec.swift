import Paging

extension ProgrammaticSet {
    static let codec = ObjectCodec<Self>(
        "\"set\"", "Pages are set by the app.", from: Self([]),
        [
            Key(
                required: "set", \.pages, .knownPages(allowsNone: true),
                """
                The pages that are set: one, or two with the spine in the middle. A wrong number is what UIKit raises \
                for.
                """),
            Key("direction", \.direction, .word, "The side of the animation."),
            Key("animated", \.isAnimated, .boolean, "Whether the change is animated."),
            Key(
                "ends", \.settles, .settles,
                "Whether the animation is over at the end of the step, or in flight until \"settle\"."),
            Key(
                optional: "completion", \.completion, .boolean.advising("What the block sets is \"inCompletion\"."),
                """
                Whether a completion block is given; left out, animated sets have one, those with "inCompletion", and all \
                sets of an app whose flag waits for it.
                """),
            Key(
                "inCompletion", .object(completionCodec),
                get: { set, _ in set.completionPages.isEmpty ? nil : (set.completionPages, set.completionIsAnimated) },
                set: { ($0.completionPages, $0.completionIsAnimated) = $1 }),
            Key(
                optional: "act", \.act, .name("the name of an act"),
                "What the user or the app does, in the words of the recording, such as \"tap Next\"."),
        ],
        constraints: [.inFlight(\.settles, needs: \.isAnimated), blockOfClient, block])

    private static let completionCodec = ObjectCodec(
        "\"inCompletion\"", "What the completion block sets.", from: (pages: [String](), isAnimated: false),
        [
            Key(required: "set", \.pages, .knownPages(allowsNone: false), "One page, or several."),
            Key("animated", \.isAnimated, .boolean, "Whether this change is animated."),
        ])

    /// Only one kind of client sets pages in a completion block. (The schema says it about the whole trace.)
    private static let blockOfClient = Constraint<Self>([:]) { set, fields, reading throws(Problem) in
        guard !set.completionPages.isEmpty, !reading.setsInCompletion else { return }
        throw Problem(
            .key(fields.path.appending("inCompletion")),
            "\"inCompletion\" with a client that sets nothing in its completion block",
            advice: "Only a client of the type \"pages\" does. Leave it out.")
    }

    /// Pages to set in the completion block require a completion block.
    private static let block = Constraint<Self>(
        ["if": .has("completion", false), "then": .lacks("inCompletion")]
    ) { set, fields, _ throws(Problem) in
        guard !set.completionPages.isEmpty, set.completion == false else { return }
        throw Problem(
            .key(fields.path.appending("inCompletion")), "\"inCompletion\" beside \"completion\": false",
            advice: "A set without a completion block runs nothing. Leave one of the two out.")
    }
}

extension Constraint {
    /// Only an animation can be in flight.
    static func inFlight(
        _ settles: any KeyPath<Root, Bool> & Sendable, needs animated: any KeyPath<Root, Bool> & Sendable
    ) -> Constraint {
        Constraint(
            ["if": .has("ends", "inFlight"), "then": .has("animated", true)]
        ) { root, fields, _ throws(Problem) in
            guard !root[keyPath: settles], !root[keyPath: animated] else { return }
            throw Problem(
                .key(fields.path.appending("ends")), "a set that is not animated cannot be in flight",
                advice: "Add \"animated\": true, or leave \"ends\" out.")
        }
    }
}
