/// A target is called by a selector that carries its method, as `PageTraceAdapter` writes it.
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        public static let allEvents = Event(rawValue: .max)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
    }

    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var showsMenuAsPrimaryAction = false

    private enum Work {
        case action(UIAction)
        case target(TargetAction)
    }

    private var works: [(events: Event, work: Work)] = []

    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) { works.append((controlEvents, .action(action))) }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        works.removeAll {
            guard case .action(let own) = $0.work else { return false }
            return own === action && $0.events == controlEvents
        }
    }

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let isThere = works.contains {
            guard case .target(let own) = $0.work else { return false }
            return $0.events == controlEvents && target != nil && own.isOf(target, action)
        }
        if !isThere { works.append((controlEvents, .target(TargetAction(target, action)))) }
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        works = works.compactMap { entry in
            guard case .target(let own) = entry.work, own.isOf(target, action) else { return entry }
            let rest = entry.events.subtracting(controlEvents)
            return rest.isEmpty ? nil : (rest, entry.work)
        }
    }

    /// A test calls it to tap a button; a disabled control does nothing.
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

/// A screen with buttons that are no controls, as the host of SwiftUI's views has them.
@MainActor
package protocol PressableScreen: AnyObject {
    var pressable: [String] { get }

    /// Presses the button with this text, and returns whether there is one.
    @discardableResult
    func press(_ title: String) -> Bool
}
