extension GestureSequence: Sequence {
    /// Makes the gestures one after the other; stores one position for each open repetition.
    package struct Iterator: IteratorProtocol, Sendable {
        /// A position in a sequence, and the number of rounds that remain.
        private struct Place: Sendable {
            var parts: [Part]
            var position = 0
            var remaining: Int

            init(parts: [Part], remaining: Int) { (self.parts, self.remaining) = (parts, remaining) }

            /// A repetition of nothing but a repetition is one of more rounds: no step goes through all levels.
            init(repeating gestures: GestureSequence, count: Int) {
                (parts, remaining) = (gestures.parts, count)
                while parts.count == 1, case .repetition(let inner, let rounds) = parts[0] {
                    (parts, remaining) = (inner.parts, remaining.saturatingProduct(rounds))
                }
            }
        }

        private var place: Place
        /// The positions in the surrounding sequences, the outermost first.
        private var around: [Place] = []
        private var walk: RandomWalk<Gesture>.Iterator?

        /// The trace author's remark on the latest gesture, nil for none.
        package private(set) var annotation: Annotation?

        init(_ gestures: GestureSequence) { place = Place(parts: gestures.parts, remaining: 1) }

        package mutating func next() -> Gesture? {
            if annotation != nil { annotation = nil }
            while true {
                if walk != nil {
                    if let gesture = walk?.next() { return gesture }
                    walk = nil
                }
                guard place.position < place.parts.count else {
                    guard goOn() else { return nil }
                    continue
                }
                let part = place.parts[place.position]
                place.position += 1
                switch part {
                case .gesture(let gesture): return gesture
                case .annotated(let gesture, let annotation):
                    self.annotation = annotation.isEmpty ? nil : annotation
                    return gesture
                case .randomWalk(let random): walk = random.makeIterator()
                // A sequence without gestures would be repeated for nothing.
                case .repetition(let gestures, let count) where count > 0 && !gestures.isEmpty:
                    around.append(place)
                    place = Place(repeating: gestures, count: count)
                case .repetition: break
                }
            }
        }

        /// Begins the next round of a sequence at its end, or returns to the surrounding one; false if there is none.
        private mutating func goOn() -> Bool {
            place.remaining -= 1
            if place.remaining > 0 {
                place.position = 0
                return true
            }
            guard let outer = around.popLast() else {
                // An iterator that has reached its end stays there.
                place.remaining = 0
                return false
            }
            place = outer
            return true
        }
    }

    package func makeIterator() -> Iterator { Iterator(self) }
}
