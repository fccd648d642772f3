/// The app's own code around a root container, by the mistakes that are in it.
package struct RootClientDescription: Hashable, Sendable {
    /// The mistakes.
    package var mistakes: Set<RootMistake>

    /// Creates a description; without mistakes it is ``repaired``.
    package init(mistakes: Set<RootMistake> = []) {
        self.mistakes = mistakes
    }

    /// The code that does everything right.
    package static let repaired = RootClientDescription()

    /// The code of the article: no frame for the fade, no start for the slide, no guard against a screen that is
    /// already shown or a transition that is running.
    package static let article = RootClientDescription(
        mistakes: [.missingFadeFrame, .missingSlideStart, .switchesToShown, .startsWhileRunning])

    /// Whether a mistake is in the code.
    func has(_ mistake: RootMistake) -> Bool { mistakes.contains(mistake) }
}
