// UIKit's signatures have them.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    open var textColor: UIColor! = .label
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var isEnabled = true
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false
    open var adjustsFontSizeToFitWidth = false
}

open class UITextView: UIScrollView {
    open var text: String! = ""
    open var attributedText: NSAttributedString! = NSAttributedString(string: "") {
        didSet { text = attributedText.string }
    }
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var textColor: UIColor? = .label
    open var font: UIFont?
    open var isEditable = true
    open var textAlignment = NSTextAlignment.natural
}

open class UITextField: UIControl {
    open var text: String? = ""
    open weak var delegate: (any UITextFieldDelegate)?
    open var attributedText: NSAttributedString?
    open var attributedPlaceholder: NSAttributedString?
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var isSecureTextEntry = false
    open var placeholder: String?
    open var textColor: UIColor? = .label
    open var font: UIFont?

    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
}

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go
    case next = 4
    case search = 6
    case send
    case done = 9
}

@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
}

open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large
        case whiteLarge = 0
        case white, gray
    }

    public private(set) var isAnimating = false
    open var hidesWhenStopped = true
    open var style = Style.medium
    open var color: UIColor?

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
