/// One instance of a screen: a controller that is created, held and destroyed.
///
/// A part is a navigation controller with the screen at its bottom; it goes by the name of the screen. (Choice)
public struct RootController: Hashable, Sendable {
    /// What it shows.
    public let screen: RootScreen
    /// The first instance of a screen is 1.
    public let number: Int

    /// Creates a controller.
    public init(_ screen: RootScreen, number: Int = 1) {
        self.screen = screen
        self.number = number
    }

    /// The name in a recording: `Login`, and `Login 2` for the second instance.
    public var name: String { number == 1 ? screen.name : "\(screen.name) \(number)" }

    /// The name within a line of text, in quotes where it could be taken for something else.
    package var text: String { PageName.text(name) }

    /// Whether a deep link brought it up.
    public var isLinked: Bool {
        if case .linked = screen { true } else { false }
    }
}
