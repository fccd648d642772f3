import Paging

extension PageGestureKind {
    /// Everything about a change of the list, in one place.
    static func list(
        _ name: String, _ codec: Codec<[String]>, _ summary: String, _ value: String,
        _ make: @escaping @Sendable ([String]) -> ListChange, tried: @escaping ListDeclaration.Tried = { _, _ in [] },
        part: @escaping @Sendable (ListChange) -> [String]?
    ) -> ListDeclaration {
        GestureDeclaration(
            { .list(make($0)) }, { $0.list.flatMap(part) },
            { _ in ObjectCodec(key: name, codec, from: [], summary, of: value) },
            words: { GestureRecord.Kind.list(make($0)).words }, tried: tried)
    }

    typealias ListDeclaration = GestureDeclaration<PageViewControllerSettings>

    /// Pages that are added inside the list: where they come is checked with the list as it is then.
    static var insertion: ListDeclaration {
        GestureDeclaration(
            codec: { _ in
                TaggedObject(
                    object: insertCodec,
                    { new, fields, reading throws(Problem) in
                        let end = reading.pages.names.count + 1
                        guard new.position <= end else {
                            throw .wrongValue(
                                fields.path.appending("at"), "\"at\"",
                                mustBe: end == 1
                                    ? "1, as the list is empty here" : "from 1 to \(Quantity.text(end)) here")
                        }
                        let names = try reading.pages.insert(new.pages, at: new.position - 1)
                        return .list(.insert(names, at: new.position))
                    }
                ) {
                    guard case .list(.insert(let names, let position)) = $0 else { return nil }
                    return (PageReferences(names), position)
                }
            },
            words: { $0.list.map { GestureRecord.Kind.list($0).words } ?? "" }, details: { _ in "" },
            call: { _ in nil }, tried: { _, _ in [] })
    }

    private static var insertCodec: ObjectCodec<(pages: PageReferences, position: Int)> {
        ObjectCodec(
            gesture: "Pages are added inside the list.", from: (pages: PageReferences([]), position: 1),
            [
                Key(required: "insert", \.pages, .newPages, newPages),
                Key(
                    required: "at", \.position, .integer(from: 1),
                    "The position that the first new page gets, counted from 1.",
                    advice: "It is the position that the first new page gets, counted from 1."),
            ])
    }

    static let newPages = "The name of a new page, or of several."
}
