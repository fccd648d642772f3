import Paging

/// Calls as people print them: with the arguments one after the other, with labels or without, in another order.
extension LogScanner {
    /// Reads a call from behind its name, in the form of a recording or as somebody has printed it.
    ///
    /// - Throws: What is wrong in the form that can be read further.
    mutating func callAsPrinted(_ shape: CallbackShape, limits: TraceLimits) throws(Problem) -> Call {
        var line = self
        var problem: Problem
        do {
            let call = try line.call(shape, limits: limits)
            self = line
            return call
        } catch {
            guard error.kind == .malformed else { throw error }
            problem = error
        }
        line = self
        do {
            if let call = try line.looseCall(shape, limits: limits) {
                self = line
                return call
            }
        } catch {
            if error.offset >= problem.offset { problem = error }
        }
        throw commaExplained(problem, shape)
    }

    /// The problem, which says that a comma ends the name of a page if it lies behind one.
    private func commaExplained(_ problem: Problem, _ shape: CallbackShape) -> Problem {
        guard case .page? = shape.arguments.first?.value, problem.offset > position else { return problem }
        let isAtComma = problem.offset < end && bytes[problem.offset] == UInt8(ascii: ",")
        let before = bytes[position..<problem.offset].last { !Self.isBlank($0) }
        guard isAtComma || before == UInt8(ascii: ",") else { return problem }
        var problem = problem
        if isAtComma { problem.message = "\",\" ends the name" }
        problem.advice = "A name with a comma stands in quotes: \"A, B\". " + problem.advice
        return problem
    }

    /// Reads the arguments of a call from behind its name.
    ///
    /// - Throws: What is wrong with one of them, or which one is missing.
    /// - Returns: Nil if the line says something else.
    private mutating func looseCall(_ shape: CallbackShape, limits: TraceLimits) throws(Problem) -> Call? {
        guard hasPairsOfBrackets else { return nil }
        var values: [CallbackRecord.Value?] = shape.arguments.map { _ in nil }
        var call = Call()
        var hasLabels = false
        while true {
            skipSeparators()
            guard position < end, !isNoteAhead else { break }
            if readArrow() {
                skipSeparators()
                if let example = shape.answer {
                    call.answer = try value(like: example, isAnswer: true, shape, limits)
                }
                continue
            }
            let labelled = readLabel(of: shape)
            if labelled == nil, let label = foreignLabel {
                throw problem("\(shape.name) has no argument \(Wording.quoted(label))", shape)
            }
            if labelled != nil { hasLabels = true }
            guard let place = labelled ?? values.firstIndex(where: { $0 == nil }) else {
                // What follows all arguments is the answer, unless it is the rest of a name.
                guard shape.answer != nil, call.answer == nil, lastByte != UInt8(ascii: ",") else { return nil }
                throw missing("→", in: shape)
            }
            let isBare = bytes[position] != UInt8(ascii: "[")
            if isBare, !shape.arguments[place].value.pages.isEmpty, let word = wordOfNoPage {
                // What stands for the pages before an end is nil if there are none.
                guard shape.canDo(without: shape.arguments[place]), Self.nils.contains(word) else {
                    throw problem("a page is missing here", shape)
                }
                position += word.utf8.count
                values[place] = shape.leaveOut(shape.arguments[place], &call.hidden)
                continue
            }
            guard values[place] == nil,
                let value = try looseValue(
                    like: shape.arguments[place], isLast: place == values.count - 1, shape, limits)
            else { return nil }
            values[place] = value
            if isBare, !value.pages.isEmpty { call.hasBareName = true }
        }
        // Of an end, whoever prints one flag prints whether the transition was completed.
        if shape.kind == .didFinishAnimating, !hasLabels, values.count(where: { $0 != nil }) == 1 { values.reverse() }
        for (place, argument) in shape.arguments.enumerated() where values[place] == nil {
            guard shape.canDo(without: argument) else {
                guard let label = argument.label else { return nil }
                throw missing(label + ":", in: shape)
            }
            values[place] = shape.leaveOut(argument, &call.hidden)
        }
        call.values = values.compactMap { $0 }
        return call
    }

    /// The argument of which the label comes next, which is then read; nil if none does.
    private mutating func readLabel(of shape: CallbackShape) -> Int? {
        var line = self
        let word = line.word()
        guard !word.isEmpty else { return nil }
        line.skipBlanks()
        let label = Self.labels[word] ?? word
        let isOfPage = Self.labelsOfPages.contains(word.lowercased())
        guard let place = shape.arguments.firstIndex(where: { $0.label == label || isOfPage && $0.label == nil })
        else { return nil }
        guard line.read(":") || line.read("=") || line.isTruthAhead(of: shape.arguments[place]) else { return nil }
        self = line
        skipSeparators()
        return place
    }

