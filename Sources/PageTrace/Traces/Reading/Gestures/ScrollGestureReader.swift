import Paging

/// Reads the gestures of a paging scroll view.
struct ScrollGestureReader: GestureReader {
    /// The numbers that an offset or a velocity may have.
    private static let distances = -Double.largestDistance...Double.largestDistance

    let axis: ScrollViewDescription.Axis
    private var order = ScrollGestureOrder()

    /// Creates a reader for a container.
    init(_ container: ScrollViewDescription) {
        axis = container.axis
    }

    mutating func read(_ fields: Fields) throws(Problem) -> Gesture {
        let head = try ScrollGestureHead.of(fields)
        let gesture = try gesture(head, fields)
        try accept(gesture, at: fields.path)
        return .scroll(gesture)
    }

    var walkContainer: RandomWalk.Container? { .scrollView }

    mutating func accept(_ walk: RandomWalk, at path: JSONPath) throws(Problem) {
        try accept(.swipe(.forward), at: path)
    }

    /// Refuses what no finger can do.
    private mutating func accept(_ gesture: ScrollViewGesture, at path: JSONPath) throws(Problem) {
        if let refusal = order.refusal(of: gesture) { throw Problem(refusal, at: path) }
        order.accept(gesture)
    }

    var state: ScrollGestureOrder { order }

    private func gesture(_ head: ScrollGestureHead, _ fields: Fields) throws(Problem) -> ScrollViewGesture {
        let key = head.rawValue
        switch head {
        case .swipe:
            let ways: [ScrollViewDescription.Axis] = [.horizontal, .vertical]
            let way = try fields.word("axis", from: ways.map(\.rawValue))
            return .swipe(
                try fields.choice(key) ?? .forward, axis: way.flatMap(ScrollViewDescription.Axis.init(rawValue:)),
                ends: try fields.choice("ends") ?? .completed)
        case .drag:
            try fields.requireTrue(key)
            return .drag
        case .move: return .move(to: try point(key, fields) ?? .zero)
        case .release:
            try fields.requireTrue(key)
            return .release(
                velocity: try point("velocity", fields) ?? .zero, decelerates: try fields.boolean("decelerates"))
        case .settle:
            try fields.requireTrue(key)
            return .settle
        case .setOffset:
            let isAnimated = try fields.boolean("animated") ?? false
            let settles = try fields.settles()
            guard settles || isAnimated else {
                throw Problem(
                    .key(fields.path.appending("ends")),
                    "a set that is not animated cannot be in flight",
                    advice: "Add \"animated\": true, or leave \"ends\" out."
                )
            }
            return .set(try point(key, fields) ?? .zero, animated: isAnimated, settles: settles)
        case .resize:
            let subject = "\"resize\""
            guard let value = fields.child(key) else { return .resize(ScrollSize(width: 0, height: 0)) }
            let size = try Fields(value, subject: subject)
            try size.refuseOthers(than: ["width", "height"], in: subject)
            let lengths = ScrollViewReader.lengths
            return .resize(
                ScrollSize(
                    width: try size.required(size.number("width", in: lengths), "width", in: subject),
                    height: try size.required(size.number("height", in: lengths), "height", in: subject)))
        }
    }

    /// A place or a velocity: one number along the axis, or two; nil where the key is missing.
    private func point(_ key: String, _ fields: Fields) throws(Problem) -> ScrollPoint? {
        guard let value = fields.child(key) else { return nil }
        guard let list = value.elements else {
            guard axis != .both else {
                throw .wrongValue(
                    fields.path.appending(key), "\"\(key)\"", mustBe: "a list of two numbers, [x, y], with both axes")
            }
            let number = try fields.number(key, in: Self.distances) ?? 0
            return axis == .vertical ? ScrollPoint(y: number) : ScrollPoint(x: number)
        }
        var numbers: [Double] = []
        for element in list.prefix(3) { numbers.append(element.number ?? .nan) }
        guard numbers.count == 2, numbers.allSatisfy(Self.distances.contains) else {
            let bound = Wording.plain(Double.largestDistance)
            throw .wrongValue(
                fields.path.appending(key), "\"\(key)\"",
                mustBe: "a list of two numbers, [x, y], from -\(bound) to \(bound)")
        }
        return ScrollPoint(x: numbers[0], y: numbers[1])
    }
}

extension Fields {
    /// Whether a gesture ends at rest: what `ends` says, `completed` by default.
    func settles() throws(Problem) -> Bool {
        try word("ends", from: ["completed", "inFlight"]) != "inFlight"
    }
}
