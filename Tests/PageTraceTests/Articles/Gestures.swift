import PageTrace

/// Gestures in fewer words.
extension Gesture {
    static let forward = Gesture.swipe(Swipe(.forward))
    static let backward = Gesture.swipe(Swipe(.backward))
    static let cancelled = Gesture.swipe(Swipe(.forward, ends: .cancelled))
    static let withoutPreload = Gesture.swipe(Swipe(.forward, preload: .skipped))

    static func set(_ page: String) -> Gesture { .set(ProgrammaticSet([page])) }
}

/// Gestures drawn from a seed: at rest and in flight, cancelled, without preload.
func randomGestures(seed: UInt64, count: Int) -> [Gesture] {
    var moves = RandomGestures(seed: seed, pages: 3)
    var gestures: [Gesture] = []
    while gestures.count < count {
        switch moves.next() {
        case .swipe(let direction, let ends, let preload):
            gestures.append(.swipe(Swipe(direction, ends: ends, preload: preload)))
        case .drag(let direction): gestures.append(.drag(direction))
        case .move(let position): gestures.append(.move(to: position))
        case .release(let ends): gestures.append(.release(Release(ends: ends)))
        case .settle: gestures.append(.settle)
        case .removeDataSource: gestures.append(.dataSource(.removed))
        case .assignDataSource: gestures.append(.dataSource(.assigned))
        case .set, .list, .plan, nil: continue
        }
    }
    return gestures
}

extension Step {
    /// The calls of the step as code.
    var calls: [String] { callbacks.map(\.text) }
}
