import PageTrace

/// Gestures in fewer words.
extension Gesture {
    static let forward = Gesture.page(.swipe(Swipe(.forward)))
    static let backward = Gesture.page(.swipe(Swipe(.backward)))
    static let cancelled = Gesture.page(.swipe(Swipe(.forward, ends: .cancelled)))
    static let withoutPreload = Gesture.page(.swipe(Swipe(.forward, preload: .skipped)))

    static func set(_ page: String) -> Gesture { .page(.set(PageSet([page]))) }
}

/// Gestures drawn from a seed: at rest and in flight, cancelled, without preload.
func randomGestures(seed: UInt64, count: Int) -> [Gesture] {
    var moves = RandomGestures(seed: seed, pages: 3)
    var gestures: [Gesture] = []
    while gestures.count < count {
        guard case .gesture(let gesture)? = moves.next(), !gesture.isSet else { continue }
        gestures.append(.page(gesture.map(String.init)))
    }
    return gestures
}

extension Step {
    /// The calls of the step as code.
    var calls: [String] { callbacks.map(\.text) }
}

extension PageGesture {
    fileprivate var isSet: Bool { if case .set = self { true } else { false } }
}
