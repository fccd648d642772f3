extension Form where Value == PageReferences {
    /// Pages that come into the list, by their names.
    static var newPages: Form { pages(named: "name") }

    /// Pages of the list, by their names or numbers.
    static var pages: Form { pages(named: "page") }

    /// All pages of a list, by their names; there may be none.
    static var allPages: Form {
        let names = pages(named: "name", allowsNone: true)
        return Form(
            schema: list(of: "name", allowsNone: true, areUnique: true),
            read: { value, key, reading throws(Problem) in
                let pages = try names.read(value, key, &reading)
                guard pages.isList else { throw .wrongValue(value.path, "\"\(key)\"", mustBe: "the list of all pages") }
                return pages
            },
            write: { pages, _ in .list(pages.references.map(\.json)) })
    }

    /// One page, or a list of pages.
    ///
    /// - Parameter definition: What the schema calls a page: by `name` alone, or as a `page`, by its number too.
    fileprivate static func pages(named definition: String, allowsNone: Bool = false, areUnique: Bool = true) -> Form {
        Form(
            schema: [
                "anyOf": [
                    ["$ref": .string("#/$defs/" + definition)],
                    list(of: definition, allowsNone: allowsNone, areUnique: areUnique),
                ]
            ],
            read: { value, key, reading throws(Problem) in
                try PageReferences(
                    value, subject: key, allowsNumbers: definition == "page", allowsNone: allowsNone,
                    limits: reading.limits)
            },
            write: { pages, _ in
                let elements = pages.references.map(\.json)
                return elements.count == 1 ? elements[0] : .list(elements)
            })
    }

    private static func list(of definition: String, allowsNone: Bool, areUnique: Bool) -> JSONTree {
        [
            "type": "array", "items": ["$ref": .string("#/$defs/" + definition)], "minItems": allowsNone ? 0 : 1,
            "maxItems": .raw(TraceLimits().pages), "uniqueItems": .raw(areUnique),
        ]
    }
}

extension Form where Value == [String] {
    /// Pages that are or were in the list: an app may hold on to a page and set it.
    static func knownPages(allowsNone: Bool) -> Form {
        let form = Form<PageReferences>.pages(named: "page", allowsNone: allowsNone, areUnique: false)
        return Form(
            schema: form.schema,
            read: { value, key, reading throws(Problem) in
                let written = try form.read(value, key, &reading)
                var names: [String] = []
                for (index, reference) in written.references.enumerated() {
                    names.append(try reading.pages.known(reference, at: .value(written.path(to: index))))
                }
                return names
            },
            write: { form.write(PageReferences($0), $1) })
    }
}

extension PageReference {
    /// The reference as it is written in a trace.
    fileprivate var json: JSONTree {
        switch self {
        case .name(let name): .string(name)
        case .number(let number): .raw(number)
        }
    }
}
