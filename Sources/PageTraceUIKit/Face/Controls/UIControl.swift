/// A view that reports touches to others.
///
/// A target and a selector need Objective-C; here, actions are closures, added with UIKit's own `addAction(_:for:)`.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// An event of a control.
    public struct Event: OptionSet, Sendable {
        /// The events as bits.
        public let rawValue: UInt

        /// Creates events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger goes down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger is lifted on the control: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// Its value changes.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main purpose of the control is triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// All events.
        public static let allEvents = Event(rawValue: .max)
    }

    /// Whether it can be touched.
    open var isEnabled = true
    /// Whether it is selected.
    open var isSelected = false
    /// Whether it is highlighted.
    open var isHighlighted = false

    private var actions: [(events: Event, action: UIAction)] = []

    /// Adds an action.
    public func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((controlEvents, action)) }

    /// Removes an action.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.events == controlEvents }
    }

    /// Runs the actions for an event, in the order in which they were added; a test calls it to tap a button.
    ///
    /// A disabled control does nothing.
    open func sendActions(for controlEvents: Event) {
        guard isEnabled else { return }
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.handler(entry.action) }
    }
}

/// A closure with a title.
@preconcurrency @MainActor
public final class UIAction {
    /// Receives the action that runs.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// What the user reads.
    public var title: String
    /// The image beside the title.
    public var image: UIImage?
    /// The control that runs it.
    public internal(set) var sender: Any?
    let handler: Handler

    /// Creates an action.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
        (self.title, self.image, self.handler) = (title, image, handler)
    }
}
