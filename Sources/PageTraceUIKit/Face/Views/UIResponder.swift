/// The base class of everything on a screen.
///
/// Two responders are equal if they are the same instance, as UIKit compares them.
@preconcurrency @MainActor
open class UIResponder {
    /// Creates a responder.
    public init() {}

    /// The responder that follows in the chain, from the inside to the outside.
    open var next: UIResponder? { nil }

    /// Whether it can become the first responder.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it is the first responder.
    open internal(set) var isFirstResponder = false

    /// Makes it the first responder, if it can be.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirstResponder = canBecomeFirstResponder
        return isFirstResponder
    }

    /// Gives up being the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }

    /// What keys of a keyboard do.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The device was shaken.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Fingers go down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Fingers are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Something ends a touch.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Scrolls for who cannot see it.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Adjusts it upward for who cannot see it.
    open func accessibilityIncrement() {}

    /// Adjusts it downward for who cannot see it.
    open func accessibilityDecrement() {}

    /// Goes back for who cannot see it.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Whether it has the method of a selector.
    public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(self) }

    /// Calls a method.
    @discardableResult
    public func perform(_ aSelector: Selector) -> Any? { aSelector.perform(on: self) }

    /// Calls a method with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Any? { aSelector.perform(on: self, object) }

    /// Calls a method when the driver has let the time pass.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        nonisolated(unsafe) let argument = anArgument
        MainQueue.current.add(after: delay) { aSelector.perform(on: self, argument) }
    }

    /// Whether the receiver is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: type(of: self) as AnyClass, next: _getSuperclass).contains { $0 == aClass }
    }
}

extension UIResponder: Hashable {
    /// Whether two responders are the same instance.
    nonisolated public static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A touch on the screen, which nobody makes here.
open class UITouch: UIResponder {
    /// The view that is touched.
    open var view: UIView?
    /// The number of taps.
    open var tapCount: Int { 1 }

    /// Where the touch is.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// Where the touch was.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An event of touches.
@preconcurrency @MainActor
open class UIEvent {
    /// What an event is in detail.
    public enum EventSubtype: Int, Sendable {
        /// Nothing in particular.
        case none
        /// The device was shaken.
        case motionShake
    }

    /// The touches.
    open var allTouches: Set<UITouch>? { nil }

    init() {}
}
