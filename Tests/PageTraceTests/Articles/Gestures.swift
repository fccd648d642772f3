import PageTrace

/// Gestures in fewer words.
extension PageViewControllerGesture {
    static let forward = PageViewControllerGesture.page(.swipe(Swipe(.forward)))
    static let backward = PageViewControllerGesture.page(.swipe(Swipe(.backward)))
    static let cancelled = PageViewControllerGesture.page(.swipe(Swipe(.forward, ends: .cancelled)))
    static let withoutPreload = PageViewControllerGesture.page(.swipe(Swipe(.forward, preload: .skipped)))

    static func set(_ page: String) -> PageViewControllerGesture { .page(.set(PageSet([page]))) }
}

/// Gestures drawn from a seed: at rest and in flight, cancelled, without preload.
func randomGestures(seed: UInt64, count: Int) -> [PageViewControllerGesture] {
    var moves = RandomGestures(seed: seed, pages: 3)
    var gestures: [PageViewControllerGesture] = []
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
