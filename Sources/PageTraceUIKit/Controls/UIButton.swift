/// A button.
///
/// `sendActions(for: .touchUpInside)` taps it.
@MainActor
open class UIButton: UIControl {
    /// The look of a button.
    public enum ButtonType: Int, Sendable {
        /// Nothing by itself.
        case custom
        /// That of the system.
        case system
        /// A cross.
        case close = 7
    }

    /// What a button shows.
    public struct Configuration: Sendable {
        /// The text.
        public var title: String?

        /// Without a frame.
        public static func plain() -> Configuration { Configuration() }
        /// With a color behind it.
        public static func filled() -> Configuration { Configuration() }
        /// With a gray behind it.
        public static func gray() -> Configuration { Configuration() }
        /// With the tint behind it.
        public static func tinted() -> Configuration { Configuration() }
    }

    /// What it shows.
    open var configuration: Configuration?
    /// The label in it.
    public let titleLabel: UILabel? = UILabel()

    private var titles: [UIControl.State: String] = [:]

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

    /// Creates a button with what a tap does.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
    }

    /// Creates a button with what it shows and what a tap does.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Says what is written on it.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        titleLabel?.text = currentTitle
    }

    /// What is written on it in a state.
    open func title(for state: UIControl.State) -> String? { titles[state] }

    /// Says the color of what is written on it.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}

    /// Says which picture is on it.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}

    /// What is written on it now.
    open var currentTitle: String? { titles[isEnabled ? .normal : .disabled] ?? titles[.normal] }
}

extension UIControl {
    /// What a control is like at a moment.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As usual.
        public static let normal: State = []
        /// Lit.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not to be touched.
        public static let disabled = State(rawValue: 1 << 1)
        /// Chosen.
        public static let selected = State(rawValue: 1 << 2)
    }
}
