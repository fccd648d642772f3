import PageTrace

/// The two ends of a transition in fewer words.
extension Callback where Page == Int {
    /// `didFinishAnimating` of a swipe that was completed.
    static func landed(from previous: Spread<Int>) -> Self {
        .didFinishAnimating(finished: true, previous: previous, completed: true)
    }

    /// `didFinishAnimating` of a swipe that was cancelled.
    static func cameBack(to current: Spread<Int>) -> Self {
        .didFinishAnimating(finished: true, previous: current, completed: false)
    }

    /// A set by the client from within the callback before.
    static func request(_ pages: [Int], animated: Bool = false) -> Self {
        .setViewControllers(pages, direction: .forward, animated: animated)
    }
}

extension SetRequest where Page == Int {
    /// A set without animation.
    static func plain(_ pages: Int...) -> Self { SetRequest(pages, direction: .forward, isAnimated: false) }

    /// An animated set.
    static func animated(_ pages: Int...) -> Self { SetRequest(pages, direction: .forward, isAnimated: true) }
}
