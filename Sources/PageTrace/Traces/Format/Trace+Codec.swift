import Paging

extension Trace {
    static let codec = ObjectCodec<Self>(
        "a trace",
        """
        One container, one client, and what happens to them. A schema cannot say which pages there are or which \
        gestures may follow each other; pagetrace itself checks that too.
        """,
        from: Trace(scenario: .defaults),
        [
            Key(
                "$schema", .string(), "Where this schema is, for editors. Ignored otherwise.", get: { _, _ in nil },
                set: { _, _ in }),
            versionKey,
            Key("title", \.title, .text("the title"), "The title that diagrams carry, in one line."),
            Key(
                "about", \.about, .text("the text of \"about\""),
                "What the trace shows, in a sentence or two, in one line."),
            TraceScenario.containerKey, pagesKey, TraceScenario.clientKey, gesturesKey, pathKey,
            Key("tasks", \.tasks, TraceTask.list, "What a page that answers to a finger asks of its reader."),
        ])

    /// The version, which is checked before anything else.
    static let versionKey = Key<Trace>(
        "version", .version(version, of: "trace"), "The version of the format.",
        advice: "Add \"version\": \(version). \(JSONSubject.trace.start)", get: { _, _ in version }, set: { _, _ in })

    private static let gesturesKey = Key<Trace>(
        name: "gestures", isRequired: false,
        read: { fields, trace, reading throws(Problem) in
            guard let value = fields.child("gestures") else {
                guard fields.has("path") || !reading.needsGestures else {
                    throw fields.missing("gestures", advice: type(of: trace.scenario.any.container).gesturesAdvice)
                }
                return
            }
            guard !fields.has("path") else { return }
            guard let list = value.elements else {
                throw .wrongValue(value.path, "\"gestures\"", mustBe: "a list of gestures")
            }
            trace.scenario = try trace.scenario.any.readingGestures(list, pages: trace.pages, reading)
            guard trace.scenario.any.hasNoParts, reading.needsGestures else { return }
            throw Problem(
                .value(list.path), "there are no gestures",
                advice: type(of: trace.scenario.any.container).emptyAdvice)
        },
        write: { trace, _ in trace.scenario.any.gesturesJSON },
        schema: { _ in
            [
                "description": "What happens, in order: gestures, repetitions of gestures, and random walks.",
                "type": "array", "minItems": 1, "maxItems": .raw(TraceLimits().gestures),
            ]
        }, condition: nil)

    private static let pathKey = Key<Trace>(
        name: "path", isRequired: false,
        read: { fields, trace, reading throws(Problem) in
            guard let value = fields.child("path") else { return }
            let path = try Codec<String>.string().read(value, "path", &reading)
            guard !fields.has("gestures") else {
                throw Problem(
                    .key(fields.path.appending("path")), "\"path\" beside \"gestures\"",
                    advice: "Each says what happens; leave one of the two out.")
            }
            do throws(Problem) {
                trace.scenario = try trace.scenario.any.following(path, pages: trace.pages, limits: reading.limits)
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
        write: { _, _ in nil },
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

    /// The trace as the text of a trace file, with a line break at its end.
    ///
    /// Keys come in the order of the documentation, and default values are left out: the same trace gives the same text
    /// everywhere. A trace that can be replayed reads back as an equal one.
    public func json() -> String { tree.text() + "\n" }

    /// The trace as part of a larger JSON value.
    var tree: JSONTree { .open(.object(Self.codec.members(self))) }

    /// Refuses a trace that no trace file could contain, such as one with a release but no drag before it.
    ///
    /// Use it for a trace that was made in code; one that was read has been checked. Lines in the error refer to
    /// ``json()``.
    package func validate(limits: TraceLimits = TraceLimits()) throws(TraceError) {
        _ = try TraceReader.read(json().utf8, name: "trace", limits: limits)
    }
}

extension RegisteredScenario {
    /// Whether nothing is written in the list of gestures.
    fileprivate var hasNoParts: Bool { gestures.parts.isEmpty }

    fileprivate var gesturesJSON: JSONTree { gestures.json(GestureCodecs(for: container)) }

    fileprivate func readingGestures(
        _ list: JSONList, pages: [String], _ reading: ReaderState
    ) throws(Problem) -> TraceScenario {
        var reader = GestureListReader(container, reading, pages: pages.count)
        var scenario = typed
        scenario.gestures = try reader.read(list)
        if let refused = Container.session(of: scenario, pages: pages).firstRefused(in: scenario.gestures) {
            throw try reader.problem(refused, in: list)
        }
        return TraceScenario(any: scenario)
    }

    func following(_ path: String, pages: [String], limits: TraceLimits) throws(Problem) -> TraceScenario {
        var scenario = typed
        scenario.gestures = try Container.gestures(path: path, in: scenario, pages: pages, limits: limits)
        if let refusal = Container.session(of: scenario, pages: pages).firstRefused(in: scenario.gestures)?.refusal {
            throw Problem(.everywhere, refusal.found, advice: refusal.advice.inTrace)
        }
        return TraceScenario(any: scenario)
    }
}
