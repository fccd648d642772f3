extension GestureSequence {
    /// The gestures up to the first of a kind; none if no such gesture comes soon.
    ///
    /// - Parameter limit: The number of gestures that are looked at.
    func opening(limit: Int, through isLast: (Gesture) -> Bool) -> GestureSequence {
        var opening: [Gesture] = []
        for gesture in self {
            guard opening.count < limit else { break }
            opening.append(gesture)
            if isLast(gesture) { return GestureSequence(opening) }
        }
        return GestureSequence()
    }

    /// The different gestures of a kind, in the order in which they are written first; those of an opening are left out.
    func written(after opening: GestureSequence, where isIncluded: (Gesture) -> Bool) -> [Gesture] {
        var passed = Array(opening)
        var seen: Set<Gesture> = []
        var written: [Gesture] = []
        forEachWritten { gesture in
            if let place = passed.firstIndex(of: gesture) {
                passed.remove(at: place)
            } else if isIncluded(gesture), seen.insert(gesture).inserted {
                written.append(gesture)
            }
        }
        return written
    }
}
