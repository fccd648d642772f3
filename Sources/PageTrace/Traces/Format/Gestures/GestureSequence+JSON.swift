extension GestureSequence {
    /// The list as it is written in a trace, with a line for each gesture.
    func json(in container: TraceContainer) -> JSONTree {
        let lines = parts.map { part -> JSONTree in
            switch part {
            // As text, which takes less memory than a tree.
            case .gesture(let gesture): .raw(gesture.json(in: container).text())
            case .repetition(let gestures, let count):
                ["repeat": .raw(count), "gestures": gestures.json(in: container)]
            case .randomWalk(let walk):
                ["randomWalk": .object(RandomWalk.form.members(walk, container))]
            }
        }
        return lines.isEmpty ? [] : .open(.list(lines))
    }
}

extension Gesture {
    /// The gesture as it is written in a trace: what has its default is left out.
    fileprivate func json(in container: TraceContainer) -> JSONTree {
        for form in self.container.gestures.all {
            if let members = form.members(self, container) { return .object(members) }
        }
        return [:]
    }
}
