extension GestureSequence {
    /// The list as it is written in a trace, with a line for each gesture.
    func json(in container: TraceContainer) -> JSONTree {
        // What a root container does not have is written as the others have it, and refused when it is read.
        func group(_ group: GestureGroup) -> JSONTree {
            let forms = GestureForms.pageViewController.groups
            return .object(forms.lazy.compactMap { $0.members(group, container) }.first ?? [])
        }
        let lines = parts.map { part -> JSONTree in
            switch part {
            // As text, which takes less memory than a tree.
            case .gesture(let gesture): .raw(gesture.json(in: container).text())
            case .annotated(let gesture, let annotation):
                .raw(
                    JSONTree.joined(
                        gesture.json(in: container), .object(Annotation.form.members(annotation, container))
                    ).text())
            case .repetition(let gestures, let count):
                group(.repetition(Repetition(rounds: count, body: .gestures(gestures))))
            case .randomWalk(let walk): group(.randomWalk(walk, []))
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
