import Paging

extension TraceScenario {
    static let clientKey = Key<Trace>(
        name: "client", isRequired: false,
        read: { fields, trace, reading throws(Problem) in
            guard let value = fields.child("client") else { return }
            trace.scenario = try trace.scenario.any.readingClient(value, &reading)
        },
        write: { trace, _ in trace.scenario.any.hasUsualClient ? nil : .object(trace.scenario.any.clientMembers) },
        schema: { _ in
            let names = containers.flatMap { $0.clientNames }
            let words = containers.map { "\(Wording.list($0.clientNames, conjunction: "or")) for \($0.phrase)" }
            return [
                "description": .string("The app's code: \(words.joined(separator: ", "))."),
                "type": "object", "properties": ["type": typeKey(names).schema(nil)],
                "required": ["type"],
            ]
        }, condition: nil)

    /// The key that says which client it is.
    fileprivate static func typeKey(_ names: [String]) -> Key<Int> {
        Key(
            required: "type", \.self, .oneOf(names.enumerated().map { ($1, $0) }), "The kind of client.",
            advice: "Write \"type\": \"\(names.first ?? "")\".")
    }
}

extension RegisteredScenario {
    /// Whether the client is that of a trace that names none.
    fileprivate var hasUsualClient: Bool { client == Container.usualClient }

    var clientMembers: [JSONTree.Member] { clientCodec.members(client) ?? [] }

    var clientSchema: JSONTree { clientCodec.schema() }

    private var clientCodec: TaggedObject<Container.ClientSettings> {
        let codecs = Container.clients.map { $0.codec(container) }
        return codecs.first { $0.members(client) != nil } ?? codecs[0]
    }

    func readingClient(_ value: JSONValue, _ reading: inout ReaderState) throws(Problem) -> TraceScenario {
        let fields = try Fields(value, subject: "\"client\"")
        let declaration = try declaration(fields, &reading)
        let codec = declaration.codec(container)
        try fields.refuseOthers(than: codec.keys) { key in
            TraceScenario.containers.lazy.compactMap { $0.client(withKey: key) }.first.map {
                ("a client of the type \"\($0)\"", "\"\(declaration.name)\"")
            }
        }
        if declaration.numbersControllers { try reading.pages.numberControllers(at: JSONPath().appending("pages")) }
        reading.setsInCompletion = declaration.setsInCompletion
        var scenario = typed
        scenario.client = try codec.read(fields, &reading)
        return TraceScenario(any: scenario)
    }

    private func declaration(
        _ fields: Fields, _ reading: inout ReaderState
    ) throws(Problem) -> ClientDeclaration<Container> {
        let own = Container.clients.map(\.name)
        // A type that belongs to another container is a known word; the problem is the combination.
        if let name = fields.child("type")?.string, !own.contains(name),
            let owner = TraceScenario.containers.first(where: { $0.clientNames.contains(name) })
        {
            throw Problem(
                .value(fields.path.appending("type")),
                "a client of the type \"\(name)\" belongs to \(owner.phrase); this one is \(Container.phrase)",
                advice: "\(Container.sentenceStart) has \(Wording.list(own, conjunction: "or")).")
        }
        var place = 0
        try TraceScenario.typeKey(own).read(fields, &place, &reading)
        return Container.clients[place]
    }
}

extension RegisteredContainer {
    fileprivate static var clientNames: [String] { clients.map(\.name) }

    /// The name of the first client that has a key.
    static func client(withKey key: String) -> String? {
        clients.first { $0.codec(nil).keys.contains(key) }?.name
    }
}
