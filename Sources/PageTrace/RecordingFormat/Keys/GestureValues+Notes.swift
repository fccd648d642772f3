import Paging

// What notes say in words, they say in keys of their own, too. Either of the two is enough for who reads it.

extension GestureValues {
    /// What the notes say that was lost; each loss is in them once.
    var losses: Losses {
        get { notes.reduce(into: []) { if case .lost(let losses) = $1.value { $0.formUnion(losses) } } }
        set { Losses.named.map(\.loss).filter(newValue.contains).forEach { add(.lost($0)) } }
    }

    /// The notes that name nothing of their own.
    var remarks: [StepNote.Value] {
        get { notes.map(\.value).filter { StepNote.Value.names[$0] != nil } }
        set { newValue.forEach { add($0) } }
    }

    /// Adds a note, in place of its words if they are there.
    fileprivate mutating func add(_ value: StepNote.Value) {
        let note = StepNote(value)
        guard let place = notes.firstIndex(where: { $0.rawValue == note.rawValue }) else { return notes.append(note) }
        notes[place] = note
    }
}

extension RecordKey<GestureValues> {
    /// Creates a key for a note that names something.
    static func note<Value>(
        _ name: StaticString, _ codec: RecordCodec<Value>, _ summary: String,
        _ make: @escaping @Sendable (Value) -> StepNote.Value, get: @escaping @Sendable (StepNote.Value) -> Value?
    ) -> RecordKey {
        RecordKey(
            // Most gestures have no note, and a walk of a million steps asks for each of these keys.
            optional: name, { $0.notes.isEmpty ? nil : $0.notes.lazy.compactMap { get($0.value) }.first },
            { $0.add(make($1)) }, codec, summary)
    }
}

extension RecordCodec where Value == StepNote.Value {
    /// A note that names nothing of its own.
    static var remark: RecordCodec {
        RecordCodec(.oneOf(Value.remarks)) { remark, json in json.string(Value.names[remark] ?? "") }
    }
}

extension StepNote.Value {
    fileprivate static let remarks: [(String, Self)] =
        StepNote.Remark.allCases.map { ("\($0)", .remark($0)) }
        + RootReaction.Note.allCases.map { ("\($0)", .reaction($0)) } + [("animated", .animated(from: nil))]

    fileprivate static let names = Dictionary(uniqueKeysWithValues: remarks.map { ($1, $0) })
}
