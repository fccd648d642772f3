/// The object that a trace file holds.
struct TraceDocument: Decodable {
    /// Where the decoder finds the limits.
    static let limits = CodingUserInfoKey(rawValue: "limits")

    let trace: Trace

    init(from decoder: any Decoder) throws {
        let limits = Self.limits.flatMap { decoder.userInfo[$0] as? TraceLimits } ?? TraceLimits()
        trace = try Self.read(decoder, limits: limits)
    }

    private static func read(_ decoder: any Decoder, limits: TraceLimits) throws(Problem) -> Trace {
        let fields = try Fields(decoder, subject: "a trace")
        try checkVersion(fields)
        let subject = "a trace"
        try fields.refuseOthers(
            than: ["$schema", "version", "title", "about", "container", "pages", "client", "gestures", "path"],
            in: subject
        )
        _ = try fields.string("$schema")
        let title = try fields.string("title") ?? ""
        try NameRule.checkText(title, "the title", at: .value([.key("title")]), limits: limits)
        let about = try fields.string("about") ?? ""
        try NameRule.checkText(about, "the text of \"about\"", at: .value([.key("about")]), limits: limits)
        let container =
            try fields.child("container").map(ContainerReader.read) ?? .pageViewController(ContainerDescription())
        let names = try PagesReader.read(fields, of: container.kind, limits: limits)
        var list = try NamedPages(names, at: [.key("pages")], limits: limits)
        var client = container.defaultClient
        if let decoder = fields.child("client") {
            client = try ClientReader.read(decoder, of: container, pages: &list, limits: limits)
        }
        var trace = Trace(
            title: title, about: about, container: container, pages: names, client: client, gestures: [])
        if let path = try fields.string("path") {
            guard !fields.has("gestures") else {
                throw Problem(
                    .key([.key("path")]),
                    "\"path\" beside \"gestures\"",
                    advice: "Each says what happens; leave one of the two out."
                )
            }
            trace.gestures = try gestures(path, trace, limits: limits)
            return trace
        }
        switch container {
        case .pageViewController(let container):
            let order = PageGestureOrder(style: container.transitionStyle)
            trace.gestures = try gestures(
                fields,
                PageGestureReader(
                    pages: list, order: order, limits: limits, setsInCompletion: client.pages != nil),
                of: trace, limits: limits)
        case .scrollView(let container):
            trace.gestures = try gestures(fields, ScrollGestureReader(container), of: trace, limits: limits)
        case .rootContainer:
            trace.gestures = try gestures(fields, RootGestureReader(limits: limits), of: trace, limits: limits)
        }
        return trace
    }

    /// Refuses a trace in a format of the future before anything else in it is found wrong.
    private static func checkVersion(_ fields: Fields) throws(Problem) {
        let own = Trace.version
        let advice = "Add \"version\": \(own)."
        let version = try fields.required(fields.integer("version", from: 1), "version", in: "a trace", advice: advice)
        guard version <= own else {
            throw Problem(
                .value([.key("version")]),
                "this is a trace of version \(Wording.number(version)), and this pagetrace reads version \(own)",
                advice: "Use a newer pagetrace."
            )
        }
    }

    private static func gestures(_ path: String, _ trace: Trace, limits: TraceLimits) throws(Problem) -> [Gesture] {
        do {
            return try PathReader.gestures(path, in: trace, limits: limits)
        } catch {
            var problem = error
            switch error.place {
            case .offset(let offset): problem.place = .value([.key("path")], textOffset: offset)
            case .everywhere: problem.place = .key([.key("path")])
            case .value, .key: break
            }
            throw problem
        }
    }

    private static func gestures(
        _ fields: Fields, _ reader: some GestureReader, of trace: Trace, limits: TraceLimits
    ) throws(Problem) -> [Gesture] {
        let advice = trace.container.kind.gesturesAdvice
        let path: JSONPath = [.key("gestures")]
        var list = try fields.required(
            fields.list("gestures", be: "a list of gestures"), "gestures", in: "a trace", advice: advice
        )
        let allowed = limits.gestures(of: trace)
        if let count = list.count, count > allowed.count {
            var problem = Problem.limit(.value(path), "gestures", found: count, allowed: allowed.count)
            if !allowed.reason.isEmpty { problem.advice = allowed.reason }
            throw problem
        }
        var reader = reader
        var gestures: [Gesture] = []
        gestures.reserveCapacity(list.count ?? 0)
        while !list.isAtEnd {
            guard let decoder = try? list.superDecoder() else {
                throw Problem(.value(path.appending(gestures.count)), "a gesture is unreadable")
            }
            gestures.append(try reader.read(decoder))
        }
        guard !gestures.isEmpty else {
            throw Problem(
                .value(path), "there are no gestures",
                advice: trace.container.kind == .pageViewController
                    ? "The shortest trace sets a page: { \"set\": 1 }."
                    : "Try \(trace.container.kind.exampleGestures).")
        }
        return gestures
    }
}
