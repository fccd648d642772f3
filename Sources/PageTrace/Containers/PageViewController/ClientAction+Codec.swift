import Paging

extension ClientAction<String> {
    static let codec = ObjectCodec<Self>(
        "an action", "What the client does inside a callback: it sets pages, at once or on the next turn.",
        from: Self(in: .didFinishAnimating, set: .pages([])),
        [
            Key(
                required: "in", \.moment, .oneOf(ActionMoment.moments.map { ($0.name, $0) }), "The callback.",
                advice: "Add the callback in which the client acts, such as \"in\": \"didFinishAnimating\"."),
            Key(
                optional: "if", \.condition, .word,
                """
                What the callback has to say: completed or cancelled for didFinishAnimating, finished or interrupted \
                for completion.
                """),
            Key(
                "page", .knownPage, "The page that the callback has to be about.", get: { action, _ in action.page },
                set: { $0.page = $1 }),
            Key(
                "set", .knownPages(allowsNone: false), "The pages that are set.",
                get: { action, _ in if case .pages(let pages) = action.target { pages } else { nil } },
                set: { $0.target = .pages($1) }),
            Key(
                "setTracker", .name("a tracker's name", "the name of a tracker"),
                "The tracker that names the page that is set, as a binding that is written back.",
                get: { action, _ in if case .tracker(let name) = action.target { name } else { nil } },
                set: { $0.target = .tracker($1) }),
            Key("direction", \.direction, .word, "The side of the animation."),
            Key("animated", \.isAnimated, .boolean, "Whether the change is animated."),
            Key("later", \.isLater, .boolean, "Whether it waits for the next turn of the main queue."),
        ],
        constraints: [target, condition, subject])

    /// An action sets either pages or the page that a tracker names.
    private static let target = Constraint<Self>(
        ["oneOf": [["required": ["set"]], ["required": ["setTracker"]]]]
    ) { _, fields, _ throws(Problem) in
        guard fields.has("set") == fields.has("setTracker") else { return }
        throw Problem(
            .value(fields.path),
            fields.has("set") ? "an action that sets two things" : "an action that does nothing",
            advice: "Write either \"set\" with pages or \"setTracker\" with the name of a tracker.")
    }

    /// The callbacks that speak of no page, so that an action for one page would never come.
    private static let withoutPages = ActionMoment.moments.filter { $0.example.subjects.isEmpty }

    private static let subject = Constraint<Self>(
        [
            "if": .has("in", matching: .oneOf(withoutPages.map(\.name))),
            "then": .lacks("page"),
        ]
    ) { action, fields, _ throws(Problem) in
        guard action.page != nil, withoutPages.contains(action.moment) else { return }
        throw Problem(
            .key(fields.path.appending("page")),
            "\"page\" in an action in \"\(action.moment.name)\", which speaks of no page: it would never come",
            advice: "Leave \"page\" out, or act in a callback about a page, such as \"didFinishAnimating\".")
    }

    /// Each condition belongs to one callback.
    private static let condition = Constraint<Self>(
        [
            "allOf": .list(
                ActionCondition.allCases.map { condition in
                    ["if": .has("if", .string(condition.rawValue)), "then": .has("in", .string(condition.moment.name))]
                })
        ]
    ) { action, fields, _ throws(Problem) in
        guard let condition = action.condition, condition.moment != action.moment else { return }
        let fitting = ActionCondition.allCases.filter { $0.moment == action.moment }.map(\.rawValue)
        throw Problem(
            .value(fields.path.appending("if")),
            "\"\(action.moment.name)\" does not say whether it is \"\(condition.rawValue)\"",
            advice: fitting.isEmpty
                ? "It has no condition. Leave \"if\" out."
                : "It can be \(Wording.list(fitting, conjunction: "or")).")
    }
}

extension ActionCondition {
    /// The callback that the condition belongs to.
    fileprivate var moment: ActionMoment {
        switch self {
        case .completed, .cancelled: .didFinishAnimating
        case .finished, .interrupted: .completion
        }
    }
}

extension Codec {
    /// A short list of objects.
    ///
    /// - Parameters:
    ///   - noun: What they are, for messages: `trackers`.
    ///   - check: Throws what is wrong with an object that comes after others.
    static func list<Element>(
        of noun: String, _ codec: ObjectCodec<Element>,
        check: @escaping @Sendable (Element, JSONValue, _ others: [Element]) throws(Problem) -> Void = {
            _, _, _ throws(Problem) in
        },
        atMost most: @escaping @Sendable (TraceLimits) -> Int = \.trackers,
        schema: JSONTree = ["type": "array", "maxItems": .raw(TraceLimits().trackers)]
    ) -> Codec where Value == [Element] {
        let codec = Codec<Element>.object(codec)
        return Codec(
            schema: schema.adding(["items": codec.schema]),
            read: { value, key, reading throws(Problem) in
                guard let list = value.elements else {
                    throw .wrongValue(value.path, "\"\(key)\"", mustBe: "a list of \(noun)")
                }
                let (count, most) = (list.count, most(reading.limits))
                guard count <= most else { throw .limit(.value(list.path), noun, found: count, allowed: most) }
                var elements: [Element] = []
                for written in list {
                    let element = try codec.read(written, key, &reading)
                    try check(element, written, elements)
                    elements.append(element)
                }
                return elements
            },
            write: { elements in .list(elements.map(codec.write)) })
    }
}
