extension GestureSequence {
    /// The gestures up to the first of a kind; none if no such gesture is among the first so many.
    func opening(limit: Int, through isLast: (Gesture) -> Bool) -> GestureSequence {
        let soon = Array(prefix(limit))
        return soon.firstIndex(where: isLast).map { GestureSequence(soon[...$0]) } ?? GestureSequence()
    }

    /// What an app does in different gestures, in the order in which they are written; those of an opening are left out.
    func written(after opening: GestureSequence, as act: (Gesture) -> Gesture?) -> [Gesture] {
        var passed = Array(opening)
        var seen: Set<Gesture> = []
        var written: [Gesture] = []
        forEachWritten { gesture in
            if let place = passed.firstIndex(of: gesture) {
                passed.remove(at: place)
            } else if let act = act(gesture), seen.insert(act).inserted {
                written.append(act)
            }
        }
        return written
    }
}
