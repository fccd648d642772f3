/// An alert or a list of actions.
open class UIAlertController: UIViewController {
    /// The style of an alert.
    public enum Style: Int, Sendable {
        /// A list of actions.
        case actionSheet
        /// An alert.
        case alert
    }

    /// The text below the title.
    open var message: String?
    /// The style.
    public private(set) var preferredStyle = Style.alert
    /// The actions.
    public private(set) var actions: [UIAlertAction] = []
    /// The action of the return key.
    open var preferredAction: UIAlertAction?
    /// The text fields.
    public private(set) var textFields: [UITextField]?

    /// Creates an alert.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) {
        action.alert = self
        actions.append(action)
    }

    /// Adds a text field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }
}

/// An action of an alert.
@preconcurrency @MainActor
open class UIAlertAction {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// The usual one.
        case `default`
        /// It changes nothing.
        case cancel
        /// It deletes something.
        case destructive
    }

    /// The text.
    public let title: String?
    /// The style.
    public let style: Style
    /// Whether it can be tapped.
    open var isEnabled = true
    weak var alert: UIAlertController?
    private let handler: ((UIAlertAction) -> Void)?

    /// Creates an action.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// Taps the action: the alert goes, and its block runs; a disabled one does nothing.
    package func tap() {
        guard isEnabled else { return }
        alert?.presentingViewController?.dismiss(animated: true)
        handler?(self)
    }
}

/// A sheet to share something.
open class UIActivityViewController: UIViewController {
    /// Creates a sheet.
    public convenience init(activityItems: [Any], applicationActivities: [Any]?) {
        self.init(nibName: nil, bundle: nil)
    }
}
