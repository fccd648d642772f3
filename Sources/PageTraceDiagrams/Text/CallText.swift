import PageTrace

/// A callback in words: as code, and as a sentence for screen readers.
enum CallText {
    /// The call in pieces between which a line may be broken: `willTransitionTo`, ` [Third]`.
    static func pieces(of callback: CallbackRecord) -> [String] {
        var pieces = [callback.name]
        // A method asked about one thing reads best as a function: `viewControllerAfter(Third)`.
        if callback.arguments.allSatisfy({ $0.label == nil && !isList($0.value) }) {
            if !callback.arguments.isEmpty {
                pieces[0] += "(" + callback.arguments.map { text(of: $0.value) }.joined(separator: ", ") + ")"
            }
        } else {
            for (index, argument) in callback.arguments.enumerated() {
                let label = argument.label.map { $0 + ": " } ?? ""
                let comma = index + 1 < callback.arguments.count ? "," : ""
                pieces.append(" " + label + text(of: argument.value) + comma)
            }
        }
        if let answer = callback.answer { pieces.append(" → " + text(of: answer)) }
        return pieces
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

    /// What was answered, or nil where the method answers nothing.
    static func answer(of callback: CallbackRecord) -> String? {
        callback.answer.map(text)
    }

    /// The client's change of its own state: `title: Second → Third`.
    static func change(_ change: CallbackRecord.Change) -> String {
        "\(change.tracker): \(change.old.map(Names.inline) ?? "nil") → \(change.new.map(Names.inline) ?? "nil")"
    }

    private static func isList(_ value: CallbackRecord.Value) -> Bool {
        if case .pages = value { true } else { false }
    }

    private static func text(of value: CallbackRecord.Value) -> String {
        switch value {
        case .page(let name): Names.inline(name)
        case .pages(let names): "[" + Names.inline(names) + "]"
        case .bool(let truth): truth ? "true" : "false"
        case .number(let number): String(number)
        case .word(let word): Names.inline(word)
        case .nil: "nil"
        }
    }
}
