/// Lines up to a cap; what does not fit is counted instead.
struct CappedText {
    /// The most lines before the one that counts the rest.
    static let mostLines = 60

    private var lines: [String] = []
    private var leftOut = 0

    mutating func add(_ line: String) {
        if lines.count < Self.mostLines {
            lines.append(line)
        } else {
            leftOut += 1
        }
    }

    /// All lines, each with its newline.
    var finished: String {
        let rest = leftOut == 0 ? [] : ["… and \(Quantity.lines(leftOut)) more of this difference"]
        return (lines + rest).map { $0 + "\n" }.joined()
    }
}
