/// Comments in the middle of a line, where code in backticks is none.
enum CodeSpans {
    /// Where comments begin outside of code.
    static func commentsOutside(in text: ArraySlice<UInt8>) -> [Int] {
        guard text.contains(UInt8(ascii: "<")) else { return [] }
        let mark = UInt8(ascii: "`")
        var lastRun: [Int: Int] = [:]
        for start in text.indices where text[start] == mark && (start == text.startIndex || text[start - 1] != mark) {
            lastRun[text[start...].prefix { $0 == mark }.count] = start
        }
        let lastEnd = text.indices.last { text[$0...].starts(with: "-->".utf8) } ?? 0
        var found: [Int] = []
        var position = text.startIndex
        while position < text.endIndex {
            switch text[position] {
            case UInt8(ascii: "\\"):
                position += 2
            case mark:
                let count = text[position...].prefix { $0 == mark }.count
                // Without a run of the same length further on, backticks are only backticks.
                let isOpening = (lastRun[count] ?? 0) > position
                position += count
                if isOpening { position = end(ofCodeAt: position, closedBy: count, in: text) }
            case UInt8(ascii: "<") where Comment.begins(text[position...]):
                found.append(position)
                position = end(ofCommentAt: position, in: text, lastEnd: lastEnd)
            default:
                position += 1
            }
        }
        return found
    }

    /// What is in a comment is a part of it, and no further one.
    private static func end(ofCommentAt start: Int, in text: ArraySlice<UInt8>, lastEnd: Int) -> Int {
        if let length = Comment.emptyLength(text[start...]) { return start + length }
        var position = start + 4
        guard position <= lastEnd else { return position }
        while position < text.endIndex, !text[position...].starts(with: "-->".utf8) { position += 1 }
        return position
    }

    private static func end(ofCodeAt start: Int, closedBy count: Int, in text: ArraySlice<UInt8>) -> Int {
        var position = start
        while position < text.endIndex {
            guard text[position] == UInt8(ascii: "`") else {
                position += 1
                continue
            }
            let run = text[position...].prefix { $0 == UInt8(ascii: "`") }.count
            position += run
            if run == count { break }
        }
        return position
    }
}
