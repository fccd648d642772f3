/// A view that reports touches to others.
///
/// A target is called by a selector that carries its method, as `PageTraceAdapter` writes it.
open class UIControl: UIView {
    /// An event of a control.
    public struct Event: OptionSet, Sendable {
        /// The events as bits.
        public let rawValue: UInt

        /// Creates events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger goes down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger goes down again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves on the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves outside of the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger comes back to the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger leaves the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger is lifted on the control: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted outside of the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Something ends the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// Its value changes.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main purpose of the control is triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changes.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ends with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All changes of a text.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// All events.
        public static let allEvents = Event(rawValue: .max)
    }

    /// Whether it can be touched.
    open var isEnabled = true
    /// Whether it is selected.
    open var isSelected = false
    /// Whether it is highlighted.
    open var isHighlighted = false

    /// How the content lies from side to side.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// How the content lies from top to bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// Whether it opens its menu at once.
    open var showsMenuAsPrimaryAction = false

    private enum Work {
        case action(UIAction)
        case target(TargetAction)
    }

    private var works: [(events: Event, work: Work)] = []

    /// The state.
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Adds an action.
    open func addAction(_ action: UIAction, for controlEvents: Event) { works.append((controlEvents, .action(action))) }

    /// Removes an action.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        works.removeAll {
            guard case .action(let own) = $0.work else { return false }
            return own === action && $0.events == controlEvents
        }
    }

    /// Adds a target and its method, which are called once for an event however often they are added.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let isThere = works.contains {
            guard case .target(let own) = $0.work else { return false }
            return $0.events == controlEvents && target != nil && own.isOf(target, action)
        }
        if !isThere { works.append((controlEvents, .target(TargetAction(target, action)))) }
    }

    /// Removes a target, or all if it is nil.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        works = works.compactMap { entry in
            guard case .target(let own) = entry.work, own.isOf(target, action) else { return entry }
            let rest = entry.events.subtracting(controlEvents)
            return rest.isEmpty ? nil : (rest, entry.work)
        }
    }

    /// Runs the actions for an event, in the order in which they were added; a test calls it to tap a button.
    ///
    /// A disabled control does nothing.
    open func sendActions(for controlEvents: Event) {
        guard isEnabled else { return }
        for entry in works where !entry.events.isDisjoint(with: controlEvents) {
            switch entry.work {
            case .action(let action):
                action.sender = self
                action.handler(action)
            case .target(let target): target.send(from: self, event: UIEvent())
            }
        }
    }
}

extension UIControl {
    /// How the content of a control lies from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// Over the whole width.
        case fill
        /// At the start.
        case leading
        /// At the end.
        case trailing
    }

    /// How the content of a control lies from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Over the whole height.
        case fill
    }
}
