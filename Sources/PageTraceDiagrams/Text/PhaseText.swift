import PageTrace

/// What the container is doing while it calls, in a word that is beside the calls.
enum PhaseText {
    /// The word, empty for what needs none.
    static func word(for phase: Phase) -> String { Words.say(english(phase)) }

    private static func english(_ phase: Phase) -> String {
        switch phase {
        case .rest: ""
        case .dragStart, .drag: "drag"
        case .landing: "landed"
        case .returning: "back"
        case .preload: "ahead"
        case .set: "set"
        case .completion: "done"
        case .orientation: "turn"
        }
    }
}
