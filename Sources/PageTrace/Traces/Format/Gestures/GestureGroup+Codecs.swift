/// A repetition of gestures.
struct Repetition<Gesture: TraceGesture> {
    enum Repeated {
        /// A list in a text that is being read.
        case text(JSONList)
        case gestures(GestureSequence<Gesture>)
    }

    var rounds: Int
    var body: Repeated
}

extension GestureGroup {
    static func repetition<Container: RegisteredContainer>(
        for container: Container?
    ) -> TaggedObject<GestureGroup> where Container.Gesture == Gesture {
        TaggedObject(
            object: ObjectCodec(
                "a repetition", "Gestures that happen several times, one round after the other.",
                from: Repetition<Gesture>(rounds: 1, body: .gestures(GestureSequence())),
                [
                    Key(required: "repeat", \.rounds, .integer(from: 1), "How often."),
                    Key(
                        required: "gestures", \.body, .body(in: container), "What is repeated.",
                        advice: "Add what is repeated: { \"repeat\": 25, \"gestures\": [ … ] }."),
                ]),
            { repetition, _, _ throws(Problem) in .repetition(repetition) }
        ) { if case .repetition(let repetition) = $0 { repetition } else { nil } }
    }
}

extension GestureGroup {
    /// The form of swipes drawn at random.
    ///
    /// The check throws the reason why the container cannot do what was read; the path is that of the walk.
    static func randomWalk(
        hasPreloads: Bool = true,
        check: @escaping @Sendable (RandomWalk<Gesture>, Fields, JSONPath) throws(Problem) -> Void
    ) -> TaggedObject<GestureGroup> {
        let codec = Codec<RandomWalk<Gesture>>.object(RandomWalk.codec)
        let schema = hasPreloads ? codec.schema : codec.schema.adding(["allOf": [.lacks("skippedPreloads")]])
        return TaggedObject(
            object: ObjectCodec(
                "a gesture", "Swipes drawn at random, the same way every time.", from: RandomWalk.codec.start,
                [Key(required: "randomWalk", \.self, Codec(schema: schema, read: codec.read, write: codec.write))]),
            { walk, fields, _ throws(Problem) in
                let path = fields.child("randomWalk")?.path ?? fields.path
                try check(walk, fields, path)
                return .randomWalk(walk, path)
            }
        ) { if case .randomWalk(let walk, _) = $0 { walk } else { nil } }
    }
}

extension Codec {
    fileprivate static func body<Container: RegisteredContainer>(
        in container: Container?
    ) -> Codec where Value == Repetition<Container.Gesture>.Repeated {
        Codec(
            schema: [
                "type": "array", "items": Container.gestureSchema, "minItems": 1,
                "maxItems": .raw(TraceLimits().gestures),
            ],
            read: { value, key, _ throws(Problem) in
                guard var list = value.elements else {
                    throw .wrongValue(value.path, "\"\(key)\"", mustBe: "a list of gestures")
                }
                guard list.next() != nil else {
                    throw Problem(
                        .value(value.path), "a repetition of nothing",
                        advice: "Put at least one gesture into the list.")
                }
                return .text(JSONList(bytes: value.bytes, offset: value.offset))
            },
            write: { body in
                if case .gestures(let gestures) = body { gestures.json(GestureCodecs(for: container)) } else { [] }
            })
    }
}
