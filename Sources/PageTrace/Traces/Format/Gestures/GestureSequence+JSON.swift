extension GestureSequence {
    /// The list as it is written in a trace, with a line for each gesture.
    func json(_ forms: GestureForms<Gesture>) -> JSONTree {
        let lines = parts.map { part -> JSONTree in
            switch part {
            // As text, which takes less memory than a tree.
            case .gesture(let gesture): .raw(forms.json(gesture).text())
            case .annotated(let gesture, let annotation):
                .raw(
                    JSONTree.joined(forms.json(gesture), .object(Annotation.form.members(annotation))).text())
            case .repetition(let gestures, let count):
                forms.json(.repetition(Repetition(rounds: count, body: .gestures(gestures))))
            case .randomWalk(let walk): forms.json(.randomWalk(walk, []))
            }
        }
        return lines.isEmpty ? [] : .open(.list(lines))
    }
}
