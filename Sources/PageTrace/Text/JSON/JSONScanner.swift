/// Scans a text once and refuses it if it is not JSON, not UTF-8, nested too deeply, or has duplicate keys.
///
/// ``JSONValue`` reads the values afterwards and can then rely on the grammar. The scanner is one loop with its own
/// stack, so that no input exhausts the call stack.
struct JSONScanner {
    private enum Expectation {
        case value, valueOrEnd, key, keyOrEnd, separator
    }

    let bytes: [UInt8]
    let subject: JSONSubject
    let limits: TraceLimits
    var position = 0
    /// Where the open lists and objects begin.
    private var open: [Int] = []
    private var keys = JSONKeys()
    private var comma = 0

    static func check(_ bytes: [UInt8], _ subject: JSONSubject = .trace, limits: TraceLimits) throws(Problem) {
        var scanner = JSONScanner(bytes: bytes, subject: subject, limits: limits)
        try scanner.scan()
    }

    /// The byte at the position, nil at the end of the text.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func scan() throws(Problem) {
        try checkStart()
        var expectation = Expectation.value
        while true {
            skipSpace()
            switch (expectation, next) {
            case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")):
                close()
                expectation = .separator
            case (.value, _), (.valueOrEnd, _):
                expectation = try scanValue(expectation)
            case (.key, _), (.keyOrEnd, _):
                try scanKey()
                expectation = .value
            case (.separator, nil) where open.isEmpty:
                return
            case (.separator, _):
                expectation = try scanSeparator()
            }
        }
    }

    private mutating func scanValue(_ expectation: Expectation) throws(Problem) -> Expectation {
        switch next {
        case UInt8(ascii: "{"):
            try open(object: true)
            return .keyOrEnd
        case UInt8(ascii: "["):
            try open(object: false)
            return .valueOrEnd
        case UInt8(ascii: "\""):
            try scanString()
        case UInt8(ascii: "]") where expectation == .value && isInList && bytes[comma] == UInt8(ascii: ","):
            throw Problem(.offset(comma), "a comma before \"]\"", advice: "Leave it out: JSON ends a list without one.")
        default:
            try scanWord(openedAt: open.last)
        }
        return .separator
    }

    private mutating func scanKey() throws(Problem) {
        let start = position
        switch next {
        case UInt8(ascii: "\""): break
        case UInt8(ascii: "}"):
            throw Problem(
                .offset(comma), "a comma before \"}\"", advice: "Leave it out: JSON ends an object without one.")
        default: throw unexpected("a key in double quotes", openedAt: open.last)
        }
        try scanString()
        let key = JSONText.decoded((start + 1)..<(position - 1), of: bytes)
        guard keys.insert(key) else {
            throw Problem(
                .offset(start), "the key \(Wording.quoted(key)) is there twice in the same object",
                advice: "Leave one of the two out.")
        }
        skipSpace()
        guard next == UInt8(ascii: ":") else {
            throw unexpected("a colon after the key \(Wording.quoted(key))", openedAt: open.last)
        }
        position += 1
    }

    private mutating func scanSeparator() throws(Problem) -> Expectation {
        guard let start = open.last else {
            throw Problem(
                .offset(position), "something follows the end of the \(subject.rawValue)",
                advice: "A file holds one \(subject.rawValue).")
        }
        switch next {
        case UInt8(ascii: ","):
            comma = position
            position += 1
            return isInList ? .value : .key
        case isInList ? UInt8(ascii: "]") : UInt8(ascii: "}"):
            close()
            return .separator
        case let byte? where (isInList ? "\"{[-0123456789" : "\"").utf8.contains(byte):
            // What comes next is right, so the comma is missing behind what came before it.
            let last = bytes[..<position].lastIndex { !Self.isSpace($0) } ?? start
            throw Problem(.offset(last + 1), "a comma is missing here")
        default:
            throw unexpected(isInList ? "a comma or \"]\"" : "a comma or \"}\"", openedAt: start)
        }
    }

    private var isInList: Bool { open.last.map { bytes[$0] == UInt8(ascii: "[") } ?? false }

    private mutating func open(object: Bool) throws(Problem) {
        try Problem.refuse(
            open.count + 1, above: limits.nesting, "lists and objects in each other", at: .offset(position),
            advice: "A \(subject.rawValue) needs \(subject.depth) of them.")
        open.append(position)
        if object { keys.open() }
        position += 1
    }

    private mutating func close() {
        if !isInList { keys.close() }
        open.removeLast()
        position += 1
    }
}

/// What a JSON text should be, for messages.
enum JSONSubject: String {
    case trace, recording

    /// The shortest example, or how to get one.
    var start: String {
        switch self {
        case .trace: "The shortest one is {\"version\": 1, \"pages\": 2, \"path\": \"1→2\"}."
        case .recording: "Make one: pagetrace run trace.json --format json."
        }
    }

    /// The minimum nesting depth that it needs.
    var depth: Int {
        switch self {
        case .trace: 6
        case .recording: 9
        }
    }
}
