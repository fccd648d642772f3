/// One instance of a screen: a controller that is created, held and destroyed.
///
/// A part is a navigation controller with the screen at its bottom, and is named after that screen. (Choice)
package struct RootController: Hashable, Sendable {
    package let screen: RootScreen
    /// The number of this instance of the screen, from 1.
    package let number: Int

    package init(_ screen: RootScreen, number: Int = 1) {
        self.screen = screen
        self.number = number
    }

    /// Hashes one number in place of three: exploring collects controllers by the million.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(screen.code &+ UInt64(truncatingIfNeeded: number) << 48)
    }

    /// The name in a recording: `Login`, and `Login 2` for the second instance.
    package var name: String { number == 1 ? screen.name : "\(screen.name) \(number)" }

    /// The name within a line of text, in quotes if it could be mistaken for something else.
    package var text: String { PageName.text(name) }

    /// Whether a deep link opened it.
    package var isLinked: Bool { if case .linked = screen { true } else { false } }
}