    /// The label before a list, nil if none comes next.
    private var foreignLabel: String? {
        var line = self
        let word = line.word()
        guard !word.isEmpty, line.read(":") || line.read("=") else { return nil }
        line.skipBlanks()
        return line.position < end && bytes[line.position] == UInt8(ascii: "[") ? word : nil
    }

    /// Whether a flag follows its label without anything between them: `completed true`.
    private func isTruthAhead(of argument: CallbackRecord.Argument) -> Bool {
        guard case .bool = argument.value else { return false }
        var line = self
        return Self.truths[line.word()] != nil
    }

    /// The labels of UIKit's own methods.
    private static let labels = [
        "didFinishAnimating": "finished", "previousViewControllers": "previous", "transitionCompleted": "completed",
        "parent": "toParent",
    ]

    /// The name behind a label, if a name begins with one: `page: B`.
    static func name(behindLabelIn name: String) -> String? {
        guard let end = name.firstIndex(where: { ":=".contains($0) }),
            labelsOfPages.contains(name[..<end].lowercased())
        else { return nil }
        return String(name[name.index(after: end)...].drop { $0 == " " })
    }

    /// Labels that people give to the page of a call, which has none in UIKit.
    private static let labelsOfPages: Set = [
        "pending", "pendingviewcontroller", "pendingviewcontrollers", "viewcontroller", "viewcontrollers", "controller",
        "controllers", "vc", "vcs", "page", "pages", "to", "next", "new",
    ]

    /// What stands here and is no page: nil, or a flag; nil if it may be one.
    private var wordOfNoPage: String? {
        if isNullAhead { return "(null)" }
        var line = self
        let word = line.word()
        guard line.position == end || !Self.isOfWord(bytes[line.position]) else { return nil }
        return Self.nils.contains(word) || Self.truths[word] != nil ? word : nil
    }

    private mutating func looseValue(
        like argument: CallbackRecord.Argument, isLast: Bool, _ shape: CallbackShape, _ limits: TraceLimits
    ) throws(Problem) -> CallbackRecord.Value? {
        guard case .pages = argument.value, position < end, bytes[position] != UInt8(ascii: "[") else {
            // Of a question, what follows the name is the answer.
            guard case .page = argument.value, !isLast || shape.answer != nil else {
                return try value(like: argument.value, label: argument.label, isAnswer: false, shape, limits)
            }
            return looseName(shape, limits).map { .page($0) }
        }
        return (isLast ? try? name(limits) : looseName(shape, limits)).map { .pages([$0]) }
    }

    /// A name before other arguments: one word, which is no label of them, unless it is in quotes or brackets of its own.
    private mutating func looseName(_ shape: CallbackShape, _ limits: TraceLimits) -> String? {
        let rest = bytes[position..<end]
        if rest.first.map("\"<".utf8.contains) == true || rest.starts(with: "Optional(".utf8) {
            return try? name(limits)
        }
        var stop = position
        while stop < end, !Self.isBlank(bytes[stop]), !",()[]".utf8.contains(bytes[stop]) { stop += 1 }
        var word = LogScanner(bytes, position..<stop)
        guard let name = try? word.name(limits), word.position == stop,
            !shape.arguments.contains(where: { $0.label == Self.labels[name] ?? name })
        else { return nil }
        position = stop
        return name
    }

    private var hasPairsOfBrackets: Bool {
        let rest = bytes[position..<end]
        func count(_ byte: Unicode.Scalar) -> Int { rest.count { $0 == UInt8(ascii: byte) } }
        return count("(") == count(")") && count("[") == count("]")
    }

    /// The last byte before the position that stands for something, nil if there is none.
    private var lastByte: UInt8? { bytes[start..<position].last { !Self.isBlank($0) } }

    private var isNoteAhead: Bool {
        if bytes[position] == UInt8(ascii: "#") { return true }
        let blanks = bytes[start..<position].reversed().prefix(while: Self.isBlank)
        return blanks.first == UInt8(ascii: "\t")
            || blanks.count > 1 && bytes[position..<end].starts(with: "turn ".utf8)
    }

    private mutating func skipSeparators() {
        while position < end, !isNullAhead,
            Self.isBlank(bytes[position]) || ",:()".utf8.contains(bytes[position])
        { position += 1 }
    }
}

extension CallbackShape {
    /// Whether a call is understood without an argument.
    func canDo(without argument: CallbackArgument<String>) -> Bool {
        isOptional(argument) || kind == .didFinishAnimating && argument.label != "completed"
    }

    /// What stands for an argument that the log leaves out, nil for nothing.
    func leaveOut(
        _ argument: CallbackArgument<String>, _ hidden: inout ObservedLog.Entry.Hidden
    ) -> CallbackValue<String>? {
        switch argument.label {
        case "finished":
            hidden.finished = true
            return .bool(true)
        case "previous":
            hidden.previous = true
            return .pages([])
        default:
            hidden.animation = true
            return nil
        }
    }
}

extension Problem {
    fileprivate var offset: Int { if case .offset(let offset) = place { offset } else { 0 } }
}
