public import Paging

/// Whether a log is a behavior of the model: the gestures that explain it, or where the two part.
///
/// ```swift
/// let explanation = log.explained()
/// explanation.isExplained   // true
/// explanation.verdict       // Yes, on iOS 26 and on classic, with the preload skipped at step 2.
/// ```
public struct Explanation: Sendable {
    /// Where log and model part.
    public struct Parting: Sendable {
        /// The position of the call that the model does not make.
        public let position: Int
        /// What the model would have called there, and in which gesture, the simplest first.
        public let alternatives: [Alternative]
        /// The rule that forbids the call, nil if none can be named.
        public let rule: BrokenRule?
    }

    /// A call that the model would have made.
    public struct Alternative: Hashable, Sendable {
        /// The call in the words of the text log, a question without its answer.
        public let call: String
        /// The gesture in which it comes.
        public let gesture: String
    }

    /// The log.
    public let log: ObservedLog
    /// The container that explains the log, or the furthest part of it.
    public let container: PageViewControllerSettings
    /// The systems on which it does, as far as they were tried.
    public let systems: [PagingSystem]
    /// The names of the quirks and readings that were switched on to explain it.
    public let switches: [String]
    /// The gestures, in order.
    public let gestures: [ExplainedGesture]
    /// Where the log and the model part, nil if all of it is explained.
    public let parting: Parting?
    /// Whether the bound on states ended the search, so that there may be an explanation all the same.
    public let isBounded: Bool
    /// The number of containers that were tried.
    public let containersTried: Int

    let walk: ExplainedWalk

    /// Whether the model can do what the log says.
    public var isExplained: Bool { parting == nil && !isBounded }

    /// The gestures as a trace, nil if it would not make the same calls: if the app does something in a callback that no
    /// trace can say, or ends within one.
    ///
    /// The trace is replayed to find out.
    public var trace: Trace? { isExplained ? walk.trace : nil }

    /// The numbers of the gestures whose landing was not followed by a question.
    public var skippedPreloads: [Int] { gestures.indices.filter { gestures[$0].gesture.skipsPreload } }
}

extension PageViewControllerGesture {
    /// Whether the neighbor is not asked for after the landing.
    fileprivate var skipsPreload: Bool {
        switch self {
        case .page(.swipe(let swipe)): swipe.preload == .skipped
        case .page(.release(let release)): release.preload == .skipped
        default: false
        }
    }
}
