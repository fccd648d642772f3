import Paging

extension AppAct {
    static let codec = ObjectCodec<Self>(
        gesture: "A function of the app runs: what it does is carried out in order, and judged at its end.",
        from: Self(words: "", effects: []),
        [
            Key(required: "do", \.effects, .effects, "What the function does, in order."),
            Key(
                required: "act", \.words, .name("the name of an act"),
                "What the user or the app does, in the words of the recording, such as \"tap Delete\".",
                advice: "Say what the user or the app does, such as \"act\": \"tap Delete\"."),
            Key(
                "ends", \.settles, .settles,
                "Whether an animation that it begins is over at the end of the step, or in flight until \"settle\"."),
        ])
}

extension AppAct.Effect {
    /// The effects, each with the key that names it.
    fileprivate static let all: [TaggedObject<Self>] = {
        let lists = [PageGestureKind.append, .prepend, .insert, .remove, .replace].map(\.declaration)
        return lists.map { $0.codec(nil).effect } + [
            one(AppAct.Showing.codec, Self.set) { if case .set(let set) = $0 { set } else { nil } },
            one(.dataSource, Self.dataSource) { if case .dataSource(let change) = $0 { change } else { nil } },
            one(.scrollEnabled, Self.scrollEnabled) {
                if case .scrollEnabled(let isEnabled) = $0 { isEnabled } else { nil }
            },
            one(
                ObjectCodec(
                    key: "update", .variable(), from: "", "A variable takes the page that shows.",
                    of: "The tracker that is written."), Self.update
            ) { if case .update(let name) = $0 { name } else { nil } },
            one(
                ObjectCodec(
                    key: "busy",
                    Codec<Bool>.boolean.needing("busy", \.hasBusyFlag, "the client has no flag to raise or to lower"),
                    from: true, "The app's flag is raised or lowered.", of: "Whether it stands from now on."), Self.busy
            ) { if case .busy(let isBusy) = $0 { isBusy } else { nil } },
            one(
                ObjectCodec(
                    key: "wants",
                    Codec<String>.knownPage.needing("wants", \.wantsPage, "the client keeps no page that it wants"),
                    from: "", "The app wants a page, and does not set it yet.", of: "The page."), Self.wants
            ) { if case .wants(let page) = $0 { page } else { nil } },
        ]
    }()

    private static func one<Part>(
        _ codec: ObjectCodec<Part>, _ make: @escaping @Sendable (Part) -> Self,
        _ part: @escaping @Sendable (Self) -> Part?
    ) -> TaggedObject<Self> {
        TaggedObject(object: codec, { value, _, _ throws(Problem) in make(value) }, part: part)
    }

    /// Reads one effect, which one of its keys names.
    fileprivate static func read(_ value: JSONValue, _ reading: inout ReaderState) throws(Problem) -> Self {
        let fields = try Fields(value, subject: "an effect of \"do\"")
        let heads = all.filter { fields.has($0.name) }
        let names = Wording.list(all.map(\.name), conjunction: "or", atMost: all.count)
        guard let head = heads.first else {
            let key = fields.keys.min()
            throw Problem(
                key.map { .key(fields.path.appending($0)) } ?? .value(fields.path),
                key.map { "unknown effect \(Wording.quoted($0))" } ?? "an effect that does not say what it is",
                advice: (key.map { Suggestion.sentence(for: $0, among: all.map(\.name)) } ?? "")
                    + "An effect is one of \(names).")
        }
        guard heads.count == 1 else {
            throw Problem(
                .key(fields.path.appending(heads[1].name)),
                "an effect has exactly one of these keys: \(Wording.list(heads.map(\.name)))",
                advice: "Write an effect for each, in the order in which the app does them.")
        }
        try fields.refuseOthers(than: head.keys)
        return try head.read(fields, &reading)
    }
}

extension TaggedObject<PageViewControllerGesture> {
    /// The same form for a change of the list within a function of the app.
    fileprivate var effect: TaggedObject<AppAct.Effect> {
        let gesture = self
        return TaggedObject<AppAct.Effect>(
            name: name, keys: keys, schema: schema,
            read: { fields, reading throws(Problem) in
                guard let change = try gesture.read(fields, &reading).list else {
                    throw fields.missing(name, advice: "")
                }
                return .list(change)
            },
            members: { if case .list(let change) = $0 { gesture.members(.list(change)) } else { nil } })
    }
}

