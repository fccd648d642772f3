package import Paging

extension Tracker {
    static let codec = ObjectCodec<Self>(
        "a tracker", "A variable of the client, the callback that updates it, and what it takes from it.",
        from: Self(name: "", updatedIn: [], takes: .shown),
        [
            Key(required: "name", \.name, .name("a tracker's name"), "The name of the variable, each once."),
            Key(
                required: "updatedIn", \.updatedIn, .callbacks, "The callback that updates it, or several.",
                advice: callbackAdvice),
            Key(
                "onlyWhenCompleted", \.onlyWhenCompleted, .boolean,
                "Whether didFinishAnimating updates it only with transitionCompleted: true."),
            Key(
                required: "takes", \.takes, .word,
                """
                What it takes: the argument or the answer of a data source; the page that is pending, shown, or was \
                shown before; the direction of travel, in which it goes on by a page; or the page nearest to the middle \
                of the scroll view.
                """,
                advice: "Add what it takes from the callback, such as \"takes\": \"shown\"."),
            Key("holds", \.holds, .word, "What it holds: the page, its index in the list from 0, or a text."),
            Key(
                "text", \.text, .pattern,
                "What it writes, with {page}, {index}, {number} (from 1) and {count} for what is shown.",
                only: Condition(
                    "holds", \.holds, is: .text, in: "a tracker that holds", because: "Only a text is written.")),
            Key(
                "followsSets", \.followsSets, .boolean,
                """
                Whether the app writes it behind each of its own sets, for which no callback comes; left out, only the \
                callbacks in "updatedIn" change it.
                """),
            Key(
                "startsEmpty", \.startsEmpty, .boolean,
                """
                Whether it has no value at the start, which is a finding while a page is shown; left out, it begins with \
                the first page that is shown.
                """),
        ],
        constraints: [completion, source, direction])

    fileprivate static let callbackAdvice =
        "Add the callback that updates it, such as \"updatedIn\": \"didFinishAnimating\"."

    /// Only one callback says whether a transition was completed.
    private static let completion = Constraint<Self>(
        [
            "if": .has("onlyWhenCompleted", true),
            "then": .has(
                "updatedIn",
                matching: [
                    "anyOf": [
                        ["const": "didFinishAnimating"],
                        ["type": "array", "contains": ["const": "didFinishAnimating"]],
                    ]
                ]),
        ]
    ) { tracker, fields, _ throws(Problem) in
        guard tracker.onlyWhenCompleted, !tracker.updatedIn.contains(.didFinishAnimating) else { return }
        throw Problem(
            .key(fields.path.appending("onlyWhenCompleted")),
            "\"onlyWhenCompleted\" without \"didFinishAnimating\" in \"updatedIn\"",
            advice: "Only that callback says whether the transition was completed.")
    }

    /// A text does not say where it goes on from.
    private static let direction = Constraint<Self>(
        ["if": .has("holds", "text"), "then": .has("takes", matching: ["not": ["const": "direction"]])]
    ) { tracker, fields, _ throws(Problem) in
        guard tracker.takes == .direction, tracker.holds == .text else { return }
        throw Problem(
            .value(fields.path.appending("takes")), "a text that takes a direction",
            advice: "A page or an index goes on by one. Write \"holds\": \"index\", or take a page.")
    }

    /// A tracker can take only what its callbacks have.
    private static let source = Constraint<Self>(
        [
            "allOf": .list(
                Source.allCases.map { source in
                    let callbacks = Callback.tracked.filter(source.callbacks.contains)
                    let words = JSONTree.oneOf(callbacks.map(\.name))
                    return [
                        "if": .has("takes", .string(source.rawValue)),
                        "then": .has("updatedIn", matching: ["anyOf": [words, ["type": "array", "items": words]]]),
                    ]
                })
        ]
    ) { tracker, fields, _ throws(Problem) in
        let allowed = tracker.takes.callbacks
        let callbacks = Callback.tracked.filter(tracker.updatedIn.contains)
        guard let wrong = callbacks.first(where: { !allowed.contains($0) }) else { return }
        let sources = Source.allCases.filter { tracker.updatedIn.isSubset(of: $0.callbacks) }.map(\.rawValue)
        throw Problem(
            .value(fields.path.appending("takes")),
            "\"\(wrong.name)\" has no \"\(tracker.takes.rawValue)\" to take",
            advice: sources.isEmpty
                ? "\"scrollViewDidScroll\" has nothing in common with other callbacks: write two trackers."
                : sources == [Source.direction.rawValue]
                    ? """
                    Callbacks of the data source and of the delegate have only "direction" in common: write two \
                    trackers.
                    """
                    : "It can take \(Wording.list(sources, conjunction: "or")).")
    }
}

