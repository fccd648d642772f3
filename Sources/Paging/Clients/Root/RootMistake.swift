/// A mistake in an app's code around a root container.
package enum RootMistake: String, Hashable, Sendable, CaseIterable {
    /// A child is removed without receiving `willMove(toParent: nil)`.
    case missingWillMove
    /// A child is added but never receives `didMove(toParent:)`.
    case missingDidMove
    /// The app calls `willMove(toParent:)` before `addChild`, which makes that call itself.
    case doubledWillMove
    /// The app calls `didMove(toParent: nil)` after `removeFromParent`, which makes that call itself.
    case doubledDidMove
    /// The old child is never removed from its parent.
    case keepsOldChild
    /// No view is ever given a frame.
    case missingFrame
    /// The view that fades in does not get a frame. (Article: its fade sets none.)
    case missingFadeFrame
    /// The view that slides in is not first placed beside the others, so nothing slides. (Article: its listing computes
    /// the frame and never uses it.)
    case missingSlideStart
    /// The variable `current` keeps naming the first child.
    case staleCurrent
    /// A screen is shown again although it is on screen.
    case switchesToShown
    /// A transition is begun while another is running.
    case startsWhileRunning

    /// Whether the mistake is in calls that a strategy makes; otherwise it has no effect.
    package func applies(to strategy: RootStrategy) -> Bool {
        switch self {
        case .switchesToShown: true
        case .startsWhileRunning: strategy != .window
        default: strategy == .containment
        }
    }
}

/// The app's own code around a root container, by the mistakes that are in it.
package struct RootClientDescription: Hashable, Sendable {
    package var mistakes: Set<RootMistake>

    package init(mistakes: Set<RootMistake> = []) { self.mistakes = mistakes }

    /// The code that does everything right.
    package static let repaired = RootClientDescription()

    /// The code of the article: no frame for the fade, no start for the slide, no guard against a screen that is
    /// already shown or a transition that is running.
    package static let article = RootClientDescription(
        mistakes: [.missingFadeFrame, .missingSlideStart, .switchesToShown, .startsWhileRunning])

    func has(_ mistake: RootMistake) -> Bool { mistakes.contains(mistake) }
}
