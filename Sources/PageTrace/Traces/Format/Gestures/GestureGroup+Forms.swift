/// A repetition of gestures.
struct Repetition {
    /// What is repeated.
    enum Body {
        /// A list in a text that is being read.
        case text(JSONList)
        case gestures(GestureSequence)
    }

    var rounds: Int
    var body: Body
}

extension GestureGroup {
    /// The form of a repetition.
    static func repetition(for container: ContainerKind) -> Alternative<GestureGroup> {
        Alternative(
            object: ObjectForm(
                "a repetition", "Gestures that happen several times, one round after the other.",
                from: Repetition(rounds: 1, body: .gestures(GestureSequence())),
                [
                    Key(required: "repeat", \.rounds, .integer(from: 1), "How often."),
                    Key(
                        required: "gestures", \.body, .body(of: container), "What is repeated.",
                        advice: "Add what is repeated: { \"repeat\": 25, \"gestures\": [ … ] }."),
                ]),
            { repetition, _, _ throws(Problem) in .repetition(repetition) }
        ) { if case .repetition(let repetition) = $0 { repetition } else { nil } }
    }

    /// The form of swipes drawn at random.
    static func randomWalk(through container: RandomWalk.Container) -> Alternative<GestureGroup> {
        let form = Form<RandomWalk>.object(RandomWalk.form)
        let schema = container == .scrollView ? form.schema.adding(["allOf": [.lacks("skippedPreloads")]]) : form.schema
        return Alternative(
            object: ObjectForm(
                "a gesture", "Swipes drawn at random, the same way every time.", from: RandomWalk.form.start,
                [Key(required: "randomWalk", \.self, Form(schema: schema, read: form.read, write: form.write))]),
            { walk, fields, _ throws(Problem) in
                let path = fields.child("randomWalk")?.path ?? fields.path
                let written = fields.child("randomWalk")?.members ?? []
                if container == .scrollView, written.contains(where: { $0.key == "skippedPreloads" }) {
                    throw Problem(
                        .key(path.appending("skippedPreloads")), "skipped preloads in a scroll view",
                        advice: "Only a page view controller asks for pages ahead. Leave it out.")
                }
                var walk = walk
                walk.container = container
                return .randomWalk(walk, path)
            }
        ) { if case .randomWalk(let walk, _) = $0 { walk } else { nil } }
    }
}

extension Form where Value == Repetition.Body {
    /// A list of gestures.
    fileprivate static func body(of container: ContainerKind) -> Form {
        Form(
            schema: [
                "type": "array", "items": container.gesture, "minItems": 1,
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
            write: { body, container in
                if case .gestures(let gestures) = body { gestures.json(in: container) } else { [] }
            })
    }
}
