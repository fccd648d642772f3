/// Two responders are equal if they are the same instance, as UIKit compares them.
@preconcurrency @MainActor
open class UIResponder: Hashable {
    public init() {}
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open internal(set) var isFirstResponder = false

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirstResponder = canBecomeFirstResponder
        return isFirstResponder
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }

    open var keyCommands: [UIKeyCommand]? { nil }
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    /// What `self` in the initial value of a property means to Apple's compiler, which warns of it: no target of anything.
    public func `self`() -> Self { self }

    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(self) }

    @discardableResult
    public func perform(_ aSelector: Selector) -> Any? { aSelector.perform(on: self) }

    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Any? { aSelector.perform(on: self, object) }

    /// Calls a method when the driver has let the time pass.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        nonisolated(unsafe) let argument = anArgument
        MainQueue.current.add(after: delay, pausesForScrolling: true) { aSelector.perform(on: self, argument) }
    }

    public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: type(of: self) as AnyClass, next: _getSuperclass).contains { $0 == aClass }
    }

    nonisolated public static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A touch on the screen, which nobody makes here.
open class UITouch: UIResponder {
    open var view: UIView?
    open var tapCount: Int { 1 }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor
open class UIEvent {
    public enum EventSubtype: Int, Sendable { case none, motionShake }

    open var allTouches: Set<UITouch>? { nil }
    init() {}
}

/// What is told of the keyboard, which never comes here: a test posts it, or says `layoutChanges()` to its driver.
nonisolated extension UIResponder {
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
