import Paging

extension Gesture {
    /// The gestures of a page view controller, in the order of the documentation.
    static let forms: [Alternative<Gesture>] = [
        Alternative(object: ProgrammaticSet.form, { set, _, _ throws(Problem) in .set(set) }) {
            if case .set(let set) = $0 { set } else { nil }
        },
        Alternative(
            "A whole swipe: drag, release and settling in one.", from: Swipe(.forward),
            [
                Key(required: "swipe", \.direction, .word, direction),
                Key("ends", \.ends, .word, "How it ends."),
                Key(optional: "preload", \.preload, .word, preload),
            ],
            constraints: [Constraint(["if": .has("ends", "cancelled"), "then": .lacks("preload")])],
            Gesture.swipe
        ) { if case .swipe(let swipe) = $0 { swipe } else { nil } },
        Alternative(key: "drag", .word, from: .forward, "A drag begins.", of: direction, Gesture.drag) {
            if case .drag(let direction) = $0 { direction } else { nil }
        },
        Alternative(
            key: "move", .number(in: -2...2), from: 0, "The finger moves.",
            of: """
                The share of a page from rest, positive in the direction in which the drag began; beyond 1 it crosses \
                a page.
                """, Gesture.move
        ) { if case .move(let position) = $0 { position } else { nil } },
        Alternative(
            "The finger lets go.", from: Release(),
            [
                Key(
                    required: "release", \.ends,
                    .oneOf([("completed", .completed), ("cancelled", .cancelled), ("byPosition", nil)]),
                    "How the transition ends; by its position it lands from half a page on."),
                Key(optional: "preload", \.preload, .word, preload),
            ],
            constraints: [Constraint(["if": .has("release", "cancelled"), "then": .lacks("preload")])],
            Gesture.release
        ) { if case .release(let release) = $0 { release } else { nil } },
        Alternative(happening: "settle", "What is in flight comes to rest.", .settle),
        Alternative(
            key: "append", .newPages { new, pages throws(Problem) in try pages.insert(new, at: pages.names.count) },
            from: [],
            "Pages are added at the end of the list.", of: newPages, { .list(.append($0)) }
        ) { if case .list(.append(let names)) = $0 { names } else { nil } },
        Alternative(
            key: "prepend", .newPages { new, pages throws(Problem) in try pages.insert(new, at: 0) }, from: [],
            "Pages are added at the front of the list.", of: newPages, { .list(.prepend($0)) }
        ) { if case .list(.prepend(let names)) = $0 { names } else { nil } },
        insert,
        Alternative(
            key: "remove", .removedPages, from: [], "Pages are removed from the list.", of: "One page, or several.",
            { .list(.remove($0)) }
        ) { if case .list(.remove(let names)) = $0 { names } else { nil } },
        Alternative(
            key: "replace", .allPages, from: [], "The list becomes another one.",
            of: "All pages of the new list; it may be empty.", { .list(.replace($0)) }
        ) { if case .list(.replace(let names)) = $0 { names } else { nil } },
        Alternative(
            key: "dataSource", .word, from: .assigned, "The data source is taken away or assigned again.",
            of: "What happens to it.", Gesture.dataSource
        ) { if case .dataSource(let change) = $0 { change } else { nil } },
        Alternative(
            key: "orientation", .word, from: .portrait, "The interface orientation changes.",
            of: "The new orientation.", Gesture.orientation
        ) { if case .orientation(let orientation) = $0 { orientation } else { nil } },
        Alternative(
            key: "doubleSided", .boolean, from: true, "The pages get a back, or lose it. (Page curl.)",
            of: "Whether they have one.", Gesture.doubleSided
        ) { if case .doubleSided(let isDoubleSided) = $0 { isDoubleSided } else { nil } },
        Alternative(
            "The container itself appears or disappears: a push, a modal, another tab.",
            from: (change: ContainerAppearance.disappears, isAnimated: false),
            [
                Key(required: "container", \.change, .word, "What happens to it."),
                Key("animated", \.isAnimated, .boolean, "Whether the pages are told that it is animated."),
            ],
            { .container($0.change, animated: $0.isAnimated) }
        ) {
            if case .container(let change, let isAnimated) = $0 { (change, isAnimated) } else { nil }
        },
        Alternative(
            happening: "turn",
            "The main queue turns while something is in flight; at rest it turns by itself.", Gesture.turn),
    ]

    static let direction = "The side to which a transition leads."
    private static let newPages = "The name of a new page, or of several."
    private static let preload =
        "What happens with the ask after the landing; left out, the container's policy decides."

    private static let insert = Alternative<Gesture>(
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
            return .list(.insert(try reading.pages.insert(new.pages, at: new.position - 1), at: new.position))
        }
    ) {
        guard case .list(.insert(let names, let position)) = $0 else { return nil }
        return (PageReferences(names), position)
    }
}
