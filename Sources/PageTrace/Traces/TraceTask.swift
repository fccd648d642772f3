/// What a page that answers to a finger asks of its reader: to bring the app to a finding.
///
/// ```json
/// "tasks": [{ "make": "wrong title" }, { "make": "stuck" }]
/// ```
///
/// Without tasks, each sort of finding that can be reached is one.
package struct TraceTask: Hashable, Sendable {
    package var kind: Finding.Kind
    /// The name of the variable that is to be wrong; nil if the finding is not about a variable.
    package var tracker: String?

    /// The task in words, such as `make title wrong`.
    package var words: String { FindingSort(kind, tracker: tracker).task }

    /// Whether a sort of finding solves the task.
    func isSolved(by sort: FindingSort) -> Bool { sort.kind == kind && (tracker == nil || sort.tracker == tracker) }
}

extension TraceTask {
    /// The maximum number of tasks in a trace.
    static let most = 20

    private static let codec = ObjectCodec(
        "a task", "What a page that answers to a finger asks of its reader.", from: TraceTask(kind: .wrongTracker),
        [
            Key(
                required: "make", \.self, goal, "The finding to reach.",
                advice: "Say what to reach: \"wrong title\".")
        ])

    static let list = Codec<[TraceTask]>.list(
        of: "tasks", codec,
        check: { task, value, others throws(Problem) in
            guard others.contains(task) else { return }
            throw Problem(
                .value(value.path), "the task \(Wording.quoted(task.goal)) is there twice", advice: "Leave one out.")
        }, atMost: { _ in most },
        schema: ["type": "array", "minItems": 1, "maxItems": .raw(most), "uniqueItems": true]
    ).checked { tasks, value, _ throws(Problem) in
        guard tasks.isEmpty else { return }
        throw Problem(
            .value(value.path), "there are no tasks", advice: "Leave \"tasks\" out: what can be reached is one.")
    }

    /// A kind of finding by its name; a variable that is wrong as `wrong title`.
    private static let goal = Codec<TraceTask>(
        schema: [
            "anyOf": [
                .oneOf(kinds.map(\.rawValue)),
                [
                    "type": "string", "maxLength": .raw(TraceLimits().nameLength),
                    "pattern": "^wrong [^\\u0000-\\u001F\\u007F-\\u009F]+$",
                ],
            ]
        ],
        read: { value, key, reading throws(Problem) in
            let text = try Codec<String>.text("the goal of a task").read(value, key, &reading)
            // As bytes: what follows the blank may join it in one character.
            let start = "wrong ".utf8
            if text.utf8.starts(with: start), text.utf8.count > start.count {
                let tracker = String(decoding: text.utf8.dropFirst(start.count), as: UTF8.self)
                return TraceTask(kind: .wrongTracker, tracker: tracker)
            }
            if let kind = kinds.first(where: { $0.rawValue == text }) { return TraceTask(kind: kind) }
            throw .unknownWord(text, at: value, "\"\(key)\"", mustBe: ["wrong NAME"] + kinds.map(\.rawValue))
        },
        write: { .string($0.goal) })

    /// The findings that a reader can reach: the others say something of a test in Swift.
    private static let kinds = Finding.Kind.allCases.filter {
        ![.wrongTracker, .impossibleGesture, .nothingHeard].contains($0)
    }

    /// How a trace names the finding.
    var goal: String { tracker.map { "wrong \($0)" } ?? kind.rawValue }
}
