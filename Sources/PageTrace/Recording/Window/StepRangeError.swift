/// Why no steps can be chosen.
package enum StepRangeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is not a range.
    case malformed(String)
    /// The last step comes before the first.
    case reversed(first: Int, last: Int)
    /// No step of the recording is in the range; the first and last step are nil if it has no steps.
    case empty(StepRange, first: Int?, last: Int?)

    /// What is wrong, without a full stop.
    package var message: String {
        switch self {
        case .malformed(let text): "\(PageName.quoted(String(text.prefix(40)))) is not a range of steps"
        case .reversed(let first, let last): "the steps \(first)-\(last) end before they begin"
        case .empty(let range, _, _): "no step is in \(range)"
        }
    }

    /// What is allowed, as a sentence.
    package var advice: String {
        switch self {
        case .malformed: "Write 120-180, 120- (to the end), -180 (from the start), or 120 (one step)."
        case .reversed(let first, let last): "Write it the other way round: \(last)-\(first)."
        case .empty(_, let first?, let last?): "The steps are \(first) to \(last)."
        case .empty: "There are no steps."
        }
    }

    /// The error in two sentences.
    package var description: String { "\(message). \(advice)" }
}
