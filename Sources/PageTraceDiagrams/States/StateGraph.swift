import PageTrace

/// The distinct states of a container, and the gestures that lead from one to the other.
struct StateGraph {
    /// Gestures of one kind between two states.
    struct Transition {
        var from: Int
        var to: Int
        /// The first of the gestures.
        var gesture: GestureRecord
        var steps: [Int]
        /// Whether these steps were taken: of the transitions of a graph, only their number is told.
        var isTaken: Bool
        var hasFinding = false
        /// What the author of the trace says of the steps, each text once.
        var notes: [String] = []
        var isEmphasized = false

        mutating func add(_ step: Step) {
            steps.append(step.number)
            hasFinding = hasFinding || !step.findings.isEmpty
            isEmphasized = isEmphasized || step.isEmphasized
            if let note = step.shownNote, !notes.contains(note) { notes.append(note) }
        }
    }

    /// The states, in the order in which they came up: what the container keeps, slot by slot.
    private(set) var states: [HeldPages] = []
    /// The transitions, in the order in which they came up.
    private(set) var transitions: [Transition] = []
    private(set) var start: Int?
    /// The first gesture, if nothing was held before it.
    private(set) var opening: Transition?
    /// How many states were left out, because there are more than the limit.
    private(set) var omitted = 0

    private struct Key: Hashable {
        var from: Int
        var to: Int
        var gesture: String
        var outcome: GestureOutcome
    }

    /// Reads a recording; what comes up after the most states is left out, with all that leads to it and from it.
    init(_ recording: Recording, limit: Int) {
        var places: [HeldPages: Int] = [:]
        var keys: [Key: Int] = [:]

        func place(of held: HeldPages) -> Int? {
            if let known = places[held] { return known < limit ? known : nil }
            places[held] = places.count
            guard states.count < limit else { return nil }
            states.append(held)
            return states.count - 1
        }
        for step in recording.steps {
            guard let after = step.after.onScreen else { continue }
            let isFirst = start == nil
            let before = step.before.onScreen.flatMap { $0.pages.isEmpty && isFirst ? nil : place(of: $0) }
            let reached = place(of: after)
            if isFirst {
                start = before ?? reached
                if before == nil, let reached {
                    opening = Transition(
                        from: reached, to: reached, gesture: step.gesture, steps: [step.number],
                        isTaken: recording.isWalk)
                }
            }
            guard let reached, let before else { continue }
            let key = Key(from: before, to: reached, gesture: step.gesture.name, outcome: step.gesture.outcome)
            let place = keys[key] ?? transitions.count
            if place == transitions.count {
                keys[key] = place
                transitions.append(
                    Transition(
                        from: before, to: reached, gesture: step.gesture, steps: [], isTaken: recording.isWalk))
            }
            transitions[place].add(step)
        }
        omitted = places.count - states.count
    }
}
