import Paging

extension ClientKind {
    /// How a client of this kind is written in a trace.
    var form: Alternative<TraceClientDescription> {
        switch self {
        case .pages:
            form(ClientDescription.form, TraceClientDescription.pages) {
                if case .pages(let description) = $0 { description } else { nil }
            }
        case .questionnaire:
            form(QuestionnaireDescription.form, TraceClientDescription.questionnaire) {
                if case .questionnaire(let description) = $0 { description } else { nil }
            }
        case .playlist:
            form(PlaylistDescription.form, TraceClientDescription.playlist) {
                if case .playlist(let description) = $0 { description } else { nil }
            }
        case .pager:
            form(ScrollViewClientDescription.form, TraceClientDescription.pager) {
                if case .pager(let description) = $0 { description } else { nil }
            }
        case .root:
            form(RootClientDescription.form, TraceClientDescription.root) {
                if case .root(let description) = $0 { description } else { nil }
            }
        }
    }

    private func form<Description>(
        _ form: ObjectForm<Description>, _ make: @escaping @Sendable (Description) -> TraceClientDescription,
        part: @escaping @Sendable (TraceClientDescription) -> Description?
    ) -> Alternative<TraceClientDescription> {
        Alternative(type: rawValue, "The kind of client.", form, make, part: part)
    }

    /// Whether a page can have several controllers, which are distinguished by a number.
    var numbersControllers: Bool { self == .questionnaire || self == .playlist }
}

extension TraceClientDescription {
    /// The kind of client.
    var kind: ClientKind {
        switch self {
        case .pages: .pages
        case .questionnaire: .questionnaire
        case .playlist: .playlist
        case .pager: .pager
        case .root: .root
        }
    }
}

extension Form where Value == TraceClientDescription {
    /// A client of any kind.
    static var client: Form {
        Form(
            schema: [
                "type": "object",
                "properties": ["type": type(ClientKind.allCases).schema(nil)],
                "required": ["type"],
            ],
            read: { value, key, reading throws(Problem) in
                let fields = try Fields(value, subject: "\"\(key)\"")
                let kind = try kind(fields, &reading)
                try fields.refuseOthers(than: kind.form.keys) { key in
                    ClientKind.allCases.first { $0.form.keys.contains(key) }.map {
                        ("a client of the type \"\($0.rawValue)\"", "\"\(kind.rawValue)\"")
                    }
                }
                if kind.numbersControllers { try reading.pages.numberControllers(at: [.key("pages")]) }
                reading.setsInCompletion = kind == .pages
                return try kind.form.read(fields, &reading)
            },
            write: { client, container in .object(client.kind.form.members(client, container) ?? []) })
    }

    private static func kind(_ fields: Fields, _ reading: inout Reading) throws(Problem) -> ClientKind {
        let container = reading.container.kind
        let own = container.clients
        // A type that belongs to another container is a known word; the problem is the combination.
        if let kind = fields.child("type")?.string.flatMap(ClientKind.init(rawValue:)), kind.container != container {
            throw Problem(
                .value(fields.path.appending("type")),
                """
                a client of the type "\(kind.rawValue)" belongs to \(kind.container.words); this one is \
                \(container.words)
                """,
                advice: "\(container.sentenceStart) has"
                    + " \(Wording.list(own.map(\.rawValue), conjunction: "or")).")
        }
        var kind = ClientKind.pages
        try type(own).read(fields, &kind, &reading)
        return kind
    }

    private static func type(_ kinds: [ClientKind]) -> Key<ClientKind> {
        Key(
            required: "type", \.self, .oneOf(kinds.map { ($0.rawValue, $0) }), "The kind of client.",
            advice: "Write \"type\": \"\(kinds.first?.rawValue ?? "")\".")
    }
}
