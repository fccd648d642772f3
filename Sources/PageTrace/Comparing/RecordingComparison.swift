/// Two recordings side by side: which of their steps and callbacks belong together, and where they part first.
///
/// Steps belong together if they are the same gesture; callbacks if they are calls of the same method. What has no
/// counterpart is alone, in its place.
///
/// ```swift
/// let comparison = RecordingComparison(mistake, repair)
/// comparison.difference?.step      // 1
/// comparison.difference?.sentence(naming: ["mistake", "repair"])
/// // They part at step 1, callback 1: mistake sets title to Second; repair changes nothing.
/// ```
public struct RecordingComparison: Hashable, Sendable {
    /// Steps that belong together, by their places in the recordings; at least one of them is there.
    public struct Row: Hashable, Sendable {
        /// The place of the step in the first recording, nil if only the second has it.
        public let first: Int?
        /// The place of the step in the second recording, nil if only the first has it.
        public let second: Int?
        /// The callbacks of both steps, in order, by their places in the steps.
        public let callbacks: [Pair]
    }

    /// Things that belong together, by their places; at least one of them is there.
    public struct Pair: Hashable, Sendable {
        /// The place in the first list, nil if only the second has it.
        public let first: Int?
        /// The place in the second list, nil if only the first has it.
        public let second: Int?
    }

    /// The steps of both recordings, in order.
    public let rows: [Row]

    /// The first difference of each row that has one, in order.
    public let differences: [RecordingDifference]

    /// Where the recordings part first, nil if they say the same.
    public var difference: RecordingDifference? { differences.first }

    /// Compares two recordings.
    public init(_ first: Recording, _ second: Recording) {
        rows = Alignment.pairs(first.steps.map(GestureKey.init), second.steps.map(GestureKey.init)).map { pair in
            let calls = pair.first.map { first.steps[$0].callbacks } ?? []
            let others = pair.second.map { second.steps[$0].callbacks } ?? []
            return Row(
                first: pair.first, second: pair.second,
                callbacks: Alignment.pairs(calls.map(CallKey.init), others.map(CallKey.init)))
        }
        differences = rows.enumerated().compactMap { place, row in
            RecordingDifference(row, at: place, first, second)
        }
    }
}

/// What makes two steps the same gesture: not what became of it.
private struct GestureKey: Hashable {
    let name: String
    let pages: [String]

    init(_ step: Step) {
        name = step.gesture.name
        // A set does not name its pages; of every other gesture the pages are what became of it.
        pages = name == "set" ? step.gesture.to : []
    }
}

/// What makes two callbacks calls of the same method, by whichever part of the container.
private struct CallKey: Hashable {
    let name: String
    let role: CallbackRecord.Role

    init(_ callback: CallbackRecord) {
        name = callback.name
        role = callback.role
    }
}
