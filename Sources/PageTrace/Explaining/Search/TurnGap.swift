/// What the log says of turns of the main queue between an item and the one before it.
enum TurnGap: Sendable {
    /// Nothing.
    case unknown
    /// None has passed: both have the same number.
    case none
    /// At least one has passed.
    case some

    /// The gaps before each item, and the one behind the last.
    static func gaps(between turns: [Int?]) -> ContiguousArray<TurnGap> {
        var gaps = ContiguousArray(repeating: TurnGap.unknown, count: turns.count + 1)
        var latest: (place: Int, turn: Int)?
        for (place, turn) in turns.enumerated() {
            guard let turn else { continue }
            if let latest {
                if turn == latest.turn {
                    // What stands between two lines of one turn belongs to it, too.
                    for between in (latest.place + 1)...place { gaps[between] = .none }
                } else if place == latest.place + 1 {
                    gaps[place] = .some
                }
            }
            latest = (place, turn)
        }
        return gaps
    }
}

/// What is wrong with the turn of a line, where the model makes the same call or makes another one because of the turn.
enum TurnConflict: Sendable {
    /// The model makes it in a later turn of the main queue, and the log has it in the same.
    case comesLater
    /// The model makes it in the same turn, within the call of the app, and the log has it in a later one.
    case comesInCall
    /// The model makes another call first: a turn has passed for which it waits.
    case comesFirst

    /// What is so in the model, beside the call.
    var words: String {
        switch self {
        case .comesLater: "in a later turn"
        case .comesInCall: "in the same turn"
        case .comesFirst: "in the next turn"
        }
    }
}
