import Paging

/// One line of a log: the grammar of the form.
struct LogScanner {
    enum Kind {
        /// A blank line.
        case nothing
        /// A line that begins with `#`.
        case comment
        /// A line that a recording writes beside its calls: what is held, what was found.
        case ofRecording
        /// A line that was written by something else, such as the app itself.
        case foreign
        /// The heading of a step.
        case heading
        case container
        case call(CallbackShape)
    }

    let bytes: [UInt8]
    /// Where the line ends, without what is between words at its end.
    let end: Int
    let start: Int
    var position: Int

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        var end = range.upperBound
        while end > range.lowerBound, Self.isBlank(bytes[end - 1]) { end -= 1 }
        (start, self.end, position) = (range.lowerBound, end, range.lowerBound)
    }

    /// The whole line, without what is between words around it.
    var text: String {
        String(decoding: bytes[start..<end].drop(while: Self.isBlank), as: UTF8.self)
    }

    /// Finds out what the line is; the next byte is then the one after the name of the call.
    mutating func kind() throws(Problem) -> Kind {
        skipBlanks()
        let indentation = position - start
        guard position < end else { return .nothing }
        guard bytes[position] != UInt8(ascii: "#") else { return .comment }
        let isNumbered = Self.isDigit(bytes[position])
        let lineStart = position
        if isNumbered {
            while position < end, Self.isOfNumber(bytes[position]) { position += 1 }
            guard position < end else { return .nothing }
            let isHeading = read(".") && position < end && Self.isBlank(bytes[position])
            if !isHeading, !read(":") { _ = read(")") }
            skipBlanks()
            // Which gesture a heading names is what the search is to find out.
            guard position < end else { return .nothing }
            if isHeading, !isAtCall { return .heading }
        }
        let beginning = position
        if let (shape, length) = Self.call(in: bytes, position..<end) {
            position += length
            // "completion" is a common word in logs: it is a call only if an argument follows.
            if shape.role != .completion || speaksOfArguments { return .call(shape) }
            position = beginning
        }
        let word = word()
        if word == LogContainer.word { return .container }
        if isNumbered ? Self.figures.contains(word) : isOfRecording(word, indentation, beginning) {
            position = beginning
            return .ofRecording
        }
        if word == "step" || word == "steps", !isNumbered { throw LogText.stepsAreLeftOut(at: .offset(beginning)) }
        position = beginning
        if isAtCall, ContainerLine.act(self) == nil { throw unknown(word) }
        position = lineStart
        return (findCall() ?? findSpelledCall()).map { .call($0) } ?? .foreign
    }

    /// Whether a word with a colon comes next.
    var speaksOfArguments: Bool {
        var line = self
        line.skipBlanks()
        return !line.word().isEmpty && line.read(":")
    }

    /// Whether a call stands here, even one with a misspelled name, and no gesture: behind `1.` both can come.
    private var isAtCall: Bool {
        var line = self
        let word = line.word()
        line.skipBlanks()
        let rest = bytes[line.position..<end]
        let hasArguments = rest.first.map("([".utf8.contains) == true || rest.starts(with: "finished:".utf8)
        return hasArguments && Suggestion.nearest(to: word, among: CallbackShape.all.map(\.name)) != nil
    }

    /// Whether a line is one of those that a recording writes beside its calls.
    private func isOfRecording(_ word: String, _ indentation: Int, _ beginning: Int) -> Bool {
        if Self.besideCalls.contains(word) || bytes[beginning] == UInt8(ascii: "!") { return true }
        // How a variable changed within the call above, and what it says after the step.
        if indentation == 11 { return bytes[beginning..<end].contains(UInt8(ascii: ":")) }
        var line = self
        line.position = beginning
        guard indentation == 5, (try? line.name(TraceLimits())) != nil else { return false }
        return bytes[line.position..<end].starts(with: "  ".utf8)
    }

    private func unknown(_ word: String) -> Problem {
        let names = CallbackShape.all.map(\.name)
        let meant = Suggestion.nearest(to: word, among: names).flatMap { CallbackShape.byName[$0] }
        return Problem(
            .offset(position), "there is no callback \(Wording.quoted(word))",
            advice: Suggestion.sentence(for: word, among: names)
                + (meant.map { "Write it as in: \($0.example). " } ?? "")
                + "A line that begins with # is a comment.")
    }

    /// What is held, and what the author of a trace says of a step.
    private static let besideCalls: Set = ["holds", "note", "emphasis"]
    /// What follows a number in the last line of a recording.
    private static let figures: Set = ["step", "steps"]
}

extension LogScanner {
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// A digit, or what stands between thousands.
    private static func isOfNumber(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: ",") }

    static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    }

    /// Reads letters; none is the empty word.
    mutating func word() -> String {
        let beginning = position
        while position < end, Self.isLetter(bytes[position]) { position += 1 }
        return String(decoding: bytes[beginning..<position], as: UTF8.self)
    }

    mutating func skipBlanks() {
        while position < end, Self.isBlank(bytes[position]) { position += 1 }
    }

    /// Whether the next byte is this one, which is then read.
    mutating func read(_ character: Unicode.Scalar) -> Bool {
        guard position < end, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// The parts of the line between commas, and where each begins.
    var parts: [(word: String, offset: Int)] {
        var parts: [(String, Int)] = []
        var line = self
        while true {
            line.skipBlanks()
            let beginning = line.position
            while line.position < end, bytes[line.position] != UInt8(ascii: ",") { line.position += 1 }
            parts.append((String(decoding: bytes[beginning..<line.position], as: UTF8.self), beginning))
            guard line.read(",") else { return parts }
        }
    }
}
