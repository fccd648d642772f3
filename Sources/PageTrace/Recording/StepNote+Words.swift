import Paging

extension StepNote.Value {
    /// Reads the words of a note, as they are in recordings.
    init(words: String) { self = Self.fixed[words] ?? Self.naming(words) ?? .other(words) }

    /// The notes that name nothing of their own, by their words.
    private static let fixed: [String: StepNote.Value] = {
        var notes = StepNote.Remark.allCases.map(Self.remark) + RootReaction.Note.allCases.map(Self.reaction)
        notes += ([nil] + AnimationEdge.allCases).map(Self.animated)
        notes += RootAnimation.allCases.flatMap { animation in
            [true, false].map { .replacement(animation, isPossible: $0) }
        }
        notes += Losses.named.map { .lost($0.loss) }
        return Dictionary(notes.map { ($0.words, $0) }) { first, _ in first }
    }()

    /// A note that names a page or a position, nil if it would be written in other words.
    private static func naming(_ words: String) -> StepNote.Value? {
        func rest(after start: String) -> String? {
            words.hasPrefix(start) ? String(words.dropFirst(start.count)) : nil
        }
        let position = rest(after: "let go at ").flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
        let note = rest(after: "back to ").map { .backTo(PageName.unquoted($0)) } ?? position.map(Self.letGo)
        return note?.words == words ? note : nil
    }
}
