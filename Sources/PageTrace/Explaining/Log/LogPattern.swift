import Paging

/// How a log is read that an app has written in its own words: `after=asked for page after {page}, returning {answer}`.
///
/// What stands in braces are the arguments of the call, by their labels; everything else stands as it is. A line is read
/// if the words are somewhere in it, so a time or a process may stand before them.
package struct LogPattern: Hashable, Sendable {
    /// A piece of the words.
    enum Part: Hashable, Sendable {
        case text([UInt8])
        /// The argument with this place, or the answer.
        case argument(Int), answer
        /// What says nothing.
        case anything
    }

    /// What the lines are called, `nil` for lines that are no calls.
    let kind: CallbackKind?
    /// The flag of the end of a transition, if the words are those of one end alone.
    let completed: Bool?
    let parts: [Part]
    /// The pattern as it was written.
    let text: String

    var shape: CallbackShape? { kind?.shape }

    /// Reads a pattern: the name of a call, `=`, and the words of the app.
    ///
    /// - Throws: A ``TraceError`` that says what can stand there.
    package init(_ text: String) throws(TraceError) {
        do throws(Problem) {
            try self.init(Array(text.utf8))
        } catch {
            throw NamedText(name: "--pattern", bytes: Array(text.utf8)).error(error)
        }
    }

    /// Reads a file of patterns, one a line; lines that begin with `#` are comments.
    package static func file(_ bytes: [UInt8], name: String) throws(TraceError) -> [LogPattern] {
        try NamedText.read(bytes, name: name, limit: TraceLimits().fileSize, advice: LogText.shorten) {
            bytes throws(Problem) in
            var patterns: [LogPattern] = []
            for range in bytes.lines(from: 0) {
                let line = LogScanner(bytes, range).text
                guard !line.isEmpty, !line.hasPrefix("#") else { continue }
                do throws(Problem) {
                    patterns.append(try LogPattern(Array(line.utf8)))
                } catch {
                    var problem = error
                    problem.place = .offset(range.lowerBound)
                    throw problem
                }
            }
            return patterns
        }
    }

    /// The names that stand before `=`: those of the calls, and shorter ones for what pagers print most.
    private static let names: [(name: String, kind: CallbackKind?, completed: Bool?)] =
        [
            ("after", .viewControllerAfter, nil), ("before", .viewControllerBefore, nil),
            ("will", .willTransitionTo, nil), ("did", .didFinishAnimating, nil),
            ("completed", .didFinishAnimating, true), ("cancelled", .didFinishAnimating, false),
            ("set", .setViewControllers, nil), ("other", nil, nil),
        ] + CallbackShape.all.map { ($0.name, $0.kind, nil) }

    private init(_ bytes: [UInt8]) throws(Problem) {
        let names = Self.names.map(\.name)
        text = String(decoding: bytes, as: UTF8.self)
        let equals = bytes.firstIndex(of: UInt8(ascii: "=")) ?? 0
        let key = String(decoding: bytes[..<equals], as: UTF8.self).filter { $0 != " " }
        guard let named = Self.names.first(where: { $0.name == key }) else {
            throw Problem(
                .offset(0),
                equals == 0
                    ? "a pattern begins with the name of a call and =" : "there is no call \(Wording.quoted(key))",
                advice: Suggestion.sentence(for: key, among: names)
                    + "It can be \(Wording.list(names, conjunction: "or", atMost: 40)); other is for lines that are no calls."
            )
        }
        (kind, completed) = (named.kind, named.completed)
        var start = equals + 1
        while start < bytes.count, LogScanner.isBlank(bytes[start]) { start += 1 }
        parts = try Self.parts(of: bytes, from: start, named.kind?.shape)
        if let missing = missingArgument {
            throw Problem(
                .offset(start), "{\(missing)} is missing",
                advice: "Without it nobody knows what the call says. Write it where the app prints it. If it does not "
                    + "print it, pass these lines over: other= and the same words, with {*} for what changes.")
        }
    }

    private static func parts(
        of bytes: [UInt8], from start: Int, _ shape: CallbackShape?
    ) throws(Problem) -> [Part] {
        var parts: [Part] = []
        var place = start
        while place < bytes.count {
            let open = bytes[place...].firstIndex(of: UInt8(ascii: "{")) ?? bytes.count
            if open > place {
                parts.append(.text(Array(bytes[place..<open])))
            } else if !parts.isEmpty, let last = parts.last, !last.isText {
                throw Problem(
                    .offset(open), "two braces touch each other",
                    advice: "Put the words between them that the app prints.")
            }
            guard open < bytes.count else { break }
            guard let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")) else {
                throw Problem(.offset(open), "the brace is never closed", advice: "Put a } behind the name.")
            }
            parts.append(try part(String(decoding: bytes[(open + 1)..<close], as: UTF8.self), at: open, shape))
            place = close + 1
        }
        guard parts.contains(where: \.isText) else {
            throw Problem(
                .offset(start), "there are no words to look for",
                advice: "Write those that the app prints, as in: after=asked for page after {page}, returning {answer}."
            )
        }
        return parts
    }

    private static func part(_ name: String, at place: Int, _ shape: CallbackShape?) throws(Problem) -> Part {
        if name == "*" { return .anything }
        if name == "answer", shape?.answer != nil { return .answer }
        let labels = shape?.arguments.map(\.patternName) ?? []
        if let argument = labels.firstIndex(of: name) { return .argument(argument) }
        let allowed = labels + (shape?.answer == nil ? [] : ["answer"]) + ["*"]
        throw Problem(
            .offset(place), "{\(name)} is no part of this call",
            advice: Suggestion.sentence(for: name, among: allowed)
                + "It can be \(Wording.list(allowed.map { "{\($0)}" }, conjunction: "or", atMost: 40)); {*} stands for anything."
        )
    }

    /// An argument that the words leave out although nobody can do without, nil for none.
    private var missingArgument: String? {
        guard let shape else { return nil }
        for (place, argument) in shape.arguments.enumerated() where !parts.contains(.argument(place)) {
            let isKnown = completed != nil && argument.label == "completed"
            guard !isKnown, !shape.canDo(without: argument) else { continue }
            return argument.patternName
        }
        return nil
    }
}

