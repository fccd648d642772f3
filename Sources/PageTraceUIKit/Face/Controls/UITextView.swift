/// A view with a text of several lines.
open class UITextView: UIScrollView {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // (It is UIKit's signature.)
    /// The text.
    open var text: String! = ""
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // (It is UIKit's signature.)
    /// The text with attributes.
    open var attributedText: NSAttributedString! = NSAttributedString(string: "") {
        didSet { text = attributedText.string }
    }
    /// Whether the user can select it.
    open var isSelectable = true
    /// The space around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
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
open class UITextField: UIControl {
    /// The text.
    open var text: String? = ""
    /// The object that is told about it.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The text with attributes.
    open var attributedText: NSAttributedString?
    /// The text with attributes shown while the field is empty.
    open var attributedPlaceholder: NSAttributedString?
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// The border.
    open var borderStyle = BorderStyle.none
    /// The keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the text is secret.
    open var isSecureTextEntry = false
    /// The text shown while the field is empty.
    open var placeholder: String?
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The font.
    open var font: UIFont?
}

extension UITextField {
    /// The border of a field.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none
        /// A line.
        case line
        /// A frame.
        case bezel
        /// A round frame.
        case roundedRect
    }
}

/// The keyboard of a field.
public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default`
    /// ASCII.
    case asciiCapable
    /// Numbers and marks.
    case numbersAndPunctuation
    /// For addresses.
    case URL
    /// Digits.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For names and telephone numbers.
    case namePhonePad
    /// For mail addresses.
    case emailAddress
    /// Digits and a decimal mark.
    case decimalPad
}

/// The return key of a keyboard.
public enum UIReturnKeyType: Int, Sendable {
    /// The usual one.
    case `default`
    /// Go.
    case go
    /// Next.
    case next = 4
    /// Search.
    case search = 6
    /// Send.
    case send
    /// Done.
    case done = 9
}

/// The object that is told about a field; all methods are optional in UIKit.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Whether the return key ends a line.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether a part of the text may change.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    /// By default, true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// By default, true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// The object that is told about a text view; all methods are optional in UIKit.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// The text has changed.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
}

/// A spinner that shows activity.
open class UIActivityIndicatorView: UIView {
    /// The style of a spinner.
    public enum Style: Int, Sendable {
        /// Medium.
        case medium = 100
        /// Large.
        case large
        /// Large and white.
        case whiteLarge = 0
        /// White.
        case white
        /// Gray.
        case gray
    }

    /// Whether it is spinning.
    public private(set) var isAnimating = false
    /// Whether it is hidden when it stops.
    open var hidesWhenStopped = true
    /// The style.
    open var style = Style.medium
    /// The color.
    open var color: UIColor?

    /// Creates a spinner.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    /// Starts it.
    open func startAnimating() { isAnimating = true }

    /// Stops it.
    open func stopAnimating() { isAnimating = false }
}
