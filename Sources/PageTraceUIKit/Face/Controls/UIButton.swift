/// A button.
///
/// `sendActions(for: .touchUpInside)` taps it.
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

    /// What it shows, nil for nothing.
    open var configuration: Configuration?
    /// The label of the button.
    public let titleLabel: UILabel? = UILabel(frame: .zero)
    /// The view of the image.
    public let imageView: UIImageView? = UIImageView(frame: .zero)
    /// The type.
    public private(set) var buttonType = ButtonType.custom
    /// The insets of the content.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// The insets of the text.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The insets of the image.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Whether a touch highlights the image.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image is dimmed while it is disabled.
    open var adjustsImageWhenDisabled = true
    /// The menu.
    open var menu: UIMenu?
    /// Changes the configuration when the state changes.
    open var configurationUpdateHandler: ((UIButton) -> Void)?

    private var titles: [UIControl.State: String] = [:]
    private var texts: [UIControl.State: NSAttributedString] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    private var colors: [UIControl.State: UIColor] = [:]

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button with an action for taps.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
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
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { colors[state] = color }

    /// The color of the title for a state.
    open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] }

    /// Sets the title with attributes for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        texts[state] = title
        if titles[state] == nil { titleLabel?.attributedText = title }
    }

    /// The title with attributes for a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { texts[state] }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        imageView?.image = currentImage
    }

    /// The image for a state.
    open func image(for state: UIControl.State) -> UIImage? { images[state] }

    /// Sets the image behind everything for a state, which has no effect here.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

    /// Sets how symbols look for a state, which has no effect here.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {}

    /// Marks the configuration for an update.
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

    /// The title for the current state.
    open var currentTitle: String? {
        titles[isEnabled ? .normal : .disabled] ?? titles[.normal] ?? configuration?.title
    }

    /// The title with attributes for the current state.
    open var currentAttributedTitle: NSAttributedString? { texts[state] ?? texts[.normal] }

    /// The image for the current state.
    open var currentImage: UIImage? { images[state] ?? images[.normal] ?? configuration?.image }
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
