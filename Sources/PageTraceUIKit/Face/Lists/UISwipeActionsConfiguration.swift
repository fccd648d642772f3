/// What a swipe across a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
    /// What it offers.
    public let actions: [UIContextualAction]
    /// Whether a whole swipe performs the first.
    open var performsFirstActionWithFullSwipe = true

    /// Creates an offer.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// One thing that a swipe across a row offers.
@preconcurrency @MainActor
open class UIContextualAction {
    /// Whether it takes something away.
    public enum Style: Int, Sendable {
        /// It does not.
        case normal
        /// It does.
        case destructive
    }

    /// Performs it, and says whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Whether it takes something away.
    public let style: Style
    /// Performs it.
    public let handler: Handler
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The color behind it.
    open var backgroundColor: UIColor?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
