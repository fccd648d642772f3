import Paging

extension CallbackRecord {
    /// How a callback is in a recording.
    ///
    /// An answer of `null` is nil; a missing one means that the method answers nothing.
    static let form = RecordObject<CallbackRecord>(
        "a callback", "One call from the container to the client.",
        from: CallbackRecord(name: "", role: .dataSource, phase: .rest),
        [
            RecordKey(
                required: "callback", \.name, { $0.name = $1 }, .label, "The method, such as \"viewControllerAfter\"."),
            RecordKey(required: "role", \.role, { $0.role = $1 }, .word, "The part of the client that is called."),
            RecordKey(
                "phase", \.phase, { $0.phase = $1 }, .word, "What the container was doing; \"rest\" if nobody knows."),
            RecordKey("arguments", \.arguments, { $0.arguments = $1 }, .list(Argument.form.form), "In order."),
            RecordKey(
                optional: "answer", \.answer, { $0.answer = $1 }, Value.form,
                "What the client answered; left out if the method answers nothing."),
            RecordKey(optional: "note", \.note, { $0.note = $1 }, .words, "A few words, such as \"preloaded\"."),
            RecordKey(
                optional: "changes", { $0.changes.isEmpty ? nil : $0.changes }, { $0.changes = $1 },
                .list(Change.form.form), "What the client changed in its own state during the call."),
        ])
}

extension CallbackRecord.Argument {
    fileprivate static let form = RecordObject<CallbackRecord.Argument>(
        "an argument", "An argument, with the label that the client's code has for it.",
        from: CallbackRecord.Argument(nil, .nil),
        [
            RecordKey(optional: "label", \.label, { $0.label = $1 }, .label),
            RecordKey(required: "value", \.value, { $0.value = $1 }, CallbackRecord.Value.form),
        ])
}

extension CallbackRecord.Change {
    fileprivate static let form = RecordObject<CallbackRecord.Change>(
        "a change", "A variable of the client that changed: what it said before, and what it says now.",
        from: CallbackRecord.Change(tracker: "", old: nil, new: nil),
        [
            RecordKey(required: "tracker", \.tracker, { $0.tracker = $1 }, .text),
            RecordKey(optional: "old", \.old, { $0.old = $1 }, .text),
            RecordKey(optional: "new", \.new, { $0.new = $1 }, .text),
        ])
}

extension CallbackRecord.Value {
    /// `{"page": "Third"}`, `{"pages": ["Third"]}`, `{"word": "mid"}`, `{"decimal": 0.5}`, `true`, `3` or `null`.
    fileprivate static let form = RecordForm<CallbackRecord.Value>(
        schema: ["anyOf": [["type": "boolean"], ["type": "integer"], ["type": "null"], object.schema]],
        read: { value, key, reading throws(Problem) in
            if value.members != nil { return try object.read(value, &reading) }
            if let truth = value.boolean { return .bool(truth) }
            if value.isNull { return .nil }
            if let number = value.integer(Int.self) { return .number(number) }
            throw .wrongValue(
                value.path, "\"\(key)\"",
                mustBe: "an object with a page, pages, a word or a decimal, or true, false, a whole number or null")
        },
        write: { value, json in
            switch value {
            case .page, .pages, .word, .decimal: object.write(value, to: &json)
            case .bool(let truth): json.bool(truth)
            case .number(let number): json.number(number)
            case .nil: json.word("null")
            }
        })

    /// The values that say of what kind they are.
    private static let object = RecordObject<CallbackRecord.Value>(
        "a value", "An argument or an answer: one of these.", from: .nil,
        [
            RecordKey(
                optional: "page", { if case .page(let page) = $0 { page } else { nil } }, { $0 = .page($1) }, .name,
                "A page by its name."),
            RecordKey(
                optional: "pages", { if case .pages(let pages) = $0 { pages } else { nil } }, { $0 = .pages($1) },
                .list(.name), "Several pages."),
            RecordKey(
                optional: "word", { if case .word(let word) = $0 { word } else { nil } }, { $0 = .word($1) }, .words,
                "A word of UIKit, such as \"mid\"."),
            RecordKey(
                optional: "decimal", { if case .decimal(let number) = $0 { number } else { nil } },
                { $0 = .decimal($1) }, .decimal, "A number that need not be whole, such as a progress."),
        ],
        rule: ["oneOf": .list(["page", "pages", "word", "decimal"].map { ["required": [.string($0)]] })],
        check: { _, fields throws(Problem) in
            guard fields.keys.count != 1 else { return }
            throw Problem(
                .value(fields.path), "a value with \(fields.keys.isEmpty ? "nothing in it" : "several keys")",
                advice: "Write one of \"page\", \"pages\", \"word\" and \"decimal\".")
        })
}

extension RecordForm where Value == Double {
    /// A position or a progress: finite, and so small that no drawing grows beyond bounds by it.
    fileprivate static var decimal: RecordForm { RecordForm(.number(in: -1e9...1e9)) { $1.decimal($0) } }
}
