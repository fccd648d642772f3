@preconcurrency @MainActor
open class UIMenuElement {
    public internal(set) var title: String
    public internal(set) var image: UIImage?
    init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    public enum State: Int, Sendable { case off, on, mixed }
}

/// A menu of actions, which nobody opens here.
public final class UIMenu: UIMenuElement {
    public let children: [UIMenuElement]

    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }
}

public struct UIActionIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

public final class UIAction: UIMenuElement {
    public typealias Identifier = UIActionIdentifier
    public let identifier: Identifier
    public var attributes: Attributes
    public var state: State
    public internal(set) var sender: Any?
    let handler: UIActionHandler

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        (self.identifier, self.handler) = (identifier ?? Identifier(title), handler)
        (self.attributes, self.state) = (attributes, state)
        super.init(title: title, image: image)
    }
}

@preconcurrency @MainActor
open class UIContextMenuConfiguration {
    public typealias PreviewProvider = () -> UIViewController?
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

    public init(
        identifier: Any? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
    ) {}
}

/// What a view offers beside touches, which nobody takes up here.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {}

/// A menu where a finger is held, which nobody opens here.
open class UIContextMenuInteraction: UIInteraction {
    public init(delegate: any UIContextMenuInteractionDelegate) {}
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@preconcurrency @MainActor
open class UIKeyCommand {
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    public let action: Selector?

    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    }
}
