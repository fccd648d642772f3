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
        func rest(after start: String) -> Substring? { words.hasPrefix(start) ? words.dropFirst(start.count) : nil }
        var note: StepNote.Value?
        if let name = rest(after: "back to ")?.utf8 {
            var line = LogScanner(Array(name), 0..<name.count)
            note = (try? line.name(TraceLimits())).map(Self.backTo)
        } else if let position = rest(after: "let go at ").flatMap({ Double($0) }), position.isFinite {
            note = .letGo(at: position)
        }
        return note?.words == words ? note : nil
    }
}
