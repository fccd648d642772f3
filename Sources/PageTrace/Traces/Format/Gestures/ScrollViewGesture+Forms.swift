import Paging

extension ScrollViewGesture {
    /// The gestures of a paging scroll view, in the order of the documentation.
    static let forms: [Alternative<ScrollViewGesture>] = [
        Alternative(
            "A whole swipe: drag, release and settling in one.",
            from: (
                direction: Direction.forward, axis: PagingScrollViewSettings.Axis?.none, ends: TransitionEnd.completed
            ),
            [
                Key(required: "swipe", \.direction, .word, Direction.about),
                Key(
                    optional: "axis", \.axis, .oneOf([("horizontal", .horizontal), ("vertical", .vertical)]),
                    "Along which axis; horizontal by default, unless the pages are all below each other."),
                Key("ends", \.ends, .word, "How it ends."),
            ],
            { .swipe($0.direction, axis: $0.axis, ends: $0.ends) }
        ) { if case .swipe(let direction, let axis, let ends) = $0 { (direction, axis, ends) } else { nil } },
        Alternative(happening: "drag", "A finger touches and begins to drag.", .drag),
        Alternative(
            key: "move", .point, from: .zero, "The finger moves the content to an offset, in pages.", of: point,
            ScrollViewGesture.move
        ) { if case .move(let position) = $0 { position } else { nil } },
        Alternative(
            "The finger lets go.", from: (velocity: ScrollPoint.zero, decelerates: Bool?.none),
            [
                Key(happening: "release"),
                Key(
                    "velocity", \.velocity, .point,
                    "In points a millisecond, positive toward later pages; a number or two, as for offsets."),
                Key(
                    optional: "decelerates", \.decelerates, .boolean,
                    "Whether the content coasts on; by default it does unless it is exactly on a page."),
            ],
            { .release(velocity: $0.velocity, decelerates: $0.decelerates) }
        ) { if case .release(let velocity, let decelerates) = $0 { (velocity, decelerates) } else { nil } },
        Alternative(happening: "settle", "What coasts or is animated comes to rest.", .settle),
        Alternative(
            "The app calls setContentOffset, in pages.",
            from: (position: ScrollPoint.zero, isAnimated: false, settles: true),
            [
                Key(required: "setOffset", \.position, .point, point),
                Key("animated", \.isAnimated, .boolean, "Whether the change is animated."),
                Key(
                    "ends", \.settles, .settles,
                    "Whether the animation is over at the end of the step, or in flight until \"settle\"."),
            ],
            constraints: [.inFlight(\.settles, needs: \.isAnimated)],
            { .set($0.position, animated: $0.isAnimated, settles: $0.settles) }
        ) {
            if case .set(let position, let isAnimated, let settles) = $0 {
                (position, isAnimated, settles)
            } else {
                nil
            }
        },
        Alternative(
            key: "resize", .object(size), from: size.start, "The view gets another size, as a rotation gives it.",
            ScrollViewGesture.resize
        ) { if case .resize(let size) = $0 { size } else { nil } },
    ]

    private static let point =
        "A number along the one axis of the scroll view, or two: [x, y]. If the content scrolls both ways, always two."

    private static let size = ObjectForm(
        "\"resize\"", "The new size, in points.", from: ScrollSize(width: 0, height: 0),
        [
            Key(required: "width", \.width, .length, "The new width, in points."),
            Key(required: "height", \.height, .length, "The new height, in points."),
        ])
}

extension Form where Value == ScrollPoint {
    /// A position or a velocity: one number along the axis of the container, or two.
    fileprivate static var point: Form {
        let bound = Double.largestDistance
        let number = Form<Double>.number(in: -bound...bound)
        return Form(
            schema: [
                "anyOf": [
                    number.schema, ["type": "array", "items": number.schema, "minItems": 2, "maxItems": 2],
                ]
            ],
            read: { value, key, reading throws(Problem) in
                guard let list = value.elements else {
                    switch reading.container.axis {
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
            write: { point, container in
                switch container.axis {
                case .horizontal where point.y == 0: .number(point.x)
                case .vertical where point.x == 0: .number(point.y)
                default: [.number(point.x), .number(point.y)]
                }
            })
    }
}

extension TraceContainer {
    /// The axes along which the content can be scrolled.
    fileprivate var axis: PagingScrollViewSettings.Axis {
        if case .scrollView(let description) = self { description.axis } else { .both }
    }
}