extension LogPattern {
    /// Reads a line; nil if it is not like the pattern.
    ///
    /// - Throws: What is wrong with an argument.
    /// - Returns: The call, and where it ends.
    func call(in line: LogScanner, limits: TraceLimits) throws(Problem) -> (call: LogScanner.Call, end: Int)? {
        guard let (found, end) = places(in: line) else { return nil }
        var call = LogScanner.Call()
        guard let shape else { return (call, end) }
        func range(_ part: Part) -> Range<Int>? { parts.firstIndex(of: part).map { found[$0] } }
        for (place, argument) in shape.arguments.enumerated() {
            if let range = range(.argument(place)) {
                call.values.append(
                    try LogScanner(line.bytes, range).wholeValue(like: argument, isAnswer: false, shape, limits))
            } else if let completed, argument.label == "completed" {
                call.values.append(.bool(completed))
            } else if let value = shape.leaveOut(argument, &call.hidden) {
                call.values.append(value)
            }
        }
        if let answer = shape.answer, let range = range(.answer) {
            call.answer = try LogScanner(line.bytes, range)
                .wholeValue(like: .init(nil, answer), isAnswer: true, shape, limits)
        }
        return (call, end)
    }

    /// Where each part of the pattern is in a line, and where the last one ends; nil if the line is another one.
    private func places(in line: LogScanner) -> (ranges: [Range<Int>], end: Int)? {
        // Where a note begins, or the line ends.
        let end = line.endBeforeNote
        var ranges: [Range<Int>] = []
        var place = line.start
        for (number, part) in parts.enumerated() {
            if case .text(let text) = part {
                // What stands before the first words is nobody's business.
                let isOpen = number == 0 || !parts[number - 1].isText
                guard let start = LogScanner.find(text, in: line.bytes, place..<end), isOpen || start == place else {
                    return nil
                }
                if number > 0 { ranges[number - 1] = ranges[number - 1].lowerBound..<start }
                ranges.append(start..<(start + text.count))
                place = start + text.count
            } else {
                ranges.append(place..<end)
            }
        }
        if parts.last?.isText == false { place = end }
        return (ranges, place)
    }
}

extension LogPattern.Part {
    fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension CallbackArgument<String> {
    /// The name in braces: the label, or `page` for one that has none.
    fileprivate var patternName: String {
        if let label { return label }
        switch value {
        case .page, .pages, .nil: return "page"
        case .bool, .word, .point, .number, .decimal: return "value"
        }
    }
}

extension LogScanner {
    /// Reads a value that is all of a range: a name may hold commas and blanks.
    fileprivate func wholeValue(
        like argument: CallbackArgument<String>, isAnswer: Bool, _ shape: CallbackShape, _ limits: TraceLimits
    ) throws(Problem) -> CallbackRecord.Value {
        var line = self
        line.skipBlanks()
        let first = line.position < end ? bytes[line.position] : 0
        let isPlain = !"\"[".utf8.contains(first) && !bytes[line.position..<end].starts(with: "Optional(".utf8)
        switch argument.value {
        case .page, .pages, .nil:
            let isList = if case .pages = argument.value { true } else { false }
            guard isPlain || !isList && first == UInt8(ascii: "[") else { break }
            let name = String(decoding: bytes[line.position..<end], as: UTF8.self)
            if isAnswer, Self.nils.contains(name) { return .nil }
            try NameRule.check(name, "a page's name", at: .offset(line.position), limits: limits)
            return isList ? .pages([name]) : .page(name)
        case .bool, .word, .point, .number, .decimal: break
        }
        let value = try line.value(like: argument.value, label: argument.label, isAnswer: isAnswer, shape, limits)
        line.skipBlanks()
        guard line.position == end else {
            throw Problem(
                .offset(line.position),
                "\(Wording.quoted(String(decoding: bytes[line.position..<end], as: UTF8.self))) is too much here",
                advice: "Write in --pattern what the app prints behind it.")
        }
        return value
    }

    /// The end of what the app has printed: two blanks or a tab set a note apart.
    fileprivate var endBeforeNote: Int {
        var place = start
        while place < end, Self.isBlank(bytes[place]) { place += 1 }
        while place < end {
            if bytes[place] == UInt8(ascii: "\t") || bytes[place..<end].starts(with: "  turn ".utf8) { return place }
            place += 1
        }
        return end
    }

    /// The first place of some bytes in others, nil if they are not there.
    static func find(_ text: [UInt8], in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        guard !text.isEmpty, range.count >= text.count else { return nil }
        return (range.lowerBound...(range.upperBound - text.count)).first {
            bytes[$0] == text[0] && bytes[$0..<range.upperBound].starts(with: text)
        }
    }
}
