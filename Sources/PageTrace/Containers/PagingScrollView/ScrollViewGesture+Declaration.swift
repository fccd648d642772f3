import Paging

/// The kinds of gestures of a paging scroll view, in the order of the documentation.
///
/// Each has a declaration: a new gesture does not compile without one.
enum ScrollGestureKind: Int, CaseIterable {
    case swipe, drag, move, release, settle, set, resize

    var declaration: GestureDeclaration<PagingScrollViewSettings> {
        switch self {
        case .swipe:
            .scroll(
                { .swipe($0.direction, axis: $0.axis, ends: $0.ends) },
                { if case .swipe(let direction, let axis, let ends) = $0 { (direction, axis, ends) } else { nil } },
                { _ in Self.swipeCodec }, details: { $0.ends == .cancelled ? ", cancelled" : "" },
                tried: { scenario, _ in scenario.container.triedSwipes })
        case .drag:
            .scroll(
                happening: "drag", "A finger touches and begins to drag.", .drag,
                tried: [ExploredGesture(.drag, .drag, rank: 3, isPhase: true)])
        case .move:
            .scroll(
                ScrollViewGesture.move, { if case .move(let position) = $0 { position } else { nil } },
                { axis in
                    ObjectCodec(
                        key: "move", .point(axis), from: .zero, "The finger moves the content to an offset, in pages.",
                        of: Self.point)
                },
                tried: { $0.container.triedMoves(pages: $1.pages.count) })
        case .release:
            .scroll(
                { .release(velocity: $0.velocity, decelerates: $0.decelerates) },
                { if case .release(let velocity, let decelerates) = $0 { (velocity, decelerates) } else { nil } },
                Self.releaseCodec, details: { $0.decelerates == false ? ", stops at once" : "" },
                tried: { scenario, _ in scenario.container.triedReleases })
        case .settle:
            .scroll(
                happening: "settle", "What coasts or is animated comes to rest.", .settle,
                tried: [.drag, .set].map { ExploredGesture(.settle, $0, rank: 4, isPhase: true) })
        case .set:
            .scroll(
                { .set($0.position, animated: $0.isAnimated, settles: $0.settles) },
                {
                    guard case .set(let position, let isAnimated, let settles) = $0 else { return nil }
                    return (position, isAnimated, settles)
                },
                Self.setCodec,
                details: { $0.isAnimated ? " animated" + ($0.settles ? "" : ", in flight") : "" },
                tried: { $0.container.triedSets(pages: $1.pages.count) })
        case .resize:
            .scroll(
                ScrollViewGesture.resize, { if case .resize(let size) = $0 { size } else { nil } },
                { _ in
                    ObjectCodec(
                        key: "resize", .object(Self.size), from: Self.size.start,
                        "The view gets another size, as a rotation gives it.")
                },
                tried: { scenario, _ in scenario.container.triedSizes })
        }
    }

    private static let swipeCodec = ObjectCodec(
        gesture: "A whole swipe: drag, release and settling in one.",
        from: (direction: Direction.forward, axis: ScrollAxis?.none, ends: TransitionEnd.completed),
        [
            Key(required: "swipe", \.direction, .word, "The side to which the transition leads."),
            Key(
                optional: "axis", \.axis, .oneOf([("horizontal", .horizontal), ("vertical", .vertical)]),
                "Along which axis; horizontal by default, unless the pages are all below each other."),
            Key("ends", \.ends, .word, "How it ends."),
        ])

    @Sendable private static func releaseCodec(
        _ axis: ScrollAxis
    ) -> ObjectCodec<(velocity: ScrollPoint, decelerates: Bool?)> {
        ObjectCodec(
            gesture: "The finger lets go.", from: (velocity: ScrollPoint.zero, decelerates: Bool?.none),
            [
                Key(happening: "release"),
                Key(
                    "velocity", \.velocity, .point(axis),
                    "In points a millisecond, positive toward later pages; a number or two, as for offsets."),
                Key(
                    optional: "decelerates", \.decelerates, .boolean,
                    "Whether the content coasts on; by default it does unless it is exactly on a page."),
            ])
    }

