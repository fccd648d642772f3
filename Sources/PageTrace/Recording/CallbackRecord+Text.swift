extension CallbackRecord {
    /// The call as code, such as `viewControllerAfter(Third) → Fourth`.
    public var text: String {
        var text = name
        switch role {
        case .dataSource, .appearance, .containment, .indicator:
            text += "(\(arguments.map(\.text).joined(separator: ", ")))"
        case .delegate, .completion, .request:
            text += " " + arguments.map(\.text).joined(separator: ", ")
        }
        if let answer { text += " → \(answer.text)" }
        return text
    }

    /// The column in which notes stand, counted from the start of the call.
    private static let noteColumn = 64

    /// The call as one numbered line.
    func line(number: Int) -> String {
        let padding = String(repeating: " ", count: max(0, 6 - "\(number)".count))
        guard let note else { return "\(padding)\(number)  \(text)" }
        let gap = String(repeating: " ", count: max(2, Self.noteColumn - text.count))
        return "\(padding)\(number)  \(text)\(gap)\(note)"
    }
}

extension CallbackRecord.Change {
    /// The change as text, such as `title: Second → Third`.
    public var text: String {
        "\(PageName.ofTracker(tracker)): \(old.map(PageName.text) ?? "nil") → \(new.map(PageName.text) ?? "nil")"
    }
}

extension CallbackRecord.Argument {
    /// The argument as text, such as `completed: true`.
    public var text: String {
        (label.map { "\($0): " } ?? "") + value.text
    }
}

extension CallbackRecord.Value {
    /// The value as text.
    public var text: String {
        switch self {
        case .page(let name): PageName.text(name)
        case .pages(let names): "[\(names.map(PageName.text).joined(separator: ", "))]"
        case .bool(let value): "\(value)"
        case .number(let value): "\(value)"
        case .word(let word): word
        case .nil: "nil"
        }
    }
}
