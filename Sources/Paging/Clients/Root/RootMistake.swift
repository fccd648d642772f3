/// A mistake in an app's code around a root container.
public enum RootMistake: String, Hashable, Sendable, CaseIterable {
    /// A child is removed without having heard `willMove(toParent: nil)`.
    case missingWillMove
    /// A child is added and never hears `didMove(toParent:)`.
    case missingDidMove
    /// The app calls `willMove(toParent:)` before `addChild`, which makes that call itself.
    case doubledWillMove
    /// The app calls `didMove(toParent: nil)` after `removeFromParent`, which makes that call itself.
    case doubledDidMove
    /// The old child is never removed from its parent.
    case keepsOldChild
    /// No view is ever given a frame.
    case missingFrame
    /// The view that fades in is given no frame. (Article: its fade has none.)
    case missingFadeFrame
    /// The view that slides in is not placed beside the others first, so that nothing slides. (Article: its listing
    /// computes the frame and never uses it.)
    case missingSlideStart
    /// The variable `current` goes on naming the first child.
    case staleCurrent
    /// A screen is shown again although it is on screen.
    case switchesToShown
    /// A transition is begun while another is running.
    case startsWhileRunning

    /// Whether a strategy knows the calls in which the mistake is made; with another one it changes nothing.
    public func applies(to strategy: RootStrategy) -> Bool {
        switch self {
        case .switchesToShown: true
        case .startsWhileRunning: strategy != .window
        default: strategy == .containment
        }
    }
}
