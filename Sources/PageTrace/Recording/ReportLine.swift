package import Paging

/// One line of a log or of another text for people, with its kind so that a terminal can color it.
package struct ReportLine: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The heading of a step, and how its gesture ended.
        case gesture(GestureOutcome)
        /// The trace author's note on the step.
        case annotation
        /// A callback, by its role.
        case callback(CallbackRole)
        /// A variable that the client changed during the callback above.
        case change
        /// The pages of one holder.
        case held
        /// A tracker, and whether it is wrong.
        case tracker(isWrong: Bool)
        case finding
        /// The answer to what was asked: whether it is the one that is hoped for, nil if nobody knows.
        case verdict(isGood: Bool?)
        /// What only one of two recordings has.
        case onlyInFirst, onlyInSecond
        /// Anything else, which can be several lines.
        case words

        var isTracker: Bool { if case .tracker = self { true } else { false } }
    }

    package let kind: Kind
    /// The line, without its line break.
    package let text: String

    package static func words(_ text: String) -> ReportLine { ReportLine(kind: .words, text: text) }

    static let empty = words("")
}

extension [ReportLine] {
    /// The lines as text, each ended by a newline.
    var text: String { map { $0.text + "\n" }.joined() }
}

extension [[ReportLine]] {
    /// The parts of a text, with an empty line between two of them.
    package var separated: [ReportLine] { [ReportLine](joined(separator: [.empty])) }
}
