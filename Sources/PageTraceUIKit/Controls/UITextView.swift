/// A text of many lines.
@MainActor
open class UITextView: UIScrollView {
    /// What it says.
    open var text = ""
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The font.
    open var font: UIFont?
    /// Whether it can be changed.
    open var isEditable = true
    /// Where the text stands.
    open var textAlignment = NSTextAlignment.natural
}

/// A line to type into.
@MainActor
open class UITextField: UIControl {
    /// What it says.
    open var text: String? = ""
    /// What stands there as long as it says nothing.
    open var placeholder: String?
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The font.
    open var font: UIFont?
}

/// Something that turns while one waits.
@MainActor
open class UIActivityIndicatorView: UIView {
    /// Whether it turns.
    public private(set) var isAnimating = false

    /// Lets it turn.
    open func startAnimating() { isAnimating = true }

    /// Lets it stand.
    open func stopAnimating() { isAnimating = false }
}
