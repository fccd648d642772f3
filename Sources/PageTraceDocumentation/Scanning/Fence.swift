/// The beginning of a fenced code block: three or more backticks or tildes.
struct Fence: Hashable {
    private let mark: UInt8
    private let count: Int

    /// Reads a fence from a line without its indentation; nil if the line does not begin a code block.
    init?(_ line: ArraySlice<UInt8>) {
        guard let first = line.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
        mark = first
        count = line.prefix { $0 == first }.count
        // Behind backticks no further one may be: that is code in a line.
        guard count >= 3, first == UInt8(ascii: "~") || !line.dropFirst(count).contains(first) else { return nil }
    }

    /// Whether a line, without its indentation, ends the block.
    func isClosed(by line: ArraySlice<UInt8>) -> Bool {
        let marks = line.prefix { $0 == mark }.count
        return marks >= count
            && line.dropFirst(marks).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}
