/// Keys held down together with another.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: Int

    /// Creates flags from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key of a keyboard, and what it does.
@preconcurrency @MainActor
open class UIKeyCommand {
    /// The key to the left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key to the right.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The key upward.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key downward.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The escape key.
    nonisolated public static let inputEscape = "UIKeyInputEscape"

    /// The key.
    public let input: String?
    /// The keys held down with it.
    public let modifierFlags: UIKeyModifierFlags
    /// What it does.
    public let action: Selector?

    /// Creates a command.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    }
}
