import Paging

extension RegisteredContainer {
    /// How such a container is written in a trace.
    static var alternative: TaggedObject<Self> {
        TaggedObject(type: name, "The kind of container.", codec, { $0 }, part: { $0 })
    }

    static var keys: [String] { ["type"] + codec.names }

    /// The name of the container at the start of a sentence.
    static var sentenceStart: String { phrase.prefix(1).uppercased() + phrase.dropFirst() }

    /// Reads such a container whose keys have been checked.
    fileprivate static func read(
        _ fields: Fields, _ reading: inout ReaderState
    ) throws(Problem) -> any RegisteredContainer {
        try codec.read(fields, &reading)
    }

    /// A scenario in which nothing happens yet.
    fileprivate var start: TraceScenario { TraceScenario(any: Scenario(self)) }

    /// The container as a trace has it.
    var members: [JSONTree.Member] { Self.alternative.members(self) ?? [] }

    static var schema: JSONTree { alternative.schema() }
}

extension TraceScenario {
    /// The scenario if a trace names no container.
    static let defaults = PageViewControllerSettings.defaults.start

    /// The name of the container that a trace has if it names none.
    static var defaultName: String { PageViewControllerSettings.name }

    static let containerKey = Key<Trace>(
        "container", containerCodec,
        "What shows the pages: \(Wording.sequence(containers.map { $0.introduction }, conjunction: "or")). Its type "
            + "decides which client and which gestures there can be.",
        get: { trace, _ in trace.scenario.any.hasDefaultContainer ? nil : trace.scenario.any.container },
        set: { $0.scenario = $1.start })

    /// How a container is written, whichever it is.
    static let containerCodec = Codec<any RegisteredContainer>(
        schema: ["type": "object", "properties": ["type": type.schema(nil)], "required": ["type"]],
        read: { value, key, reading throws(Problem) in
            let fields = try Fields(value, subject: "\"\(key)\"")
            var place = 0
            try type.read(fields, &place, &reading)
            let container = containers[place]
            try fields.refuseOthers(than: container.keys) { key in
                containers.first { $0.keys.contains(key) }.map { ($0.phrase, container.phrase) }
            }
            return try container.read(fields, &reading)
        },
        write: { .object($0.members) })

    private static let type = Key<Int>(
        required: "type", \.self, .oneOf(containers.enumerated().map { ($1.name, $0) }), "The kind of container.",
        advice: "Write \"type\": \"pageViewController\", or another container.")
}

extension RegisteredScenario {
    /// Whether the container is that of a trace that names none.
    var hasDefaultContainer: Bool { Container.name == TraceScenario.defaultName && container == .defaults }
}
