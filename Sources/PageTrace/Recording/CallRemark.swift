/// What else is worth saying of a call; whoever writes makes words of it.
package enum CallRemark: Hashable, Sendable {
    case known(Known)
    /// Words that somebody else has recorded.
    case other(String)

    package enum Known: String, Hashable, Sendable, CaseIterable {
        /// The data source answers ahead, and the container keeps the page.
        case preloaded
        /// The data source answers ahead that there is no page, and the container keeps that.
        case nilIsRemembered = "nil is remembered"
        /// The delegate has no such method.
        case notImplemented = "not implemented"
        case onNextTurn = "on the next turn of the main queue"
        case byClient = "called by the client"
        /// The answer breaks the contract, and the app ends.
        case traps
        /// UIKit does not present over what presents already.
        case refused
        case animated
        /// UIKit calls it by itself in `addChild`.
        case byAddChild = "by addChild"
        /// UIKit calls it by itself in `removeFromParent`.
        case byRemoveFromParent = "by removeFromParent"
    }

    package init(words: String) { self = Known(rawValue: words).map(Self.known) ?? .other(words) }

    /// The remark in the words of the log.
    package var words: String {
        switch self {
        case .known(let known): known.rawValue
        case .other(let words): words
        }
    }
}
