/// A part of a menu: an action or another menu.
@preconcurrency @MainActor
open class UIMenuElement {
    /// What the user reads.
    public internal(set) var title: String
    /// The image beside the title.
    public internal(set) var image: UIImage?

    init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }

    /// What is special about an element.
    public struct Attributes: OptionSet, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt

        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It deletes something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// The mark of an element.
    public enum State: Int, Sendable {
        /// None.
        case off
        /// Marked.
        case on
        /// Marked in part.
        case mixed
    }
}

/// A menu of actions, which nobody opens here.
public final class UIMenu: UIMenuElement {
    /// The elements.
    public let children: [UIMenuElement]

    /// Creates a menu.
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }
}

/// The identity of an action.
public struct UIActionIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identity from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Receives the action that runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title.
public final class UIAction: UIMenuElement {
    /// The identity of an action.
    public typealias Identifier = UIActionIdentifier

    /// The identity.
    public let identifier: Identifier
    /// What is special about it.
    public var attributes: Attributes
    /// The mark.
    public var state: State
    /// The control that runs it.
    public internal(set) var sender: Any?
    let handler: UIActionHandler

    /// Creates an action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        (self.identifier, self.handler) = (identifier ?? Identifier(title), handler)
        (self.attributes, self.state) = (attributes, state)
        super.init(title: title, image: image)
    }
}
