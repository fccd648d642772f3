import Paging

extension Step {
    static let codec = RecordObject<Step>(
        "a step", "One gesture and all that followed from it until rest.",
        from: Step(number: 0, gesture: GestureRecord(.other(""), outcome: .completed)),
        [
            RecordKey(
                required: "number", \.number, { $0.number = $1 }, .stepNumber,
                "The place of the step in the recording, from 0; one more than that of the step before."),
            RecordKey(required: "gesture", \.gesture, { $0.gesture = $1 }, GestureRecord.codec),
            RecordKey(optional: "annotation", \.annotation, { $0.annotation = $1 }, Annotation.recordCodec.codec),
            RecordKey(
                optional: "callbacks", \.callbacks, { $0.callbacks = $1 }, .list(CallbackRecord.codec.codec),
                "The calls that the client received, in order."),
            RecordKey(
                optional: "changes", { $0.ownChanges.isEmpty ? nil : $0.ownChanges }, { $0.ownChanges = $1 },
                .list(OwnChange.codec.codec), "What the app changed in its own state outside of callbacks, in order."),
            RecordKey(
                optional: "before", \.before, { $0.before = $1 }, .holders,
                "What is held before the gesture, by each holder: first the container."),
            RecordKey(
                optional: "after", \.after, { $0.after = $1 }, .holders,
                "What is held after the gesture, by the same holders."),
            RecordKey(
                optional: "loaded", \.loaded, { $0.loaded = $1 }, .list(.name),
                "The pages that the container holds since this step."),
            RecordKey(
                optional: "dropped", \.dropped, { $0.dropped = $1 }, .list(.name), "The pages that it holds no longer."),
            RecordKey(
                optional: "madeNotKept", { $0.madeNotKept.isEmpty ? nil : $0.madeNotKept }, { $0.madeNotKept = $1 },
                .list(.name), "The pages that the data source made in this step, and that nobody keeps."),
            RecordKey(
                optional: "trackers", \.trackers, { $0.trackers = $1 }, .list(TrackerRecord.codec.codec),
                "What the client's variables say at the end."),
            RecordKey(
                optional: "findings", \.findings, { $0.findings = $1 }, .list(Finding.codec.codec),
                "What the step showed to be wrong."),
            RecordKey(
                optional: "turns", \.turns, { $0.turns = $1 }, .list(.count()),
                "The turns of the main queue, as a recorder counts them: of the gesture, then of each call; between two calls with the same number no turn has passed."
            ),
        ],
        check: { step, fields throws(Problem) in
            if let late = step.ownChanges.first(where: { $0.place > step.callbacks.count }) {
                throw Problem(
                    .value(fields.path.appending("changes")),
                    "a change after \(Quantity.text(late.place, "callback")) of \(Quantity.text(step.callbacks.count))",
                    advice: "\"after\" is the number of the step's callbacks that came before the change.")
            }
            guard let turns = step.turns, turns.count != step.callbacks.count + 1 else { return }
            throw Problem(
                .value(fields.path), "a step with \(Quantity.text(turns.count, "turn"))",
                advice: "\"turns\" has one number for the gesture, and one for each callback. It can be left out.")
        })

    func write(to json: inout JSONBytes) { Self.codec.write(self, to: &json) }
}

extension RecordCodec where Value == Int {
    /// The number of a step, whose position in the bytes is kept: a repeated step is written with another number.
    fileprivate static var stepNumber: RecordCodec {
        let codec = count()
        return RecordCodec(
            schema: codec.schema, read: codec.read,
            write: { number, json in
                json.mark()
                codec.write(number, &json)
            })
    }
}

extension OwnChange {
    fileprivate static let codec = RecordObject<OwnChange>(
        "a change of the app", "A variable that the app's own code changed, outside of any callback.",
        from: OwnChange(place: 0, change: .init(tracker: "", old: nil, new: nil), followsSet: false),
        [
            RecordKey(
                optional: "after", { $0.place == 0 ? nil : $0.place }, { $0.place = $1 }, .count(),
                "The number of the step's callbacks that came before it; left out if it is 0."),
            RecordKey(required: "tracker", \.change.tracker, { $0.change.tracker = $1 }, .text),
            RecordKey(optional: "old", \.change.old, { $0.change.old = $1 }, .text),
            RecordKey(optional: "new", \.change.new, { $0.change.new = $1 }, .text),
            RecordKey(
                optional: "followsSet", { $0.followsSet ? true : nil }, { $0.followsSet = $1 }, .boolean,
                "Whether it is code behind a call of setViewControllers; otherwise a function of the app does it."),
        ])
}

extension Annotation {
    fileprivate static let recordCodec = RecordObject<Annotation>(
        "an annotation", "What the author of the trace says of the step.", from: Annotation(),
        [
            RecordKey(
                optional: "emphasis", { $0.isEmphasized ? true : nil }, { $0.isEmphasized = $1 }, .boolean,
                "Whether the step stands out in drawings."),
            RecordKey(
                optional: "note", \.note, { $0.note = $1 }, .name, "What is worth looking at in it, in one line."),
        ])
}

extension TrackerRecord {
    fileprivate static let codec = RecordObject<TrackerRecord>(
        "a tracker", "What a variable of the client says at the end of a step.",
        from: TrackerRecord(name: "", value: nil),
        [
            RecordKey(required: "name", \.name, { $0.name = $1 }, .text),
            RecordKey(
                optional: "value", \.value, { $0.value = $1 }, .text, "What it says; left out if it says nothing yet."),
            RecordKey(
                optional: "holds", { $0.holds == .page ? nil : $0.holds }, { $0.holds = $1 }, .word,
                "What the value is; left out if it is a page."),
            RecordKey(
                optional: "isWrong", \.isWrong, { $0.isWrong = $1 }, .boolean,
                "Whether it names another page than the one shown."
            ),
            RecordKey(
                optional: "isChecked", { $0.isChecked ? nil : false }, { $0.isChecked = $1 }, .boolean,
                "Whether it can be judged: a page is at rest, and what it should be is known; left out if it can."),
        ])
}

extension Finding {
    fileprivate static let codec = RecordObject<Finding>(
        "a finding", "Something that a step showed to be wrong.", from: Finding(kind: .wrongTracker, message: ""),
        [
            RecordKey(required: "kind", \.kind, { $0.kind = $1 }, .word, "What sort of thing is wrong."),
            RecordKey(required: "message", \.message, { $0.message = $1 }, .words, "One sentence for people."),
            RecordKey(
                optional: "rule", \.rule?.name, { $0.rule = RuleReference(EarlierSpelling.current($1)) }, .words,
                "The rule, such as \"13\", or the error, such as \"E2\"."),
            RecordKey(
                optional: "callback", \.callback, { $0.callback = $1 }, .count(from: 1),
                "The number, from 1, of the callback at which it happened."),
            RecordKey(
                optional: "tracker", \.tracker, { $0.tracker = $1 }, .text, "The variable of the client that is wrong."),
            RecordKey(
                optional: "pages", { $0.pages.isEmpty ? nil : $0.pages }, { $0.pages = $1 }, .list(.name),
                "The pages that the message names, in its order."),
        ])
}
