import Paging

/// What else is worth saying of a step, in a few words.
///
/// What drawings ask for has a name here; of every other note only the words are public.
///
/// ```swift
/// let skipped = recording.steps.filter { $0.gesture.notes.contains(.preloadSkipped) }
/// ```
package struct StepNote: RawRepresentable, Hashable, Sendable {
    /// What the note says, before it is put into words.
    package var value: Value

    package var rawValue: String { value.words }

    /// Creates a note of some words.
    package init(rawValue: String) { value = Value(words: rawValue) }

    package init(_ value: Value) { self.value = value }
}

extension StepNote {
    /// After the landing the data source was not asked ahead. (Rule 11)
    package static let preloadSkipped = StepNote(.remark(.preloadSkipped))

    /// A call that should have come never came.
    static func lost(_ loss: Losses) -> StepNote { StepNote(.lost(loss)) }

    /// What a note says; whoever writes makes words of it.
    package enum Value: Hashable, Sendable {
        case remark(Remark)
        /// What an app with a root container made of the gesture.
        case reaction(RootReaction.Note)
        /// A set is animated; of a page view controller the edge is known.
        case animated(from: AnimationEdge?)
        /// One part of an app replaces another.
        case replacement(RootAnimation, isPossible: Bool)
        /// Calls that should have come never came.
        case lost(Losses)
        /// The data source made these pages, and nobody keeps them.
        case madeNotKept([String])
        /// A back button leads to this page.
        case backTo(String)
        /// A finger lifts on a device, so many pages from rest.
        case letGo(at: Double)
        /// Words that somebody else has recorded.
        case other(String)
    }

    /// A note that names nothing.
    package enum Remark: String, Hashable, Sendable, CaseIterable {
        /// The app sets pages, and the heading says only what caused it.
        case set
        /// The first set never animates. (Rule 21)
        case firstSet = "first set, not animated"
        case preloadSkipped = "preload skipped"
        /// No call came that the gesture could have lost.
        case nothingToLose = "nothing to lose"
        /// Nobody has published a log of this: the model picks one behavior.
        case choice = "a choice of the model"
        /// Of two animated sets at once, only the blocks were observed. (Rule 22, iOS 26)
        case blocksAlone = "only blocks known"
        /// A page is let go where it can rest.
        case stopsAtOnce = "stops at once"
        /// A scroll view shows what lies beyond its content.
        case beyondEnd = "beyond the end"
    }
}

extension StepNote.Value {
    /// The note in the words of the log.
    package var words: String {
        let (english, name) = phrase
        return name.map { english.replacing("{0}", with: $0) } ?? english
    }

    /// The words in two parts: those that can be translated, and what stands in them for `{0}`, nil for nothing.
    package var phrase: (english: String, name: String?) {
        switch self {
        case .remark(let remark): (remark.rawValue, nil)
        case .reaction(let note): (note.rawValue, nil)
        case .animated(let edge): (edge.map { "animated \($0.words)" } ?? "animated", nil)
        case .replacement(let animation, true): (animation.rawValue, nil)
        case .replacement(let animation, false): ("\(animation.rawValue) not possible", nil)
        case .lost(let losses): ("{0} is lost", losses.names.joined(separator: ", "))
        case .madeNotKept(let pages): ("made, not kept: {0}", pages.map(PageName.text).joined(separator: ", "))
        case .backTo(let page): ("back to {0}", PageName.text(page))
        case .letGo(let position): ("let go at {0}", "\(position)")
        case .other(let words): (words, nil)
        }
    }

    /// Reads the words of a note, as they are in recordings.
    init(words: String) { self = Self.fixed[words] ?? Self.naming(words) ?? .other(words) }

    /// The notes that name nothing of their own, by their words.
    private static let fixed: [String: StepNote.Value] = {
        var notes = StepNote.Remark.allCases.map(Self.remark) + RootReaction.Note.allCases.map(Self.reaction)
        notes += ([nil] + AnimationEdge.allCases).map(Self.animated)
        notes += RootAnimation.allCases.flatMap { animation in
            [true, false].map { .replacement(animation, isPossible: $0) }
        }
        notes += Losses.named.map { .lost($0.loss) }
        return Dictionary(notes.map { ($0.words, $0) }) { first, _ in first }
    }()

    /// A note that names a page or a position, nil if it would be written in other words.
    private static func naming(_ words: String) -> StepNote.Value? {
        func rest(after start: String) -> String? {
            words.hasPrefix(start) ? String(words.dropFirst(start.count)) : nil
        }
        let position = rest(after: "let go at ").flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
        let note = rest(after: "back to ").map { .backTo(PageName.unquoted($0)) } ?? position.map(Self.letGo)
        return note?.words == words ? note : nil
    }
}
