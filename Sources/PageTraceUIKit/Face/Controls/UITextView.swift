/// A view with a text of several lines.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    /// The text.
    open var text = ""
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The font.
    open var font: UIFont?
    /// Whether the user can edit it.
    open var isEditable = true
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
}

/// A text field with one line.
@preconcurrency @MainActor
open class UITextField: UIControl {
    /// The text.
    open var text: String? = ""
    /// The text shown while the field is empty.
    open var placeholder: String?
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The font.
    open var font: UIFont?
}

/// A spinner that shows activity.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// Whether it is spinning.
    public private(set) var isAnimating = false

    /// Starts it.
    open func startAnimating() { isAnimating = true }

    /// Stops it.
    open func stopAnimating() { isAnimating = false }
}
