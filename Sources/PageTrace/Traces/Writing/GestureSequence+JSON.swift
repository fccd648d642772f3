extension GestureSequence {
    /// The list as it is written in a trace, with a line for each gesture.
    ///
    /// - Parameter indentation: The number of spaces before the line in which the list begins.
    func json(in container: TraceContainer, indentation: Int) -> String {
        guard !parts.isEmpty else { return "[]" }
        let spaces = String(repeating: " ", count: indentation)
        let lines = parts.map { part in
            switch part {
            case .gesture(let gesture): gesture.json(in: container)
            case .repetition(let gestures, let count):
                "{ \"repeat\": \(count), \"gestures\": "
                    + gestures.json(in: container, indentation: indentation + 2) + " }"
            case .randomWalk(let walk): JSONWriting.object([("randomWalk", walk.json)])
            }
        }
        return "[\n" + lines.map { "\(spaces)  \($0)" }.joined(separator: ",\n") + "\n\(spaces)]"
    }
}

extension RandomWalk {
    /// How the walk is drawn, as it is written in a trace.
    ///
    /// What has its default is left out.
    var json: String {
        let usual = RandomWalk(seed: seed, count: count)
        var members = [(key: "seed", value: String(seed)), ("gestures", String(count))]
        if forward != usual.forward { members.append(("forward", JSONWriting.number(forward))) }
        if cancelled != usual.cancelled { members.append(("cancelled", JSONWriting.number(cancelled))) }
        if skippedPreloads != usual.skippedPreloads {
            members.append(("skippedPreloads", JSONWriting.number(skippedPreloads)))
        }
        return JSONWriting.object(members)
    }
}
