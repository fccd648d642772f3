import Paging

extension Trace {
    /// The form of a trace in a file.
    static let form = ObjectForm<Self>(
        "a trace",
        """
        One container, one client, and what happens to them. A schema cannot say which pages there are or which \
        gestures may follow each other; pagetrace itself checks that too.
        """,
        from: Trace(container: .usual, client: TraceContainer.usual.defaultClient, gestures: GestureSequence()),
        [
            Key(
                "$schema", .string(), "Where this schema is, for editors. Ignored otherwise.", get: { _, _ in nil },
                set: { _, _ in }),
            versionKey,
            Key("title", \.title, .text("the title"), "The title that diagrams carry, in one line."),
            Key(
                "about", \.about, .text("the text of \"about\""),
                "What the trace shows, in a sentence or two, in one line."),
            Key(
                "container", .container,
                """
                What shows the pages: a page view controller, a paging scroll view or a root container. Its type \
                decides which client and which gestures there can be.
                """,
                get: { $0.container == $1.container ? nil : $0.container },
                set: { ($0.container, $0.client) = ($1, $1.defaultClient) }),
            pagesKey,
            Key(
                "client", .client,
                """
                The app's code: "pages", "questionnaire" or "playlist" for a page view controller, "pager" for a \
                scroll view, "root" for a root container.
                """,
                get: { trace, _ in trace.client == trace.container.defaultClient ? nil : trace.client },
                set: { $0.client = $1 }),
            gesturesKey, pathKey,
        ])

    /// The version, which is checked before anything else.
    static let versionKey = Key<Trace>(
        "version",
        Form(
            schema: ["const": .raw(version)],
            read: { value, key, reading throws(Problem) in
                let found = try Form<Int>.integer(from: 1).read(value, key, &reading)
                guard found <= version else {
                    throw Problem(
                        .value(value.path),
                        "this is a trace of version \(Quantity.text(found)), and this pagetrace reads version \(version)",
                        advice: "Use a newer pagetrace.")
                }
                return found
            }, write: { version, _ in .raw(version) }),
        "The version of the format.", advice: "Add \"version\": \(version).", get: { _, _ in version },
        set: { _, _ in })

    private static let gesturesKey = Key<Trace>(
        name: "gestures", isRequired: false,
        read: { fields, trace, reading throws(Problem) in
            let kind = trace.container.kind
            guard let value = fields.child("gestures") else {
                guard fields.has("path") || !reading.needsGestures else {
                    throw fields.missing("gestures", advice: kind.gesturesAdvice)
                }
                return
            }
            guard !fields.has("path") else { return }
            guard let list = value.elements else {
                throw .wrongValue(value.path, "\"gestures\"", mustBe: "a list of gestures")
            }
            trace.gestures = try gestures(list, of: trace, reading)
            guard trace.gestures.parts.isEmpty, reading.needsGestures else { return }
            throw Problem(
                .value(list.path), "there are no gestures",
                advice: kind == .pageViewController
                    ? "The shortest trace sets a page: { \"set\": 1 }." : "Try \(kind.exampleGestures).")
        },
        write: { trace, _, container in trace.gestures.json(in: container) },
        schema: { _ in
            [
                "description": "What happens, in order: gestures, repetitions of gestures, and random walks.",
                "type": "array", "minItems": 1, "maxItems": .raw(TraceLimits().gestures),
            ]
        }, condition: nil)

    private static func gestures(
        _ list: JSONList, of trace: Trace, _ reading: Reading
    ) throws(Problem) -> GestureSequence {
        func read(_ reader: some GestureReader) throws(Problem) -> GestureSequence {
            let most = trace.container.kind.mostSteps(pages: trace.pages.count, reading.limits)
            var reader = GestureListReader(reader, limits: reading.limits, steps: most)
            return try reader.read(list)
        }
        switch trace.container {
        case .pageViewController(let container):
            return try read(
                PageGestureReader(
                    reading: reading,
                    order: PageGestureOrder(
                        style: container.transitionStyle, isOnScreen: container.startsOnScreen)))
        case .scrollView: return try read(ScrollGestureReader(reading: reading))
        case .rootContainer: return try read(RootGestureReader(reading: reading))
        }
    }

    private static let pathKey = Key<Trace>(
        name: "path", isRequired: false,
        read: { fields, trace, reading throws(Problem) in
            guard let value = fields.child("path") else { return }
            let path = try Form<String>.string().read(value, "path", &reading)
            guard !fields.has("gestures") else {
                throw Problem(
                    .key(fields.path.appending("path")), "\"path\" beside \"gestures\"",
                    advice: "Each says what happens; leave one of the two out.")
            }
            do throws(Problem) {
                trace.gestures = try PathReader.gestures(path, in: trace, limits: reading.limits)
            } catch {
                var problem = error
                switch error.place {
                case .offset(let offset): problem.place = .value(value.path, textOffset: offset)
                case .everywhere: problem.place = .key(fields.path.appending("path"))
                case .value, .key: break
                }
                throw problem
            }
        },
        write: { _, _, _ in nil },
        schema: { _ in
            [
                "description": .string(
                    """
                    What happens in one line: 1→2~→(3)→3⇒1. A number or a name is a page; → or -> swipes, ⇒ or => \
                    sets, (3) is a cancelled swipe toward 3, ~ skips the preload after that landing, [2→1]×25 \
                    repeats.
                    """),
                "type": "string", "minLength": 1,
            ]
        }, condition: nil)
}
