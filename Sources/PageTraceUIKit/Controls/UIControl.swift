/// Something to touch that tells others.
///
/// A target and a selector need Objective-C; here actions are closures, with UIKit's own `addAction(_:for:)`.
@MainActor
open class UIControl: UIView {
    /// What happens to a control.
    public struct Event: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger goes down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger is lifted on the control: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// Its value changes.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What it is for happens.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Everything.
        public static let allEvents = Event(rawValue: .max)
    }

    /// Whether it can be touched.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether it is lit.
    open var isHighlighted = false

    private var actions: [(events: Event, action: UIAction)] = []

    /// Adds an action.
    public func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((controlEvents, action)) }

    /// Removes an action.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.events == controlEvents }
    }

    /// Runs the actions for an event, in the order in which they were added: what a test does to tap a button.
    ///
    /// A control that is not enabled does nothing.
    open func sendActions(for controlEvents: Event) {
        guard isEnabled else { return }
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.handler(entry.action) }
    }
}

/// A closure with a name.
@MainActor
public final class UIAction {
    /// Takes the action that runs.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// What the user reads.
    public var title: String
    /// The picture beside it.
    public var image: UIImage?
    /// Who runs it.
    public internal(set) var sender: Any?
    let handler: Handler

    /// Creates an action.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
        (self.title, self.image, self.handler) = (title, image, handler)
    }
}
