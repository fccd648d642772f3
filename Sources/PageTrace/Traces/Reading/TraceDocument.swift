import Paging

/// Reads the object that a trace file holds.
enum TraceDocument {
    /// Reads a trace.
    static func read(_ value: JSONValue, limits: TraceLimits) throws(Problem) -> Trace {
        let fields = try Fields(value, subject: "a trace")
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
        if let value = fields.child("client") {
            client = try ClientReader.read(value, of: container, pages: &list, limits: limits)
        }
        var trace = Trace(
            title: title, about: about, container: container, pages: names, client: client, gestures: GestureSequence())
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
                "this is a trace of version \(Quantity.text(version)), and this pagetrace reads version \(own)",
                advice: "Use a newer pagetrace."
            )
        }
    }

    private static func gestures(_ path: String, _ trace: Trace, limits: TraceLimits) throws(Problem) -> GestureSequence
    {
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
    ) throws(Problem) -> GestureSequence {
        let advice = trace.container.kind.gesturesAdvice
        let list = try fields.required(
            fields.list("gestures", be: "a list of gestures"), "gestures", in: "a trace", advice: advice
        )
        var listReader = GestureListReader(reader, limits: limits, steps: limits.steps(of: trace))
        let gestures = try listReader.read(list)
        guard !gestures.parts.isEmpty else {
            throw Problem(
                .value(list.path), "there are no gestures",
                advice: trace.container.kind == .pageViewController
                    ? "The shortest trace sets a page: { \"set\": 1 }."
                    : "Try \(trace.container.kind.exampleGestures).")
        }
        return gestures
    }
}
