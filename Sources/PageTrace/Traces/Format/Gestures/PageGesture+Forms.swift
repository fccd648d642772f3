import Paging

extension PageGesture<String> {
    /// What a finger does, and the sets of the app, in the order of the documentation.
    static var transitions: [Alternative<Self>] {
        [
            Alternative(object: ProgrammaticSet.form, { set, _, _ throws(Problem) in .set(set) }) {
                if case .set(let set) = $0 { set } else { nil }
            },
            Alternative(
                "A whole swipe: drag, release and settling in one.", from: Swipe(.forward),
                [
                    Key(required: "swipe", \.direction, .word, Direction.about),
                    Key("ends", \.ends, .word, "How it ends."),
                    Key(optional: "preload", \.preload, .word, preload),
                ],
                constraints: [Constraint(["if": .has("ends", "cancelled"), "then": .lacks("preload")])],
                Self.swipe
            ) { if case .swipe(let swipe) = $0 { swipe } else { nil } },
            Alternative(key: "drag", .word, from: .forward, "A drag begins.", of: Direction.about, Self.drag) {
                if case .drag(let direction) = $0 { direction } else { nil }
            },
            Alternative(
                key: "move", .number(in: -2...2), from: 0, "The finger moves.",
                of: """
                    The share of a page from rest, positive in the direction in which the drag began; beyond 1 it crosses \
                    a page.
                    """, Self.move
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
                Self.release
            ) { if case .release(let release) = $0 { release } else { nil } },
            Alternative(happening: "settle", "What is in flight comes to rest.", .settle),
        ]
    }

    /// What else happens to a page view controller, in the order of the documentation.
    static var surroundings: [Alternative<Self>] {
        [
            Alternative(
                key: "dataSource", .word, from: .assigned, "The data source is taken away or assigned again.",
                of: "What happens to it.", Self.dataSource
            ) { if case .dataSource(let change) = $0 { change } else { nil } },
            Alternative(
                key: "orientation", .word, from: .portrait, "The interface orientation changes.",
                of: "The new orientation.", Self.orientation
            ) { if case .orientation(let orientation) = $0 { orientation } else { nil } },
            Alternative(
                key: "doubleSided", .boolean, from: true, "The pages get a back, or lose it. (Page curl.)",
                of: "Whether they have one.", Self.doubleSided
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
                "The main queue turns while something is in flight; at rest it turns by itself.", Self.turn),
        ]
    }

    private static var preload: String {
        "What happens with the ask after the landing; left out, the container's policy decides."
    }
}

extension Direction {
    /// What a direction says in a gesture.
    static let about = "The side to which a transition leads."
}