    @Sendable private static func setCodec(
        _ axis: ScrollAxis
    ) -> ObjectCodec<(position: ScrollPoint, isAnimated: Bool, settles: Bool)> {
        ObjectCodec(
            gesture: "The app calls setContentOffset, in pages.",
            from: (position: ScrollPoint.zero, isAnimated: false, settles: true),
            [
                Key(required: "setOffset", \.position, .point(axis), point),
                Key("animated", \.isAnimated, .boolean, "Whether the change is animated."),
                Key(
                    "ends", \.settles, .settles,
                    "Whether the animation is over at the end of the step, or in flight until \"settle\"."),
            ],
            constraints: [.inFlight(\.settles, needs: \.isAnimated)])
    }

    private static let point =
        "A number along the one axis of the scroll view, or two: [x, y]. If the content scrolls both ways, always two."

    private static let size = ObjectCodec(
        "\"resize\"", "The new size, in points.", from: ScrollSize(width: 0, height: 0),
        [
            Key(required: "width", \.width, .length, "The new width, in points."),
            Key(required: "height", \.height, .length, "The new height, in points."),
        ])
}

extension ScrollViewGesture {
    var kind: ScrollGestureKind {
        switch self {
        case .swipe: .swipe
        case .drag: .drag
        case .move: .move
        case .release: .release
        case .settle: .settle
        case .set: .set
        case .resize: .resize
        }
    }

    package var recordKind: GestureRecord.Kind {
        switch self {
        case .swipe(let direction, let axis, _): .swipe(direction, along: axis)
        case .drag: .drag()
        case .move(let position): .move(to: [position.x, position.y])
        case .release(let velocity, _): .release(velocity: velocity)
        case .settle: .settle
        case .set(let position, _, _): .setOffset(position)
        case .resize(let size): .resize(size.bounded)
        }
    }
}

extension GestureDeclaration<PagingScrollViewSettings> {
    /// Declares a gesture whose points depend on the axes along which the content can be scrolled.
    fileprivate static func scroll<Part>(
        _ make: @escaping @Sendable (Part) -> ScrollViewGesture,
        _ part: @escaping @Sendable (ScrollViewGesture) -> Part?,
        _ codec: @escaping @Sendable (ScrollAxis) -> ObjectCodec<Part>,
        details: @escaping @Sendable (Part) -> String = { _ in "" }, tried: @escaping Tried
    ) -> Self {
        Self(
            make, part, { codec($0?.axis ?? .both) }, words: { make($0).recordKind.words }, details: details,
            tried: tried)
    }

    /// Declares a gesture whose mere presence says everything.
    fileprivate static func scroll(
        happening name: String, _ summary: String, _ gesture: ScrollViewGesture,
        tried: [ExploredGesture<ScrollViewGesture>]
    ) -> Self {
        .scroll(
            { _ in gesture }, { $0 == gesture ? true : nil }, { _ in ObjectCodec(happening: name, summary) },
            tried: { _, _ in tried })
    }
}

extension Codec where Value == ScrollPoint {
    /// A position or a velocity: one number along the axis of the container, or two.
    fileprivate static func point(_ axis: ScrollAxis) -> Codec {
        let bound = Double.largestDistance
        let number = Codec<Double>.number(in: -bound...bound)
        return Codec(
            schema: [
                "anyOf": [number.schema, ["type": "array", "items": number.schema, "minItems": 2, "maxItems": 2]]
            ],
            read: { value, key, reading throws(Problem) in
                guard let list = value.elements else {
                    switch axis {
                    case .horizontal: return ScrollPoint(x: try number.read(value, key, &reading))
                    case .vertical: return ScrollPoint(y: try number.read(value, key, &reading))
                    case .both:
                        throw .wrongValue(
                            value.path, "\"\(key)\"", mustBe: "a list of two numbers, [x, y], with both axes")
                    }
                }
                let numbers = list.prefix(3).map { $0.number ?? .nan }
                guard numbers.count == 2, numbers.allSatisfy((-bound...bound).contains) else {
                    throw .wrongValue(
                        value.path, "\"\(key)\"",
                        mustBe:
                            "a list of two numbers, [x, y], from -\(Wording.plain(bound)) to \(Wording.plain(bound))")
                }
                return ScrollPoint(x: numbers[0], y: numbers[1])
            },
            write: { point in
                switch axis {
                case .horizontal where point.y == 0: .number(point.x)
                case .vertical where point.x == 0: .number(point.y)
                default: [.number(point.x), .number(point.y)]
                }
            })
    }
}
