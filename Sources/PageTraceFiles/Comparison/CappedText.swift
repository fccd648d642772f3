/// Lines up to a cap; what does not fit is counted instead.
struct CappedText {
    /// The most lines before the one that counts the rest.
    static let mostLines = 60

    private var lines: [String] = []
    private var leftOut = 0

    var isFull: Bool { lines.count >= Self.mostLines }

    mutating func add(_ line: @autoclosure () -> String) {
        if isFull {
            leftOut += 1
        } else {
            lines.append(line())
        }
    }

    /// Counts lines that are never shown, here and now if there is room; nothing if there are none.
    mutating func leaveOut(_ count: Int, _ whose: String) {
        guard count > 0 else { return }
        if isFull {
            leftOut += count
        } else {
            lines.append("… \(Amount.lines(count)) more \(whose)")
        }
    }

    mutating func leaveOut(_ count: Int) { leftOut += count }

    /// All lines, each with its newline.
    var finished: String {
        let rest = leftOut == 0 ? [] : ["… \(Amount.lines(leftOut)) more of this difference"]
        return (lines + rest).map { $0 + "\n" }.joined()
    }
}
