import Paging

extension ListChange {
    /// The changes of a list, in the order of the documentation.
    static var forms: [Alternative<Self>] {
        [
            Alternative(
                key: "append", .newPages { new, pages throws(Problem) in try pages.insert(new, at: pages.names.count) },
                from: [], "Pages are added at the end of the list.", of: newPages, ListChange.append
            ) { if case .append(let names) = $0 { names } else { nil } },
            Alternative(
                key: "prepend", .newPages { new, pages throws(Problem) in try pages.insert(new, at: 0) }, from: [],
                "Pages are added at the front of the list.", of: newPages, ListChange.prepend
            ) { if case .prepend(let names) = $0 { names } else { nil } },
            insert,
            Alternative(
                key: "remove", .removedPages, from: [], "Pages are removed from the list.", of: "One page, or several.",
                ListChange.remove
            ) { if case .remove(let names) = $0 { names } else { nil } },
            Alternative(
                key: "replace", .allPages, from: [], "The list becomes another one.",
                of: "All pages of the new list; it may be empty.", ListChange.replace
            ) { if case .replace(let names) = $0 { names } else { nil } },
        ]
    }

    private static var insert: Alternative<ListChange> {
        Alternative(
            object: ObjectForm(
                "\"insert\"", "Pages are added inside the list.", from: (pages: PageReferences([]), position: 1),
                [
                    Key(required: "insert", \.pages, .newPages, newPages),
                    Key(
                        required: "at", \.position, .integer(from: 1),
                        "The position that the first new page gets, counted from 1.",
                        advice: "It is the position that the first new page gets, counted from 1."),
                ]),
            { new, fields, reading throws(Problem) in
                let end = reading.pages.names.count + 1
                guard new.position <= end else {
                    throw .wrongValue(
                        fields.path.appending("at"), "\"at\"",
                        mustBe: end == 1 ? "1, as the list is empty here" : "from 1 to \(Quantity.text(end)) here")
                }
                return .insert(try reading.pages.insert(new.pages, at: new.position - 1), at: new.position)
            }
        ) {
            guard case .insert(let names, let position) = $0 else { return nil }
            return (PageReferences(names), position)
        }
    }

    private static var newPages: String { "The name of a new page, or of several." }
}
