/// A way from one controller to another, as a storyboard has it.
@MainActor
open class UIStoryboardSegue {
    /// The name.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController

    /// Creates a way.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}

/// What the status bar looks like.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the interface is.
    case `default`
    /// Light, on dark.
    case lightContent
    /// Dark, on light.
    case darkContent = 3
}
