import PageTrace

extension PagingScrollViewSettings {
    /// Any paging scroll view, also one without a size.
    init(from choices: inout SeededChoices) {
        self.init(axis: choices.one(of: ScrollAxis.allCases), bounces: !choices.once(in: 3))
        if axis == .both { columns = choices.number(in: 1...4) }
        if choices.once(in: 3) { size = .any(&choices) }
    }
}

extension ScrollSize {
    fileprivate static func any(_ choices: inout SeededChoices) -> ScrollSize {
        let lengths = [0, 1, 0.5, 100.25, 320, 480, 1e9]
        return ScrollSize(width: choices.one(of: lengths), height: choices.one(of: lengths))
    }
}

extension ScrollViewClientDescription {
    /// A pager with a name, or one of anybody's making.
    init(from choices: inout SeededChoices) {
        self = choices.one(of: [.article, .withoutFlag, .repaired])
        guard choices.once(in: 2) else { return }
        selectsIn = Set(choices.some(of: ScrollViewMethod.allCases.filter { $0 != .viewDidLoad }))
        selection = choices.one(of: Selection.allCases)
        filtersRepeats = choices.once(in: 2)
        visibility = choices.one(of: Visibility.allCases)
        remembersVisible = choices.once(in: 2)
        order = choices.one(of: Order.allCases)
    }
}

/// Draws gestures on a scroll view.
struct RandomScrollGestures {
    private let axis: ScrollAxis
    private var isFingerDown = false
    private var isInFlight = false

    init(_ container: PagingScrollViewSettings) { axis = container.axis }

    mutating func next(_ choices: inout SeededChoices) -> ScrollViewGesture {
        while true {
            switch choices.number(below: 12) {
            case 0...3:
                guard !isFingerDown else { continue }
                isInFlight = false
                return .swipe(
                    choices.one(of: Direction.allCases), axis: choices.one(of: [nil, nil, .horizontal, .vertical]),
                    ends: choices.one(of: [.completed, .completed, .cancelled]))
            case 4:
                guard !isFingerDown else { continue }
                (isFingerDown, isInFlight) = (true, false)
                return .drag
            case 5...6:
                guard isFingerDown else { continue }
                return .move(to: point(&choices))
            case 7:
                guard isFingerDown else { continue }
                (isFingerDown, isInFlight) = (false, true)
                return .release(
                    velocity: choices.once(in: 2) ? .zero : point(&choices),
                    decelerates: choices.one(of: [nil, true, false]))
            case 8:
                guard isInFlight else { continue }
                isInFlight = false
                return .settle
            case 9...10:
                let isAnimated = choices.once(in: 2)
                let settles = !isAnimated || choices.once(in: 2)
                if !isFingerDown { isInFlight = !settles }
                return .set(point(&choices), animated: isAnimated, settles: settles)
            default: return .resize(.any(&choices))
            }
        }
    }

    private func point(_ choices: inout SeededChoices) -> ScrollPoint {
        let numbers = [0, 1, -1, 10.5, 160, 161, 320, 640, -40, 481, 1_000, -1e9, 1e9]
        let (x, y) = (choices.one(of: numbers), choices.once(in: 3) ? choices.one(of: numbers) : 0)
        return axis == .vertical ? ScrollPoint(x: y, y: x) : ScrollPoint(x: x, y: y)
    }
}
