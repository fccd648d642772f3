/// What else is worth saying of a call; whoever writes makes words of it.
package enum CallRemark: Hashable, Sendable {
    case known(Known)
    /// Words that somebody else has recorded.
    case other(String)

    /// A remark of pagetrace; its raw value is its name in the JSON of a recording.
    package enum Known: String, Hashable, Sendable, CaseIterable {
        /// The data source answers ahead, and the container keeps the page.
        case preloaded
        /// The data source answers ahead that there is no page, and the container keeps that.
        case nilIsRemembered
        /// The delegate has no such method.
        case notImplemented
        case onNextTurn
        case byClient
        /// The answer breaks the contract, and the app ends.
        case traps
        /// UIKit does not present over what presents already.
        case refused
        case animated
        /// UIKit calls it by itself in `addChild`.
        case byAddChild
        /// UIKit calls it by itself in `removeFromParent`.
        case byRemoveFromParent

        package var words: String {
            switch self {
            case .preloaded, .traps, .refused, .animated: rawValue
            case .nilIsRemembered: "nil is remembered"
            case .notImplemented: "not implemented"
            case .onNextTurn: "on the next turn of the main queue"
            case .byClient: "called by the client"
            case .byAddChild: "by addChild"
            case .byRemoveFromParent: "by removeFromParent"
            }
        }
    }

    package init(words: String) {
        self = Known.allCases.first { $0.words == words }.map(Self.known) ?? .other(words)
    }

    package var known: Known? { if case .known(let known) = self { known } else { nil } }

    /// The remark in the words of the log.
    package var words: String {
        switch self {
        case .known(let known): known.words
        case .other(let words): words
        }
    }
}
