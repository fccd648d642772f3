import Paging

extension LogScanner {
    struct Call {
        var values: [CallbackRecord.Value] = []
        var answer: CallbackRecord.Value?
        /// What it does not say.
        var hidden = ObservedLog.Entry.Hidden()
        /// Whether a page stands in it without brackets, so that it may be any word.
        var hasBareName = false
        /// Whether its first argument stands in quotes, so that it is a page whatever its name is.
        var isQuoted = false
    }

    /// Reads a call from behind its name.
    mutating func call(_ shape: CallbackShape, limits: TraceLimits) throws(Problem) -> Call {
        var call = Call()
        if shape.role.hasParentheses { try require("(", in: shape) }
        for argument in shape.arguments {
            skipBlanks()
            if !call.values.isEmpty {
                if shape.isOptional(argument), position < end, bytes[position] == UInt8(ascii: ")") {
                    call.hidden.animation = true
                    continue
                }
                try require(",", in: shape)
                skipBlanks()
            }
            if let label = argument.label { try require(label: label, in: shape) }
            if call.values.isEmpty { call.isQuoted = position < end && bytes[position] == UInt8(ascii: "\"") }
            call.values.append(try value(like: argument.value, label: argument.label, isAnswer: false, shape, limits))
        }
        if shape.role.hasParentheses {
            skipBlanks()
            try require(")", in: shape)
        }
        if let example = shape.answer, readArrow() {
            skipBlanks()
            call.answer = try value(like: example, isAnswer: true, shape, limits)
        }
        // Two spaces set a note apart, as does a tab.
        guard position == end || bytes[position] == UInt8(ascii: "\t") || bytes[position..<end].starts(with: "  ".utf8)
        else {
            throw problem("the line goes on after the call", shape)
        }
        return call
    }

    /// The problem with values that make no call.
    func impossible(_ shape: CallbackShape) -> Problem {
        Problem(
            .offset(start), "these are no arguments of \(shape.name)",
            advice: "At most two pages lie side by side, and a name with a comma stands in quotes. "
                + Self.advice(shape))
    }

    mutating func value(
        like example: CallbackRecord.Value, label: String? = nil, isAnswer: Bool, _ shape: CallbackShape,
        _ limits: TraceLimits
    ) throws(Problem) -> CallbackRecord.Value {
        switch example {
        case .page, .nil:
            let beginning = position
            let isQuoted = position < end && bytes[position] == UInt8(ascii: "\"")
            let isNull = isNullAhead
            if isNull { position += Self.null.utf8.count }
            let name = isNull ? Self.null : try name(limits)
            // The label of another argument: the page is left out.
            let isLabel = shape.arguments.contains { $0.label.map { name.hasPrefix($0 + ":") } ?? false }
            guard !isQuoted, isLabel || Self.nils.contains(name) else { return .page(name) }
            guard isAnswer, !isLabel else { throw problem("a page is missing here", shape, at: beginning) }
            return .nil
        case .pages: return .pages(try list(shape, limits))
        case .bool:
            let beginning = position
            let word = read("1") ? "true" : read("0") ? "false" : word()
            guard let value = Self.truths[word] else {
                throw problem("this must be true or false", shape, at: beginning)
            }
            return .bool(value)
        case .word, .point:
            let beginning = position
            // Swift prints a case with its dot, and UIKit's word for backward is another.
            _ = read(".")
            let said = word()
            let word = said == "reverse" ? "backward" : said
            let allowed = shape.words(label: label, isAnswer: isAnswer)
            guard allowed.contains(word) else {
                throw Problem(
                    .offset(beginning), "\(Wording.quoted(word)) cannot stand here",
                    advice: Suggestion.sentence(for: word, among: allowed)
                        + "It can be \(Wording.list(allowed, conjunction: "or")).")
            }
            return word == "nil" ? .nil : .word(word)
        case .number, .decimal:
            let beginning = position
            while position < end, "+-.0123456789eE".utf8.contains(bytes[position]) { position += 1 }
            let text = String(decoding: bytes[beginning..<position].prefix(limits.numberLength), as: UTF8.self)
            if case .number = example, let number = Int(text) { return .number(number) }
            if case .decimal = example, let number = Double(text), number.isFinite { return .decimal(number) }
            throw problem("a number is missing here", shape, at: beginning)
        }
    }

    /// What NSLog prints of nil; its brackets are none of the call's.
    private static let null = "(null)"
    /// What is printed for no page.
    static let nils: Set = ["nil", "null", "<null>", null]

    var isNullAhead: Bool { bytes[position..<end].starts(with: Self.null.utf8) }

    private mutating func list(_ shape: CallbackShape, _ limits: TraceLimits) throws(Problem) -> [String] {
        try require("[", in: shape)
        var names: [String] = []
        skipBlanks()
        while !read("]") {
            if !names.isEmpty {
                try require(",", in: shape)
                skipBlanks()
            }
            let beginning = position
            let isQuoted = position < end && bytes[position] == UInt8(ascii: "\"")
            let name = try name(limits)
            guard isQuoted || !Self.nils.contains(name) else {
                throw problem("a page is missing here", shape, at: beginning)
            }
            names.append(name)
            skipBlanks()
        }
        return names
    }

    /// What is printed for true and false, in Swift and in Objective-C.
    static let truths = ["true": true, "false": false, "YES": true, "NO": false]

    mutating func readArrow() -> Bool {
        let beginning = position
        skipBlanks()
        for arrow: StaticString in ["→", "->"] {
            guard arrow.withUTF8Buffer({ bytes[position..<end].starts(with: $0) }) else { continue }
            position += arrow.utf8CodeUnitCount
            return true
        }
        position = beginning
        return false
    }

    private mutating func require(_ character: Unicode.Scalar, in shape: CallbackShape) throws(Problem) {
        // Between a name and its bracket there may be a space.
        if character == "(" || character == "[" { skipBlanks() }
        guard read(character) else {
            if position == end, character != ")", shape.arguments.first?.value.pages.isEmpty == false {
                throw problem("the line does not say which page", shape)
            }
            throw missing(String(character), in: shape)
        }
    }

    /// The problem that something of a call does not stand here.
    func missing(_ text: String, in shape: CallbackShape, at place: Int? = nil) -> Problem {
        problem("\(Wording.quoted(text)) is missing here", shape, at: place)
    }

    private mutating func require(label: String, in shape: CallbackShape) throws(Problem) {
        let beginning = position
        skipBlanks()
        guard word() == label, read(":") else { throw missing(label + ":", in: shape, at: beginning) }
        skipBlanks()
    }

    func problem(_ message: String, _ shape: CallbackShape, at place: Int? = nil) -> Problem {
        Problem(.offset(place ?? position), message, advice: Self.advice(shape))
    }

    private static func advice(_ shape: CallbackShape) -> String { "Write it as in: \(shape.example)" }
}

// Name, brackets and labels come from the shape of the call, as in a recording, so that whoever reads a log and whoever
// writes one cannot come to differ.
extension CallbackShape {
    static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// An example of the call, as a recording writes it.
    var example: String {
        CallbackRecord(name: name, role: role, arguments: arguments, answer: answer, phase: .rest).text
    }
}

extension Callback<PageNumber> {
    /// The call of a record, nil if it is none of a page view controller.
    init?(_ record: CallbackRecord, page: (String) -> PageNumber) {
        guard let shape = CallbackShape.byName[record.name] else { return nil }
        self.init(shape.kind, record.arguments.map { $0.value.map(page) }, answer: record.answer?.map(page))
    }
}
