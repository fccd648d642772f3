/// A gesture, declared once: how it is written in a trace, what it is called, and what exploring tries of it.
struct GestureDeclaration<Container: ContainerFormat>: Sendable {
    typealias Gesture = Container.Gesture
    /// What is tried of a gesture in a scenario whose list can come to hold some pages.
    typealias Tried = @Sendable (Scenario<Container>, PageLine) -> [ExploredGesture<Gesture>]

    /// How it is written in a trace with a container; with any settings, if it is nil.
    let codec: @Sendable (Container?) -> TaggedObject<Gesture>
    /// The gesture in the words of a recording, such as `swipe forward`.
    let words: @Sendable (Gesture) -> String
    /// What else a trace says about it, such as `, cancelled`.
    let details: @Sendable (Gesture) -> String
    /// The call on a ``Session`` that makes the gesture, with pages as they are written in Swift; nil if there is
    /// none.
    let call: @Sendable (Gesture) -> String?
    let tried: Tried
}

extension GestureDeclaration {
    /// Declares a gesture with its part: what it says, nil for another gesture.
    init<Part>(
        _ make: @escaping @Sendable (Part) -> Gesture, _ part: @escaping @Sendable (Gesture) -> Part?,
        _ codec: @escaping @Sendable (Container?) -> ObjectCodec<Part>,
        words: @escaping @Sendable (Part) -> String, details: @escaping @Sendable (Part) -> String = { _ in "" },
        call: @escaping @Sendable (Part) -> String? = { _ in nil }, tried: @escaping Tried
    ) {
        self.init(
            codec: { TaggedObject(object: codec($0), { part, _, _ throws(Problem) in make(part) }, part: part) },
            words: { part($0).map(words) ?? "" }, details: { part($0).map(details) ?? "" },
            call: { part($0).flatMap(call) }, tried: tried)
    }
}

extension RegisteredContainer {
    static func declaration(of gesture: Gesture) -> GestureDeclaration<Self> { gestures[place(of: gesture)] }

    /// A gesture in a few words, with everything that a trace says about it, such as `swipe forward, cancelled`.
    static func words(of gesture: Gesture) -> String {
        let declaration = declaration(of: gesture)
        return declaration.words(gesture) + declaration.details(gesture)
    }
}

extension ObjectCodec {
    /// The form of a gesture with several keys, the first of which identifies it.
    init(
        gesture summary: String, from start: Root, _ keys: [Key<Root>], constraints: [Constraint<Root>] = []
    ) {
        self.init("\"\(keys.first?.name ?? "")\"", summary, from: start, keys, constraints: constraints)
    }

    /// The form of a gesture with one key.
    init(key name: String, _ codec: Codec<Root>, from start: Root, _ summary: String, of value: String? = nil) {
        self.init(gesture: summary, from: start, [Key(required: name, \.self, codec, value)])
    }
}

extension ObjectCodec<Bool> {
    /// The form of a gesture whose mere presence says everything.
    init(happening name: String, _ summary: String) { self.init(key: name, .happening, from: true, summary) }
}
