/// An arrow in a path, with what follows it.
struct PathItem {
    /// What follows.
    enum Content {
        /// A page, in parentheses or with a `~` after it.
        case page(PageReference, isCancelled: Bool, isSkipped: Bool)
        /// Items in brackets; the arrow before the bracket belongs to the first item, in every round.
        case repetition([PathItem], rounds: Int)
    }

    /// Whether the arrow is `⇒`: a set rather than a swipe.
    var isSet: Bool
    var content: Content
    /// Where the page or the bracket begins.
    var offset: Int
}
