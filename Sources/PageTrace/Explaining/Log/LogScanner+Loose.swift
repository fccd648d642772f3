import Paging

/// Calls as people print them: with the arguments one after the other, with labels or without, in another order.
extension LogScanner {
    /// Reads a call from behind its name, in the form of a recording or as somebody has printed it.
    ///
    /// - Throws: What is wrong if it is written as in a recording.
    mutating func callAsPrinted(_ shape: CallbackShape, limits: TraceLimits) throws(Problem) -> Call {
        var line = self
        do {
            let call = try line.call(shape, limits: limits)
            self = line
            return call
        } catch {
            guard error.kind == .malformed, let loose = looseCall(shape, limits: limits) else { throw error }
            self = loose.line
            return loose.call
        }
    }

    /// Reads the arguments of a call from behind its name, nil if they are not those of the call.
    func looseCall(_ shape: CallbackShape, limits: TraceLimits) -> (call: Call, line: LogScanner)? {
        guard hasPairsOfBrackets else { return nil }
        var line = self
        var values: [CallbackRecord.Value?] = shape.arguments.map { _ in nil }
        var call = Call()
        while true {
            line.skipSeparators()
            guard line.position < line.end, !line.isNoteAhead else { break }
            if shape.answer != nil, line.readArrow() {
                line.skipSeparators()
                guard let example = shape.answer,
                    let answer = try? line.value(like: example, isAnswer: true, shape, limits)
                else { return nil }
                call.answer = answer
                continue
            }
            guard let place = line.readLabel(of: shape) ?? values.firstIndex(where: { $0 == nil }),
                values[place] == nil,
                let value = line.looseValue(
                    like: shape.arguments[place], isLast: place == values.count - 1, shape, limits)
            else { return nil }
            values[place] = value
        }
        for (place, argument) in shape.arguments.enumerated() where values[place] == nil {
            if shape.isOptional(argument) {
                call.hidesAnimation = true
            } else if shape.role == .delegate, argument.label == "finished" {
                values[place] = .bool(true)
                call.hidesFinished = true
            } else if shape.role == .delegate, argument.label == "previous" {
                values[place] = .pages([])
                call.hidesPrevious = true
            } else {
                return nil
            }
        }
        call.values = values.compactMap { $0 }
        return (call, line)
    }

    /// The argument of which the label comes next, which is then read; nil if none does.
    private mutating func readLabel(of shape: CallbackShape) -> Int? {
        var line = self
        let word = line.word()
        guard !word.isEmpty else { return nil }
        line.skipBlanks()
        guard line.read(":") || line.read("=") else { return nil }
        let label = Self.labels[word] ?? word
        guard let place = shape.arguments.firstIndex(where: { $0.label == label }) else { return nil }
        self = line
        skipSeparators()
        return place
    }

    /// The labels of UIKit's own methods.
    private static let labels = [
        "didFinishAnimating": "finished", "previousViewControllers": "previous", "transitionCompleted": "completed",
        "parent": "toParent",
    ]

    private mutating func looseValue(
        like argument: CallbackRecord.Argument, isLast: Bool, _ shape: CallbackShape, _ limits: TraceLimits
    ) -> CallbackRecord.Value? {
        guard case .pages = argument.value, position < end, bytes[position] != UInt8(ascii: "[") else {
            // Of a question, what follows the name is the answer.
            guard case .page = argument.value, !isLast || shape.answer != nil else {
                return try? value(like: argument.value, label: argument.label, isAnswer: false, shape, limits)
            }
            return looseName(limits).map { .page($0) }
        }
        return (isLast ? try? name(limits) : looseName(limits)).map { .pages([$0]) }
    }

    /// A name before other arguments: one word, unless it is in quotes or brackets of its own.
    private mutating func looseName(_ limits: TraceLimits) -> String? {
        let rest = bytes[position..<end]
        if rest.first.map("\"<".utf8.contains) == true || rest.starts(with: "Optional(".utf8) {
            return try? name(limits)
        }
        var stop = position
        while stop < end, !Self.isBlank(bytes[stop]), !",()[]".utf8.contains(bytes[stop]) { stop += 1 }
        var word = LogScanner(bytes, position..<stop)
        guard let name = try? word.name(limits), word.position == stop else { return nil }
        position = stop
        return name
    }

    private var hasPairsOfBrackets: Bool {
        let rest = bytes[position..<end]
        func count(_ byte: Unicode.Scalar) -> Int { rest.count { $0 == UInt8(ascii: byte) } }
        return count("(") == count(")") && count("[") == count("]")
    }

    private var isNoteAhead: Bool {
        bytes[position] == UInt8(ascii: "#") || position > 1 && bytes[position - 1] == UInt8(ascii: "\t")
    }

    private mutating func skipSeparators() {
        while position < end, Self.isBlank(bytes[position]) || ",:()".utf8.contains(bytes[position]) { position += 1 }
    }
}
