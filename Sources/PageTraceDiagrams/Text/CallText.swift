import PageTrace

/// A callback as code, as in the text of a recording, with names that are not too long for a drawing.
enum CallText {
    /// The call in pieces between which a line may be broken: `willTransitionTo`, ` [Third]`.
    static func pieces(of callback: CallbackRecord) -> [String] {
        let arguments = callback.arguments.enumerated().map { index, argument in
            text(of: argument) + (index + 1 < callback.arguments.count ? "," : "")
        }
        var pieces: [String]
        if callback.role.hasParentheses {
            pieces = [callback.name + "(" + (arguments.first ?? "")] + arguments.dropFirst().map { " " + $0 }
            pieces[pieces.count - 1] += ")"
        } else {
            pieces = [callback.name] + arguments.map { " " + $0 }
        }
        if let answer = callback.answer { pieces.append(" → " + text(of: answer)) }
        return pieces
    }

    /// The call in pieces, without those that are always expected: that a transition finished, that it left the page
    /// where the gesture began, and that pages appear and disappear with an animation.
    private static func shortPieces(of callback: CallbackRecord, in step: Step) -> [String] {
        if callback.role == .appearance {
            var callback = callback
            callback.arguments.removeAll { $0.label == "animated" && $0.value == .bool(true) }
            return pieces(of: callback)
        }
        guard callback.effect == .ends, let outcome = outcome(of: callback) else {
            return pieces(of: callback)
        }
        let unusual = callback.arguments.filter { argument in
            switch (argument.label, argument.value) {
            case ("finished", .bool(true)), ("completed", _): false
            case ("previous", .pages(let pages)): pages != step.gesture.from
            default: true
            }
        }
        return [callback.name] + unusual.map { " " + text(of: $0) } + [" " + outcome]
    }

    private static func text(of argument: CallbackRecord.Argument) -> String {
        (argument.label.map { $0 + ": " } ?? "") + text(of: argument.value)
    }

    /// A call in lines of a width: it is broken between arguments, then behind the parenthesis, and if that is not enough,
    /// names give way, never the method, an arrow or a parenthesis.
    static func lines(width: Double, _ pieces: () -> [String]) -> [String] {
        func isNarrow(_ lines: [String]) -> Bool {
            lines.allSatisfy { TextStyle.code.width(of: $0) <= width }
        }
        func broken(_ pieces: [String]) -> [String] {
            TextStyle.code.lines(of: pieces, width: width, indent: "\u{A0}\u{A0}")
        }
        let lines = Names.fitted(isNarrow) {
            let pieces = pieces()
            let lines = broken(pieces)
            return isNarrow(lines) ? lines : broken(pieces.flatMap(openedPieces))
        }
        return lines.map { TextStyle.code.line($0, width: width) }
    }

    /// A method and its first argument, which are a piece unless there is too little room.
    private static func openedPieces(_ piece: String) -> [String] {
        guard let open = piece.firstIndex(of: "("), open != piece.startIndex else { return [piece] }
        return [String(piece[...open]), String(piece[piece.index(after: open)...])]
    }

    /// The call in lines of a width, in short: the last one ends with the outcome.
    static func shortLines(of callback: CallbackRecord, in step: Step, width: Double) -> [CallLine] {
        var outcome = ""
        let lines = lines(width: width) {
            // Names in it give way as in the line.
            outcome = self.outcome(of: callback) ?? ""
            return shortPieces(of: callback, in: step)
        }
        return lines.enumerated().map { place, line in
            // A word that has a line for itself stands out as it is.
            let isLast = place + 1 == lines.count && line.hasSuffix(" " + outcome)
            return isLast
                ? CallLine(start: String(line.dropLast(outcome.count)), outcome: outcome) : CallLine(start: line)
        }
    }

    /// The outcome of the call: the answer, or whether the transition was completed.
    static func outcome(of callback: CallbackRecord) -> String? {
        if let answer = callback.answer { return text(of: answer) }
        guard callback.effect == .ends,
            case .bool(let isCompleted)? = callback.arguments.last(where: { $0.label == "completed" })?.value
        else { return nil }
        return Words.say(isCompleted ? "completed" : "not completed")
    }

    /// The call in one line, such as `viewControllerAfter(Third) → Fourth`.
    static func line(of callback: CallbackRecord) -> String {
        pieces(of: callback).joined()
    }

    /// The call without what was answered.
    static func question(of callback: CallbackRecord) -> [String] {
        var callback = callback
        callback.answer = nil
        return pieces(of: callback)
    }

    static func text(of value: CallbackRecord.Value) -> String {
        switch value {
        case .page(let name): Names.inline(name)
        case .pages(let names): "[" + Names.inline(names) + "]"
        case .bool, .number, .decimal, .point, .word, .nil: value.text
        }
    }
}

struct CallLine {
    var start: String
    /// The outcome of the call, if the line ends with it.
    var outcome = ""

    var text: String { start + outcome }
}

/// A change of the client's own state.
struct StateChange {
    let change: CallbackRecord.Change
    /// Who has made it, if it was the app outside of any call.
    var cause: String?

    /// The change as a line, and whether it was the app itself.
    var text: String { values + (cause.map { "  (\(Words.say($0)))" } ?? "") }

    /// The change alone: `title: Second → Third`.
    var values: String {
        let values = [change.old, change.new].map { $0.map(Names.inline) ?? "nil" }
        return "\(Names.shortened(change.tracker, to: 60)): \(values[0]) → \(values[1])"
    }
}

extension Step {
    /// What has changed since the call before, if so many calls have come: in the last of them, and by the app.
    func changes(until count: Int) -> [StateChange] {
        (count > 0 ? callbacks[count - 1].changes.map { StateChange(change: $0) } : [])
            + ownChanges(after: count).map { StateChange(change: $0.change, cause: $0.cause) }
    }
}
