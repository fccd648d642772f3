/// A stretch of a recording by the numbers of its steps, as the log prints them: `120-180`, `120-`, `-180` or `120`.
///
/// ```swift
/// let window = try recording.steps(in: StepRange("120-180"))
/// ```
package struct StepRange: Hashable, Sendable, CustomStringConvertible {
    /// The number of the first step, nil for the start of the recording.
    package let first: Int?

    /// The number of the last step, nil for the end of the recording.
    package let last: Int?

    /// Creates a range from the numbers of its first and last step.
    package init(_ numbers: ClosedRange<Int>) {
        first = numbers.lowerBound
        last = numbers.upperBound
    }

    /// Reads a range.
    ///
    /// - Parameter text: `120-180`, `120-` (to the end), `-180` (from the start) or `120` (one step).
    /// - Throws: ``StepRangeError`` if the text is none of these, or the last step comes before the first.
    package init(_ text: String) throws(StepRangeError) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let numbers = parts.map { Self.number(Array($0)) }
        guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
            zip(parts, numbers).allSatisfy({ $0.isEmpty || $1 != nil })
        else { throw .malformed(text) }
        first = numbers[0]
        last = parts.count == 2 ? numbers[1] : numbers[0]
        if let first, let last, first > last { throw .reversed(first: first, last: last) }
    }

    /// Whether the range contains the step with this number.
    package func contains(_ number: Int) -> Bool {
        (first.map { $0 <= number } ?? true) && (last.map { number <= $0 } ?? true)
    }

    /// The range in its text notation, such as `120-180`.
    package var description: String {
        if let first, first == last { return "\(first)" }
        return (first.map { "\($0)" } ?? "") + "-" + (last.map { "\($0)" } ?? "")
    }

    /// Digits that overflow still make a number: one beyond every step.
    private static func number(_ digits: [UInt8]) -> Int? {
        guard !digits.isEmpty, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self)) ?? .max
    }
}

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
