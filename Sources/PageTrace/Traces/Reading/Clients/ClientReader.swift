import Paging

/// Reads the client of a trace, whatever its type.
///
/// Another client gets a case in ``TraceClientDescription`` and in ``ClientKind``, a reader with its keys, and a line in
/// each of the switches here.
enum ClientReader {
    /// Reads a client, and takes what it says of pages into the list.
    static func read(
        _ value: JSONValue, of container: TraceContainer, pages: inout NamedPages, limits: TraceLimits
    ) throws(Problem) -> TraceClientDescription {
        let subject = "\"client\""
        let fields = try Fields(value, subject: subject)
        let kind = try kind(fields, of: container.kind, in: subject)
        try fields.refuseOthers(than: kind.keys, in: subject) { key in
            ClientKind.allCases.first { $0.keys.contains(key) }.map {
                ("a client of the type \"\($0.rawValue)\"", "\"\(kind.rawValue)\"")
            }
        }
        if kind == .questionnaire || kind == .playlist { try pages.numberControllers(at: [.key("pages")]) }
        switch kind {
        case .pages: return .pages(try PagesClientReader.read(fields, pages: &pages, limits: limits))
        case .questionnaire:
            return .questionnaire(QuestionnaireDescription(variant: try fields.choice("variant") ?? .article))
        case .playlist: return .playlist(try PlaylistClientReader.read(fields, pages: &pages, limits: limits))
        case .pager: return .pager(try PagerClientReader.read(fields))
        case .root: return .root(try RootClientReader.read(fields, in: container))
        }
    }

    private static func kind(
        _ fields: Fields, of container: ContainerKind, in subject: String
    ) throws(Problem) -> ClientKind {
        let own = container.clients.map(\.rawValue)
        let advice = "\(container.sentenceStart) has \(Wording.list(own, conjunction: "or"))."
        // A type that only another container has is a known word: what is wrong is the company.
        let other = try? fields.word("type", from: ClientKind.allCases.map(\.rawValue))
        if let kind = other.flatMap({ $0 }).flatMap(ClientKind.init(rawValue:)), kind.container != container {
            throw Problem(
                .value(fields.path.appending("type")),
                "a client of the type \"\(kind.rawValue)\" belongs to \(kind.container.words);"
                    + " this one is \(container.words)",
                advice: advice
            )
        }
        let word = try fields.required(
            fields.word("type", from: own), "type", in: subject, advice: "Write \"type\": \"\(own.first ?? "")\".")
        return ClientKind(rawValue: word) ?? .pages
    }
}

extension ClientKind {
    /// The keys that a client of this type may have.
    var keys: [String] {
        switch self {
        case .pages: PagesClientReader.keys
        case .questionnaire: ["type", "variant"]
        case .playlist: PlaylistClientReader.keys
        case .pager: PagerClientReader.keys
        case .root: RootClientReader.keys
        }
    }
}

extension ContainerKind {
    /// The name of the kind at the start of a sentence.
    var sentenceStart: String { words.prefix(1).uppercased() + words.dropFirst() }
}
