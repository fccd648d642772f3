/// A button.
///
/// `sendActions(for: .touchUpInside)` taps it.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The look of a button.
    public enum ButtonType: Int, Sendable {
        /// No look of its own.
        case custom
        /// The system's look.
        case system
        /// A cross.
        case close = 7
    }

    /// What a button shows.
    public struct Configuration: Sendable {
        /// The text.
        public var title: String?

        /// Without a background.
        public static func plain() -> Configuration { Configuration() }
        /// With a colored background.
        public static func filled() -> Configuration { Configuration() }
        /// With a gray background.
        public static func gray() -> Configuration { Configuration() }
        /// With a tinted background.
        public static func tinted() -> Configuration { Configuration() }
    }

    /// What it shows, nil for nothing.
    open var configuration: Configuration?
    /// The label of the button.
    public let titleLabel: UILabel? = UILabel()

    private var titles: [UIControl.State: String] = [:]

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

    /// Creates a button with an action for taps.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
    }

    /// Creates a button with a configuration and an action for taps.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        titleLabel?.text = currentTitle
    }

    /// The title for a state.
    open func title(for state: UIControl.State) -> String? { titles[state] }

    /// Sets the color of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}

    /// The title for the current state.
    open var currentTitle: String? { titles[isEnabled ? .normal : .disabled] ?? titles[.normal] }
}

extension UIControl {
    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The state as bits.
        public let rawValue: UInt

        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, and neither highlighted nor selected.
        public static let normal: State = []
        /// Highlighted.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
    }
}
