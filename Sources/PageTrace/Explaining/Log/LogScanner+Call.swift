import Paging

/// The arguments and the answer of a call.
extension LogScanner {
    /// What a line says of a call.
    struct Call {
        var values: [CallbackRecord.Value] = []
        /// Nil if there is none.
        var answer: CallbackRecord.Value?
        /// Whether it does not say whether it is animated.
        var hidesAnimation = false
        /// Whether it does not say which pages were shown before.
        var hidesPrevious = false
    }

    /// Reads a call from behind its name.
    mutating func call(_ form: CallbackForm, limits: TraceLimits) throws(Problem) -> Call {
        var call = Call()
        if form.shape.role.hasParentheses { try require("(", in: form) }
        for argument in form.record.arguments {
            skipBlanks()
            if !call.values.isEmpty {
                if form.shape.isOptional(argument), position < end, bytes[position] == UInt8(ascii: ")") {
                    call.hidesAnimation = true
                    continue
                }
                try require(",", in: form)
                skipBlanks()
            }
            if let label = argument.label { try require(label: label, in: form) }
            call.values.append(try value(like: argument.value, label: argument.label, isAnswer: false, form, limits))
        }
        if form.shape.role.hasParentheses {
            skipBlanks()
            try require(")", in: form)
        }
        if let example = form.record.answer, readArrow() {
            skipBlanks()
            call.answer = try value(like: example, isAnswer: true, form, limits)
        }
        try checkEnd(form)
        return call
    }

    /// The problem with values that make no call.
    func impossible(_ form: CallbackForm) -> Problem {
        Problem(
            .offset(start), "these are no arguments of \(form.name)",
            advice: "At most two pages lie side by side. " + Self.advice(form))
    }

    mutating func value(
        like example: CallbackRecord.Value, label: String? = nil, isAnswer: Bool, _ form: CallbackForm,
        _ limits: TraceLimits
    ) throws(Problem) -> CallbackRecord.Value {
        switch example {
        case .page, .nil:
            let beginning = position
            let isQuoted = position < end && bytes[position] == UInt8(ascii: "\"")
            let name = try name(limits)
            guard !isQuoted, name == "nil" else { return .page(name) }
            guard isAnswer else { throw problem("a page is missing here", form, at: beginning) }
            return .nil
        case .pages: return .pages(try list(form, limits))
        case .bool:
            let beginning = position
            let word = read("1") ? "true" : read("0") ? "false" : word()
            guard let value = Self.truths[word] else {
                throw problem("this must be true or false", form, at: beginning)
            }
            return .bool(value)
        case .word, .point:
            let beginning = position
            let word = word()
            let allowed = form.shape.words(label: label, isAnswer: isAnswer)
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
            throw problem("a number is missing here", form, at: beginning)
        }
    }

    private mutating func list(_ form: CallbackForm, _ limits: TraceLimits) throws(Problem) -> [String] {
        try require("[", in: form)
        var names: [String] = []
        skipBlanks()
        while !read("]") {
            if !names.isEmpty {
                try require(",", in: form)
                skipBlanks()
            }
            names.append(try name(limits))
            skipBlanks()
        }
        return names
    }

    /// What is printed for true and false, in Swift and in Objective-C.
    private static let truths = ["true": true, "false": false, "YES": true, "NO": false]

    mutating func readArrow() -> Bool {
        let beginning = position
        skipBlanks()
        for arrow: StaticString in ["→", "->"] {
            let length = arrow.utf8CodeUnitCount
            let isThere = arrow.withUTF8Buffer { bytes[position..<end].starts(with: $0) }
            guard isThere else { continue }
            position += length
            return true
        }
        position = beginning
        return false
    }

    /// Two spaces set a note apart, as does a tab.
    private func checkEnd(_ form: CallbackForm) throws(Problem) {
        guard position < end else { return }
        let isNote = bytes[position] == UInt8(ascii: "\t") || bytes[position..<end].starts(with: "  ".utf8)
        guard !isNote else { return }
        throw problem("the line goes on after the call", form, at: position)
    }

    private mutating func require(_ character: Unicode.Scalar, in form: CallbackForm) throws(Problem) {
        skipBlanksBefore(character)
        guard read(character) else { throw problem("\(Wording.quoted(String(character))) is missing here", form) }
    }

    /// Between a name and its bracket there may be a space.
    private mutating func skipBlanksBefore(_ character: Unicode.Scalar) {
        if character == "(" || character == "[" { skipBlanks() }
    }

    private mutating func require(label: String, in form: CallbackForm) throws(Problem) {
        let beginning = position
        skipBlanks()
        guard word() == label, read(":") else {
            throw problem("\(Wording.quoted(label + ":")) is missing here", form, at: beginning)
        }
        skipBlanks()
    }

    private func problem(_ message: String, _ form: CallbackForm, at place: Int? = nil) -> Problem {
        Problem(.offset(place ?? position), message, advice: Self.advice(form))
    }

    private static func advice(_ form: CallbackForm) -> String { "Write it as in: \(form.record.text)" }
}
