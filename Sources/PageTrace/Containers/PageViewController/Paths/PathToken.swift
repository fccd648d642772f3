import Paging

/// A token of a path, and where it begins, in UTF-8 bytes.
struct PathToken {
    enum Kind: Hashable {
        /// `→` or `->`
        case swipe
        /// `⇒` or `=>`
        case set
        case opening
        case closing
        /// `~`
        case skip
        /// `[`
        case repetition
        /// `]×25`, `]x25` or `]*25`
        case rounds(Int)
        case page(PageReference)
        case end
    }

    var kind: Kind
    var offset: Int

    /// The token in words, for messages.
    var description: String {
        switch kind {
        case .swipe: "→"
        case .set: "⇒"
        case .opening: "\"(\""
        case .closing: "\")\""
        case .skip: "\"~\""
        case .repetition: "\"[\""
        case .rounds: "\"]\""
        case .page(.name(let name)): "the page " + Wording.quoted(name)
        case .page(.number(let number)): "the page \(number)"
        case .end: "the end of the path"
        }
    }
}
