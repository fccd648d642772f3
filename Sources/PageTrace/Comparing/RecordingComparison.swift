/// Two recordings side by side: which of their steps and callbacks correspond, and where they first diverge.
///
/// Steps correspond if they are the same gesture; callbacks, if they call the same method. What has no counterpart
/// stands alone, in its place.
///
/// ```swift
/// let comparison = RecordingComparison(mistake, repair)
/// comparison.difference?.step      // 1
/// comparison.difference?.sentence(naming: ["mistake", "repair"])
/// // First difference at step 1, callback 1: mistake sets title to Second; repair changes nothing.
/// ```
public struct RecordingComparison: Hashable, Sendable {
    /// A pair of corresponding steps, by their places in the recordings; at least one of them exists.
    package struct Row: Hashable, Sendable {
        /// The place of the step in the first recording, nil if only the second has it.
        package let first: Int?
        /// The place of the step in the second recording, nil if only the first has it.
        package let second: Int?
        /// The callbacks of both steps, in order, by their places in the steps.
        package let callbacks: [Pair]
    }

    /// A pair of corresponding elements, by their places in their lists; at least one of them exists.
    package struct Pair: Hashable, Sendable {
        /// The place in the first list, nil if only the second has it.
        package let first: Int?
        /// The place in the second list, nil if only the first has it.
        package let second: Int?
    }

    package let rows: [Row]

    /// The first difference of each row that has one, in order.
    package let differences: [RecordingDifference]

    /// Where the recordings first diverge, nil if they are the same.
    public var difference: RecordingDifference? { differences.first }

    /// Compares two recordings.
    public init(_ first: Recording, _ second: Recording) {
        rows = Self.steps(of: first, second).map { pair in
            let calls = pair.first.map { first.steps[$0].callbacks.map(\.key) } ?? []
            let others = pair.second.map { second.steps[$0].callbacks.map(\.key) } ?? []
            return Row(first: pair.first, second: pair.second, callbacks: Alignment.pairs(calls, others))
        }
        differences = rows.enumerated().compactMap { place, row in
            RecordingDifference(row, at: place, first, second)
        }
    }

    /// The steps that correspond: by their gestures, and what stands alone between them by what it asks for.
    ///
    /// An app's own act that sets a page corresponds to a plain set of that page.
    private static func steps(of first: Recording, _ second: Recording) -> [Pair] {
        let pairs = Alignment.pairs(first.steps.map { GestureKey($0) }, second.steps.map { GestureKey($0) })
        var steps: [Pair] = []
        var rest = pairs[...]
        while let pair = rest.first {
            guard pair.first == nil || pair.second == nil else {
                steps.append(rest.removeFirst())
                continue
            }
            let alone = rest.prefix { $0.first == nil || $0.second == nil }
            rest = rest.dropFirst(alone.count)
            let (places, others) = (alone.compactMap(\.first), alone.compactMap(\.second))
            steps += Alignment.pairs(
                places.map { GestureKey(first.steps[$0], namesActs: false) },
                others.map { GestureKey(second.steps[$0], namesActs: false) }
            ).map { Pair(first: $0.first.map { places[$0] }, second: $0.second.map { others[$0] }) }
        }
        return steps
    }
}

/// What identifies a gesture when two steps are compared: its outcome is not part of it.
private struct GestureKey: Hashable {
    let name: String
    let pages: [String]

    init(_ step: Step, namesActs: Bool = true) {
        // A set's name does not include its pages; for every other gesture, the pages belong to its outcome.
        if case .set(let act, _) = step.gesture.kind, act == nil || !namesActs {
            (name, pages) = ("set", step.gesture.to)
        } else {
            (name, pages) = (step.gesture.name, [])
        }
    }
}

extension CallbackRecord {
    /// What identifies a method when two callbacks are compared: neither its arguments nor what the container is doing.
    fileprivate var key: CallbackRecord { CallbackRecord(name: name, role: role, phase: .rest) }
}
