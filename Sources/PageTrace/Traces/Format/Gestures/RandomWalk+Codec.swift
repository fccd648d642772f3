extension RandomWalk {
    static var codec: ObjectCodec<Self> {
        let advice = "Write { \"randomWalk\": { \"seed\": 7, \"gestures\": 100 } }."
        return ObjectCodec(
            "\"randomWalk\"",
            "How swipes are drawn. They follow from these values alone; a swipe over an end bounces there.",
            from: Self(seed: 0, count: 1),
            [
                Key(required: "seed", \.seed, .integer(from: 0), "Same seed, same swipes.", advice: advice),
                Key(required: "gestures", \.count, .integer(from: 1), "The number of swipes.", advice: advice),
                Key(
                    "forward", \.forward, .number(in: 0...1),
                    "How often a swipe goes forward, from 0 to 1; the others go backward."),
                Key("cancelled", \.cancelled, .number(in: 0...1), "How often a swipe is cancelled, from 0 to 1."),
                Key(
                    "skippedPreloads", \.skippedPreloads, .number(in: 0...1),
                    """
                    How often the preload after a landing is skipped, from 0 to 1; the others are left to the \
                    container's policy. (Transition style "scroll".)
                    """),
            ])
    }
}
