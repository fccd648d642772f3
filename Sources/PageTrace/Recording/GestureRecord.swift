public import Paging

/// What happened to a container from outside, and how it ended.
public struct GestureRecord: Hashable, Sendable {
    /// What happened, with its values.
    package var kind: Kind

    /// How it ended.
    public var outcome: GestureOutcome

    /// The pages shown before the gesture.
    public var from: [String]

    /// The pages that the gesture led to or, if it was cancelled, toward; empty if there are none.
    public var to: [String]

    /// What else is worth saying, such as `preload skipped`.
    package var notes: [StepNote]

    package init(
        _ kind: Kind, outcome: GestureOutcome, from: [String] = [], to: [String] = [], notes: [StepNote] = []
    ) {
        self.kind = kind
        self.outcome = outcome
        self.from = from
        self.to = to
        self.notes = notes
    }

    /// The gesture in the words of the log, such as `swipe forward`.
    package var name: String { kind.words }

    /// The side that the gesture leads to, if it has one.
    package var direction: Direction? { kind.direction }
}

extension GestureRecord.Kind {
    /// The side that a finger leads to, nil if it leads to none.
    package var direction: Direction? {
        switch self {
        case .swipe(let direction, _), .drag(let direction), .other(_, let direction): direction
        default: nil
        }
    }

    /// The place to which the gesture moves, in pages: one number, or across and down; empty if it names none.
    package var position: [Double] {
        switch self {
        case .move(let position): position
        case .setOffset(let offset): [offset.x, offset.y]
        default: []
        }
    }
}
