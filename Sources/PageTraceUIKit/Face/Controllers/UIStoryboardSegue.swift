/// A segue from one controller to another in a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue {
    /// The identifier of the segue.
    public let identifier: String?
    /// The controller where it begins.
    public let source: UIViewController
    /// The controller where it leads.
    public let destination: UIViewController

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the interface style.
    case `default`
    /// Light content on a dark background.
    case lightContent
    /// Dark content on a light background.
    case darkContent = 3
}
