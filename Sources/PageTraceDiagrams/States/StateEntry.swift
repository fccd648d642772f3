import PageTrace

/// One line below a state: gestures that lead from it to one state, with one outcome.
struct StateEntry {
    /// The transitions; several only if they lead back to the state.
    let transitions: [StateGraph.Transition]
    let text: String
    /// The numbers of the steps or, if nobody took them, how many there are.
    let steps: String
    /// What the names of its nodes begin with.
    let name: NodeName
    /// The notes of the trace's author, in lines.
    let notes: [String]

    /// The height of a line, and of a line of a note.
    static let pitch = (line: 17.0, note: 12.5)

    private var first: StateGraph.Transition { transitions[0] }
    var from: Int { first.from }
    var to: Int { first.to }
    /// Whether it leads back to the state.
    var isLoop: Bool { from == to }
    /// Whether it leads to the state below.
    var isStraight: Bool { to == from + 1 }
    var height: Double { Self.pitch.line + Double(notes.count) * Self.pitch.note }
    var width: Double {
        let line =
            TextStyle.name.width(of: text) + 8 + TextStyle.remark.width(of: steps)
        return notes.reduce(line) { max($0, TextStyle.remark.width(of: $1)) }
    }

    /// Prepares a line, counted from 1 below its state, that is not wider than the limit.
    init(_ transitions: [StateGraph.Transition], number: Int, limit: Double) {
        self.transitions = transitions
        let numbers = transitions.flatMap(\.steps).sorted()
        let word = Words.say(numbers.count == 1 ? "step" : "steps")
        let named = "\(word) \(StateText.steps(numbers))"
        let steps = transitions[0].isTaken ? named : StateText.times(numbers)
        self.steps = steps
        name = NodeName(
            "state\(transitions[0].from + 1)_transition\(number)",
            "Transition from \(transitions[0].from + 1) to \(transitions[0].to + 1), \(named)")
        notes = transitions.flatMap { StateText.notes(of: $0) }
        let room = limit - 8 - TextStyle.remark.width(of: steps)
        text = TextStyle.name.fitted(width: room) { Self.text(of: transitions) }
    }

    private static func text(of transitions: [StateGraph.Transition]) -> String {
        let first = transitions[0]
        let sign = transitions.contains(where: \.hasFinding) ? "⚠ " : ""
        let gestures = transitions.map { StateText.gestureName(of: $0) }.joined(separator: ", ")
        let badge = StepText.unusualBadge(of: first.gesture)
        let end = badge.isEmpty ? "" : " " + badge
        let target = first.to == first.from || first.to == first.from + 1 ? "" : "  → \(first.to + 1)"
        return sign + gestures + end + target
    }

    /// The entries of a state, in the order of their first steps: what leads back to it once for each outcome.
    static func entries(of state: Int, in graph: StateGraph, limit: Double) -> [StateEntry] {
        let leaving = graph.transitions.filter { $0.from == state }
        var loops: [(outcome: GestureOutcome, transitions: [StateGraph.Transition])] = []
        for transition in leaving where transition.to == state {
            if let place = loops.firstIndex(where: { $0.outcome == transition.gesture.outcome }) {
                loops[place].transitions.append(transition)
            } else {
                loops.append((transition.gesture.outcome, [transition]))
            }
        }
        let others = leaving.filter { $0.to != state }.map { [$0] }
        return (loops.map(\.transitions) + others).sorted { $0[0].steps[0] < $1[0].steps[0] }.enumerated().map {
            StateEntry($1, number: $0 + 1, limit: limit)
        }
    }

    var style: StateLine {
        var meanings: Set = [StateLine.Meaning(first.gesture.outcome)]
        if transitions.contains(where: \.hasFinding), !first.gesture.outcome.isStop { meanings.insert(.finding) }
        if transitions.contains(where: \.isEmphasized) { meanings.insert(.emphasized) }
        return StateLine(meanings: meanings, count: transitions.reduce(0) { $0 + $1.steps.count })
    }
}
