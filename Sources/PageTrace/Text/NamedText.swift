/// The text of a trace and its name: turns a problem into an error with line, column and excerpt.
struct NamedText {
    let name: String
    let bytes: [UInt8]
    /// The number of its first line, if it is part of a longer text.
    var firstLine = 1

    /// Reads a text that has no more bytes than a limit; a problem becomes an error with its line.
    static func read<Result>(
        _ bytes: some Collection<UInt8>, name: String, limit: Int, advice: String = Problem.makeItSmaller,
        _ read: ([UInt8]) throws(Problem) -> Result
    ) throws(TraceError) -> Result {
        let size = bytes.count
        guard size <= limit else {
            let problem = Problem.limit(.everywhere, "bytes", found: size, allowed: limit, advice: advice)
            throw NamedText(name: name, bytes: []).error(problem)
        }
        let source = NamedText(name: name, bytes: Array(bytes))
        do {
            return try read(source.bytes)
        } catch {
            throw source.error(error)
        }
    }

    func error(_ problem: Problem) -> TraceError {
        var message = problem.messageWithRounds
        var advice = problem.advice
        let offset = offset(of: problem.place)
        if problem.namesWhatIsFound, let offset {
            message += "; found " + JSONText.description(ofValueAt: offset, in: bytes)
        }
        if let opened = problem.openedAt {
            let kind = bytes[opened] == UInt8(ascii: "{") ? "object" : "list"
            let sentence = "The \(kind) that is still open begins in line \(line(at: opened).number + firstLine - 1)."
            advice = advice.isEmpty ? sentence : advice + " " + sentence
        }
        var error = TraceError(kind: problem.kind, source: name, message: message, advice: advice)
        if let offset {
            let line = line(at: offset)
            error.line = line.number + firstLine - 1
            let before = bytes[line.range.lowerBound..<Swift.min(offset, bytes.count)]
            // In Unicode scalars: a byte that goes on with one begins none.
            error.column = 1 + before.count { $0 & 0b1100_0000 != 0b1000_0000 }
            error.excerpt = excerpt(of: line.range, at: offset)
        }
        return error
    }

    /// The byte offset of a place, nil for the trace as a whole.
    private func offset(of place: Problem.Place) -> Int? {
        switch place {
        case .everywhere: nil
        case .offset(let offset): Swift.min(offset, bytes.count)
        case .value(let path, textOffset: nil): JSONLocator(bytes: bytes).find(path).value
        case .value(let path, let textOffset?):
            JSONText.offset(ofDecoded: textOffset, inStringAt: JSONLocator(bytes: bytes).find(path).value, of: bytes)
        case .key(let path): JSONLocator(bytes: bytes).find(path).key
        }
    }

    /// The line around a byte: its number from 1, and its bytes without the line break.
    private func line(at offset: Int) -> (number: Int, range: Range<Int>) {
        let place = Swift.min(offset, bytes.count)
        let ends = (0..<place).filter(isLineEnd)
        let start = ends.last.map { $0 + 1 } ?? 0
        let end = bytes[place...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
        return (ends.count + 1, start..<end)
    }

    /// Whether a line ends with this byte: a line feed, or a carriage return that is not followed by a line feed.
    private func isLineEnd(_ position: Int) -> Bool {
        switch bytes[position] {
        case UInt8(ascii: "\n"): true
        case UInt8(ascii: "\r"): position + 1 >= bytes.count || bytes[position + 1] != UInt8(ascii: "\n")
        default: false
        }
    }
}

extension [UInt8] {
    /// Where each line of a text is, without its line feed, from the one on that begins at a position.
    func lines(from start: Int = 0) -> some Sequence<Range<Int>> {
        sequence(state: start) { start in
            guard start < count else { return nil }
            let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) ?? count
            defer { start = end + 1 }
            return start..<end
        }
    }
}
