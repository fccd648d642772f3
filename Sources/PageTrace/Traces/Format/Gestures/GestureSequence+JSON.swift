extension GestureSequence {
    /// The list as it is written in a trace, with a line for each gesture.
    func json(_ codecs: GestureCodecs<Gesture>) -> JSONTree {
        .lines(
            parts.map { part in
                switch part {
                // As text, which takes less memory than a tree.
                case .gesture(let gesture): .raw(codecs.json(gesture).text())
                case .annotated(let gesture, let annotation):
                    .raw(
                        JSONTree.joined(codecs.json(gesture), .object(Annotation.codec.members(annotation))).text())
                case .repetition(let gestures, let count):
                    codecs.json(.repetition(Repetition(rounds: count, body: .gestures(gestures))))
                case .randomWalk(let walk): codecs.json(.randomWalk(walk, JSONPath()))
                }
            })
    }
}
