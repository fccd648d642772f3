/// `sendActions(for: .touchUpInside)` taps it.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system
        case close = 7
    }

    open var configuration: Configuration?
    public let titleLabel: UILabel? = UILabel(frame: .zero)
    public let imageView: UIImageView? = UIImageView(frame: .zero)
    public private(set) var buttonType = ButtonType.custom
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var menu: UIMenu?
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    private var titles: [UIControl.State: String] = [:]
    private var texts: [UIControl.State: NSAttributedString] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    private var colors: [UIControl.State: UIColor] = [:]

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        titleLabel?.text = currentTitle
    }

    open func title(for state: UIControl.State) -> String? { titles[state] }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { colors[state] = color }
    open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        texts[state] = title
        if titles[state] == nil { titleLabel?.attributedText = title }
    }

    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { texts[state] }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        imageView?.image = currentImage
    }

    open func image(for state: UIControl.State) -> UIImage? { images[state] }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {}

    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

    open var currentTitle: String? {
        titles[isEnabled ? .normal : .disabled] ?? titles[.normal] ?? configuration?.title
    }

    open var currentAttributedTitle: NSAttributedString? { texts[state] ?? texts[.normal] }
    open var currentImage: UIImage? { images[state] ?? images[.normal] ?? configuration?.image }
}

extension UIButton {
    public struct Configuration: Sendable {
        public enum Size: Sendable { case mini, small, medium, large }
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }

        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString?
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 0
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        public static func plain() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
        public static func borderedTinted() -> Configuration { Configuration() }
    }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
