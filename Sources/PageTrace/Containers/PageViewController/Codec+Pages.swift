extension Codec where Value == PageReferences {
    /// Pages to be added to the list, by their names.
    static var newPages: Codec { pages(named: "name") }

    /// One page, or a list of pages.
    ///
    /// - Parameter definition: The schema's definition of a page: `name` for names alone, `page` for names and numbers.
    fileprivate static func pages(named definition: String, allowsNone: Bool = false, areUnique: Bool = true) -> Codec {
        let page: JSONTree = ["$ref": .string("#/$defs/" + definition)]
        let list: JSONTree = [
            "type": "array", "items": page, "minItems": allowsNone ? 0 : 1, "maxItems": .raw(TraceLimits().pages),
            "uniqueItems": .raw(areUnique),
        ]
        return Codec(
            schema: ["anyOf": [page, list]],
            read: { value, key, reading throws(Problem) in
                try PageReferences(
                    value, subject: key, allowsNumbers: definition == "page", allowsNone: allowsNone,
                    limits: reading.limits)
            },
            write: { pages in
                let elements = pages.references.map(\.json)
                return elements.count == 1 ? elements[0] : .list(elements)
            })
    }

    /// The form for the names that the references resolve to.
    fileprivate func resolved(
        _ names: @escaping @Sendable (PageReferences, inout NamedPages) throws(Problem) -> [String]
    ) -> Codec<[String]> {
        Codec<[String]>(
            schema: schema,
            read: { value, key, reading throws(Problem) in
                try names(try read(value, key, &reading), &reading.pages)
            },
            write: { write(PageReferences($0)) })
    }
}

extension Codec where Value == [String] {
    static func newPages(
        _ change: @escaping @Sendable (PageReferences, inout NamedPages) throws(Problem) -> [String]
    ) -> Codec { Codec<PageReferences>.newPages.resolved(change) }

    /// Pages to be removed from the list, by their names or numbers.
    static var removedPages: Codec {
        Codec<PageReferences>.pages(named: "page").resolved { old, pages throws(Problem) in try pages.remove(old) }
    }

    /// All pages of the list, by their names; there may be none.
    static var allPages: Codec {
        let codec = Codec<PageReferences>.pages(named: "name", allowsNone: true)
        return Codec(
            schema: codec.schema.adding(["type": "array"]),
            read: { value, key, reading throws(Problem) in
                let new = try codec.read(value, key, &reading)
                guard new.isList else { throw .wrongValue(value.path, "\"\(key)\"", mustBe: "the list of all pages") }
                return try reading.pages.replace(new)
            },
            write: { names in .list(names.map(JSONTree.string)) })
    }

    /// Pages that are or were in the list: an app may keep a page that is no longer there, and set it.
    static func knownPages(allowsNone: Bool) -> Codec {
        Codec<PageReferences>.pages(named: "page", allowsNone: allowsNone, areUnique: false)
            .resolved { written, pages throws(Problem) in
                var names: [String] = []
                for (index, reference) in written.references.enumerated() {
                    names.append(try pages.known(reference, at: .value(written.path(to: index))))
                }
                return names
            }
    }
}

extension Codec where Value == String {
    /// One page that is or was in the list, by its name or number.
    static var knownPage: Codec {
        let pages = Codec<[String]>.knownPages(allowsNone: false)
        return Codec(
            schema: ["$ref": "#/$defs/page"],
            read: { value, key, reading throws(Problem) in
                guard value.elements == nil, let page = try pages.read(value, key, &reading).first else {
                    throw .wrongValue(value.path, "\"\(key)\"", mustBe: "the name or the number of a page")
                }
                return page
            }, write: { name in .string(name) })
    }
}

extension PageReference {
    fileprivate var json: JSONTree {
        switch self {
        case .name(let name): .string(name)
        case .number(let number): .raw(number)
        }
    }
}
