package import Paging

/// Whether a log is a behavior of the plain model; if not, where the two part, and what would have to be assumed.
///
/// ```swift
/// let explanation = log.explained()
/// explanation.answer    // .yes
/// explanation.verdict   // Yes, on iOS 26 and on classic, with the preload skipped at step 2.
/// ```
public struct Explanation: Sendable {
    /// The answer in a word.
    public enum Answer: String, Hashable, Sendable, CaseIterable {
        /// Swipes, drags, skipped preloads and what the log says that the app did: the plain model makes these calls.
        case yes
        /// The plain model does not; with what the verdict assumes, it does.
        case onlyIf
        /// The model does not, whatever may be assumed.
        case no
        /// A bound ended the search, and nobody knows.
        case notKnown
    }

    /// Why a search that finds nothing is no proof that there is nothing.
    package enum Doubt: Hashable, Sendable {
        /// The bound on situations ended it.
        case bounded
        /// So much fits one line that some of it was not tried.
        case leftOut
        /// The app sets pages in the calls of a step: a deferred set can come between them, where none was tried.
        case setsInSteps
        /// The log shows no first set: it may begin where neighbors are known already.
        case beginsLater
        /// The log lacks so many answers of its data source, which were guessed.
        case answersGuessed(Int)
        /// The log does not have every question of its data source.
        case dataSourceGuessed

        /// Whether the search itself has left something untried.
        var isOfSearch: Bool { [.bounded, .leftOut, .setsInSteps, .beginsLater].contains(self) }

        /// Whether no rule can be named that forbids what the log says.
        var namesNoRule: Bool { self == .setsInSteps || self == .beginsLater }
    }

    /// Where log and model part.
    package struct Parting: Sendable {
        package let position: Int
        /// The heading of a step that does not fit, although each of its calls could come; nil for a call that could not.
        package let heading: String?
        /// What the model would have called there, and in which gesture, the simplest first.
        package let alternatives: [Alternative]
        /// The rule that forbids the call, nil if none can be named.
        package let rule: BrokenRule?
    }

    /// A call that the model would have made.
    package struct Alternative: Hashable, Sendable {
        /// The call in the words of the text log, a question without its answer.
        package let call: String
        package let gesture: String
        /// The rule that the call of the log breaks in this gesture, nil if none can be named.
        package let rule: BrokenRule?
    }

    package let log: ObservedLog
    /// The answer.
    public let answer: Answer
    /// The container that explains the log, or the furthest part of it.
    package let container: PageViewControllerSettings
    /// The systems on which it does, as far as they were tried.
    package let systems: [PagingSystem]
    /// What has to be assumed beyond the plain model; empty for a plain yes.
    package let assumptions: [Assumption]
    /// What could be assumed in place of ``assumptions``, at the next higher cost; nil if nothing else was found.
    package let runnerUp: [Assumption]?
    package let gestures: [ExplainedGesture]
    /// Where the log and the plain model part, nil for a plain yes.
    package let parting: Parting?
    /// Why the search is no proof that the plain model cannot do it; nil if it is one, and for a plain yes.
    package let doubt: Doubt?
    package let options: ExplanationOptions
    package let containersTried: Int

    let walk: ExplainedWalk
    /// The number of gestures that the longest search in the plain model has tried.
    let gesturesTried: Int

    /// Whether the model can do what the log says, with what may be assumed.
    package var isExplained: Bool { answer == .yes || answer == .onlyIf }

    /// What UIKit has been seen to raise in the gestures, in words, each with its step; empty if the log is not explained.
    package var raises: [String] { isExplained ? walk.raises : [] }

    /// The systems on which the plain model makes these calls, although it is not the one that the log names; empty if
    /// the log names none, or if the answer is yes.
    package var otherSystems: [PagingSystem] {
        guard answer != .yes, options.systems == nil, !log.systems.isEmpty else { return [] }
        let others = PagingSystem.allCases.filter { !log.systems.contains($0) }
        guard !others.isEmpty else { return [] }
        var plain = options
        (plain.assume, plain.systems) = (.skips, others)
        var explainer = LogExplainer(log, plain)
        let found = explainer.run()
        return found.answer == .yes ? found.systems : []
    }

    /// Whether the bound on situations ended the search.
    package var isBounded: Bool { answer == .notKnown }

    /// Whether the plain model is proved not to do it.
    public var isProof: Bool { parting != nil && doubt == nil }

    /// The names of the quirks and readings that are assumed.
    package var switches: [String] {
        assumptions.compactMap { if case .switchedOn(let named) = $0.kind { named.name } else { nil } }
    }

    /// The gestures as a trace, nil if it would not make the same calls: if the app does something in a callback that no
    /// trace can say, or ends within one.
    ///
    /// The trace is replayed to find out.
    package var trace: Trace? { isExplained ? walk.trace : nil }

    /// The numbers of the gestures whose landing was not followed by a question.
    package var skippedPreloads: [Int] { gestures.indices.filter { gestures[$0].skipsPreload } }
}

extension PageGesture {
    /// Whether the neighbor is not asked for after the landing.
    var skipsPreload: Bool {
        switch self {
        case .swipe(let swipe): swipe.preload == .skipped
        case .release(let release): release.preload == .skipped
        default: false
        }
    }
}