extension Tracker.Source {
    /// The callbacks that a tracker can take this from.
    package var callbacks: Set<Tracker.Callback> {
        switch self {
        case .argument, .answer: [.viewControllerAfter, .viewControllerBefore]
        case .pending, .shown: [.willTransitionTo, .didFinishAnimating]
        case .previous: [.didFinishAnimating]
        case .direction: Set(Tracker.Callback.tracked).subtracting(Self.nearest.callbacks)
        case .nearest: [.scrollViewDidScroll]
        }
    }
}

extension Codec where Value == Set<Tracker.Callback> {
    /// One callback, or a list of them.
    fileprivate static var callbacks: Codec {
        let names = Tracker.Callback.tracked.map { ($0.name, $0) }
        let one = Codec<Tracker.Callback>.oneOf(names)
        let several = Codec.words(names)
        return Codec(
            schema: ["anyOf": [one.schema, several.schema.adding(["minItems": 1])]],
            read: { value, key, reading throws(Problem) in
                guard value.elements != nil else { return [try one.read(value, key, &reading)] }
                let callbacks = try several.read(value, key, &reading)
                guard !callbacks.isEmpty else {
                    throw Problem(.value(value.path), "\"\(key)\" names no callback", advice: Tracker.callbackAdvice)
                }
                return callbacks
            },
            write: { callbacks in
                callbacks.count == 1 ? .string(callbacks.first?.name ?? "") : several.write(callbacks)
            })
    }
}

extension Codec where Value == TextPattern {
    /// A text with places for what is shown.
    fileprivate static var pattern: Codec {
        let text = Codec<String>.name(
            "the text of a tracker", "a text such as \(Wording.quoted(TextPattern.counter.text))")
        let places = TextPattern.Place.allCases.map(\.rawValue)
        let words: JSONTree = ["pattern": .string("^([^{]|\\{(\(places.joined(separator: "|")))\\}|\\{[^}]*$)*$")]
        return Codec(
            schema: ["allOf": [text.schema, words]],
            read: { value, key, reading throws(Problem) in
                let written = try text.read(value, key, &reading)
                do throws(TextPattern.UnknownPlace) {
                    return try TextPattern(written)
                } catch {
                    throw Problem(
                        .value(value.path), "unknown place \(Wording.quoted("{\(error.word)}")) in a text",
                        advice: Suggestion.sentence(for: error.word, among: places)
                            + "The places are \(Wording.list(places.map { "{\($0)}" })).")
                }
            },
            write: { pattern in .string(pattern.text) })
    }
}

extension Codec where Value == [Tracker] {
    /// A list of trackers, each with a name of its own.
    static var trackers: Codec {
        list(of: "trackers", Tracker.codec) { tracker, written, others throws(Problem) in
            guard others.contains(where: { $0.name == tracker.name }) else { return }
            throw Problem(
                .value(written.path.appending("name")),
                "the tracker \(Wording.quoted(tracker.name)) is there twice",
                advice: "Every tracker has a name of its own.")
        }
    }
}

extension [Tracker] {
    /// Looks for a tracker that something else names.
    ///
    /// - Parameter namesPage: Whether it has to say which page it means, which a text does not.
    /// - Throws: What is wrong with the name.
    func check(_ name: String, at path: JSONPath, namesPage: Bool) throws(Problem) {
        let names = map(\.name)
        guard let found = first(where: { $0.name == name }) else {
            throw Problem(
                .value(path), "there is no tracker \(Wording.quoted(name))",
                advice: names.isEmpty
                    ? "Add it to \"trackers\" of the client."
                    : Suggestion.sentence(for: name, among: names) + "The trackers are \(Wording.list(names)).")
        }
        guard namesPage, found.holds == .text else { return }
        throw Problem(
            .value(path), "\(Wording.quoted(name)) holds a text, which does not say which page it means",
            advice: "Name a tracker that holds a page or an index.")
    }
}
