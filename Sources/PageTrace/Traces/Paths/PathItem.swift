/// What follows an arrow in a path, with the arrow.
struct PathItem {
    /// What follows.
    enum Content {
        /// A page, in parentheses or with a `~` after it.
        case page(PageReference, isCancelled: Bool, isSkipped: Bool)
        /// Items in brackets, of which the first has the arrow before the bracket, in every round.
        case repetition([PathItem], rounds: Int)
    }

    /// Whether the arrow is `⇒`: a set, and no swipe.
    var isSet: Bool
    var content: Content
    /// Where the page or the bracket begins.
    var offset: Int
}
