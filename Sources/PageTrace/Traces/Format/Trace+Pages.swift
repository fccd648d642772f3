extension Trace {
    /// The list of pages, which every container must have that has none of its own.
    static let pagesKey = Key<Trace>(
        name: "pages", isRequired: false,
        read: { fields, trace, reading throws(Problem) in
            let value = fields.child("pages")
            guard trace.scenario.any.listsPages else {
                guard value != nil else { return }
                let container = type(of: trace.scenario.any.container)
                throw Problem(
                    .key(fields.path.appending("pages")), "\"pages\" for \(container.phrase)",
                    advice: container.pagesAdvice)
            }
            guard let value else {
                throw fields.missing(
                    "pages",
                    advice: "Add the names of the pages, such as \"pages\": [\"First\", \"Second\"], or their number.")
            }
            trace.pages = try names(value, reading.limits)
            reading.pages = try NamedPages(trace.pages, at: value.path, limits: reading.limits)
        },
        write: { trace, _ in
            if trace.pages.isEmpty, !trace.scenario.any.listsPages { return nil }
            let isNumbered = !trace.pages.isEmpty && trace.pages == numberedPages(trace.pages.count)
            return isNumbered ? .raw(trace.pages.count) : .list(trace.pages.map(JSONTree.string))
        },
        schema: { _ in
            let most = JSONTree.raw(TraceLimits().pages)
            let without = TraceScenario.containers.filter { !$0.listsPages }.map { " \($0.sentenceStart) has none." }
            return [
                "description": .string(
                    "The names of the pages, each once, or their number: then they are named \"1\", \"2\" and so on."
                        + without.joined()),
                "anyOf": [
                    [
                        "type": "array", "items": ["$ref": "#/$defs/name"], "minItems": 1, "maxItems": most,
                        "uniqueItems": true,
                    ],
                    ["type": "integer", "minimum": 1, "maximum": most],
                ],
            ]
        }, condition: nil)

    /// The names in a list, or those of a given number of pages.
    private static func names(_ value: JSONValue, _ limits: TraceLimits) throws(Problem) -> [String] {
        func check(_ count: Int) throws(Problem) {
            try Problem.refuse(count, above: limits.pages, "pages", at: .value(value.path))
            guard count > 0 else {
                throw Problem(.value(value.path), "there are no pages", advice: "There must be at least one.")
            }
        }
        if let list = value.elements {
            try check(list.count)
            var names: [String] = []
            for element in list {
                guard let name = element.string else {
                    throw .wrongValue(element.path, "each element of \"pages\"", mustBe: "a string")
                }
                names.append(name)
            }
            return names
        }
        guard let count = value.integer(Int.self), count >= 0 else {
            throw .wrongValue(value.path, "\"pages\"", mustBe: "a list of names, or the number of pages")
        }
        try check(count)
        return numberedPages(count)
    }
}
