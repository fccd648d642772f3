import Paging

extension CallbackRecord {
    /// The form of a callback in a recording.
    ///
    /// An answer of `null` is nil; if the answer is missing, the method does not answer.
    static let codec = RecordObject<CallbackRecord>(
        "a callback", "One call from the container to the client.",
        from: CallbackRecord(name: "", role: .dataSource, phase: .rest),
        [
            RecordKey(
                required: "callback", \.name, { $0.name = $1 }, .label, "The method, such as \"viewControllerAfter\"."),
            RecordKey(required: "role", \.role, { $0.role = $1 }, .word, "The part of the client that is called."),
            RecordKey(
                optional: "phase", \.phase, { $0.phase = $1 }, .word,
                "What the container was doing; \"rest\" if nobody knows."),
            RecordKey(
                optional: "arguments", \.arguments, { $0.arguments = $1 }, .list(Argument.codec.codec), "In order."),
            RecordKey(
                optional: "answer", \.answer, { $0.answer = $1 }, Value.codec,
                "What the client answered; left out if the method answers nothing."),
            RecordKey(optional: "note", \.note, { $0.note = $1 }, .words, "A few words, such as \"preloaded\"."),
            RecordKey(
                optional: "remark", \.remark?.known, { $0.remark = .known($1) }, .word,
                "What the note says, if it is one of pagetrace's own."),
            RecordKey(
                optional: "changes", { $0.changes.isEmpty ? nil : $0.changes }, { $0.changes = $1 },
                .list(Change.codec.codec), "What the client changed in its own state during the call."),
        ])
}

extension CallbackRecord.Argument {
    fileprivate static let codec = RecordObject<CallbackRecord.Argument>(
        "an argument", "An argument, with the label that the client's code has for it.",
        from: CallbackRecord.Argument(nil, .nil),
        [
            RecordKey(optional: "label", \.label, { $0.label = $1 }, .label),
            RecordKey(required: "value", \.value, { $0.value = $1 }, CallbackRecord.Value.codec),
        ])
}

extension CallbackRecord.Change {
    fileprivate static let codec = RecordObject<CallbackRecord.Change>(
        "a change", "A variable of the client that changed: what it said before, and what it says now.",
        from: CallbackRecord.Change(tracker: "", old: nil, new: nil),
        [
            RecordKey(required: "tracker", \.tracker, { $0.tracker = $1 }, .text),
            RecordKey(optional: "old", \.old, { $0.old = $1 }, .text),
            RecordKey(optional: "new", \.new, { $0.new = $1 }, .text),
        ])
}

extension CallbackRecord.Value {
    /// `{"page": "Third"}`, `{"pages": ["Third"]}`, `{"word": "mid"}`, `{"decimal": 0.5}`, `{"point": [320, 0]}` with its
    /// words, `true`, `3` or `null`.
    fileprivate static let codec = RecordCodec<CallbackRecord.Value>(
        schema: ["anyOf": [["type": "boolean"], ["type": "integer"], ["type": "null"], object.schema]],
        read: { value, key, reading throws(Problem) in
            if value.members != nil { return try object.read(value, &reading) }
            if let truth = value.boolean { return .bool(truth) }
            if value.isNull { return .nil }
            if let number = value.integer(Int.self) { return .number(number) }
            throw .wrongValue(
                value.path, "\"\(key)\"",
                mustBe:
                    "an object with a page, pages, a word or a decimal, or true, false, a whole number or null"
            )
        },
        write: { value, json in
            switch value {
            case .page, .pages, .word, .decimal, .point: object.write(value, to: &json)
            case .bool(let truth): json.bool(truth)
            case .number(let number): json.number(number)
            case .nil: json.word("null")
            }
        })

    /// The values that name their kind.
    private static let object = RecordObject<CallbackRecord.Value>(
        "a value", "An argument or an answer: one of these.", from: .nil,
        [
            RecordKey(
                optional: "point", { if case .point(let point) = $0 { [point.x, point.y] } else { nil } },
                { $0 = .point(ScrollPoint(x: $1[0], y: $1[1])) }, .few(.bounded, 2...2, "two numbers"),
                "A point in the content of a scroll view: across and down, in points; beside its words."),
            RecordKey(
                optional: "page", { if case .page(let page) = $0 { page } else { nil } }, { $0 = .page($1) }, .name,
                "A page by its name."),
            RecordKey(
                optional: "pages", { if case .pages(let pages) = $0 { pages } else { nil } }, { $0 = .pages($1) },
                .list(.name), "Several pages."),
            RecordKey(
                optional: "word", \.wordOrPoint, { if case .point = $0 {} else { $0 = .word($1) } }, .words,
                "A word of UIKit, such as \"mid\"; beside a point, the point in words."),
            RecordKey(
                optional: "decimal", { if case .decimal(let number) = $0 { number } else { nil } },
                { $0 = .decimal($1) }, .decimal, "A number that need not be whole, such as a progress."),
        ],
        rule: ["oneOf": .list(["page", "pages", "word", "decimal"].map { ["required": [.string($0)]] })],
        check: { _, fields throws(Problem) in
            // A point stands beside its words.
            let count = fields.keys.count - (fields.has("point") && fields.has("word") ? 1 : 0)
            guard count != 1 || fields.has("point") && !fields.has("word") else { return }
            throw Problem(
                .value(fields.path), "a value with \(fields.keys.isEmpty ? "nothing in it" : "several keys")",
                advice: "Write one of \"page\", \"pages\", \"word\" and \"decimal\".")
        })
}

extension CallbackRecord.Value {
    /// The word of the value; that of a point is for those who know no points.
    fileprivate var wordOrPoint: String? {
        switch self {
        case .word(let word): word
        case .point(let point): point.text
        case .page, .pages, .bool, .number, .decimal, .nil: nil
        }
    }
}
