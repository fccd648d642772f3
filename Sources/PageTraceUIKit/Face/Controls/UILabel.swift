/// A view with a text.
open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// The text with attributes.
    open var attributedText: NSAttributedString? {
        didSet { text = attributedText?.string }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // (It is UIKit's signature.)
    /// The color of the text.
    open var textColor: UIColor! = .label
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // (It is UIKit's signature.)
    /// The font.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// The maximum number of lines, 0 for no limit.
    open var numberOfLines = 1
    /// Where a line ends.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The color of the shadow.
    open var shadowColor: UIColor?
    /// The offset of the shadow.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether it is highlighted.
    open var isHighlighted = false
    /// The color of the text while it is highlighted.
    open var highlightedTextColor: UIColor?
    /// Whether it looks enabled.
    open var isEnabled = true
    /// How much the text may shrink.
    open var minimumScaleFactor: CGFloat = 0
    /// The width at which a line ends.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// Whether the text follows the size that the user prefers.
    open var adjustsFontForContentSizeCategory = false
    /// Whether letters are set closer to fit.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether the text shrinks to fit.
    open var adjustsFontSizeToFitWidth = false
}