extension AppAct.Showing {
    fileprivate static let codec = ObjectCodec<Self>(
        gesture: "Pages are set.", from: Self(target: .pages([])),
        [
            Key(
                required: "set", \.target, .target,
                """
                The page that is set, or two with the spine in the middle; next or previous for the page beside the one \
                that shows, if no page has that name. At an end there is none, and the app makes no call.
                """),
            Key(
                optional: "from", \.variable, .variable(namesPage: true),
                "The tracker that names the page from which \"next\" or \"previous\" counts."),
            Key(
                optional: "direction", \.direction, .word,
                "The side of the animation; left out, the side of the page beside, or forward."),
            Key("animated", \.isAnimated, .boolean, "Whether the change is animated."),
            Key(
                optional: "completion", \.completion, .boolean,
                "Whether a completion block is given; left out, animated sets have one."),
        ],
        constraints: [
            Constraint(
                ["if": ["required": ["from"]], "then": .has("set", matching: .oneOf(["next", "previous"]))]
            ) { set, fields, _ throws(Problem) in
                guard set.variable != nil, case .pages = set.target else { return }
                throw Problem(
                    .key(fields.path.appending("from")), "\"from\" beside a page that is named",
                    advice: "Only \"set\": \"next\" and \"set\": \"previous\" are counted from a variable.")
            }
        ])
}

extension Codec {
    /// The same value, which only a client with a key can have.
    fileprivate func needing(
        _ key: String, _ isThere: any KeyPath<ReaderState, Bool> & Sendable, _ message: String
    ) -> Codec {
        checked { _, value, reading throws(Problem) in
            guard !reading[keyPath: isThere] else { return }
            throw Problem(.value(value.path), message, advice: "Add \"\(key)\" to the client.")
        }
    }
}

extension Codec where Value == AppAct.Target {
    fileprivate static var target: Codec {
        let pages = Codec<[String]>.knownPages(allowsNone: true)
        let sides: [String: Direction] = ["next": .forward, "previous": .backward]
        return Codec(
            schema: ["anyOf": [.oneOf(["next", "previous"]), pages.schema]],
            read: { value, key, reading throws(Problem) in
                if let word = value.string, let side = sides[word], !reading.pages.known.contains(word) {
                    return .beside(side)
                }
                return .pages(try pages.read(value, key, &reading))
            },
            write: { target in
                switch target {
                case .pages(let names): pages.write(names)
                case .beside(let side): .string(side == .forward ? "next" : "previous")
                }
            })
    }
}

extension Codec where Value == String {
    /// The name of a tracker of the client.
    ///
    /// - Parameter namesPage: Whether it has to say which page it means, which a text does not.
    fileprivate static func variable(namesPage: Bool = false) -> Codec {
        name("a tracker's name", "the name of a tracker").checked { name, value, reading throws(Problem) in
            try reading.trackers.check(name, at: value.path, namesPage: namesPage)
        }
    }
}

extension Codec where Value == [AppAct.Effect] {
    fileprivate static var effects: Codec {
        let most = TraceLimits().trackers
        return Codec(
            schema: [
                "type": "array", "minItems": 1, "maxItems": .raw(most),
                "items": ["oneOf": .list(AppAct.Effect.all.map { $0.schema() })],
            ],
            read: { value, key, reading throws(Problem) in
                guard let list = value.elements else {
                    throw .wrongValue(value.path, "\"\(key)\"", mustBe: "a list of effects")
                }
                let (count, most) = (list.count, reading.limits.trackers)
                guard count <= most else { throw .limit(.value(list.path), "effects", found: count, allowed: most) }
                var effects: [AppAct.Effect] = []
                for written in list { effects.append(try AppAct.Effect.read(written, &reading)) }
                guard !effects.isEmpty else {
                    throw Problem(
                        .value(value.path), "a function that does nothing",
                        advice: "Write what it does, such as { \"set\": 2 }.")
                }
                return effects
            },
            write: { effects in
                .list(
                    effects.map { effect in
                        .object(AppAct.Effect.all.lazy.compactMap { $0.members(effect) }.first ?? [])
                    })
            })
    }
}
