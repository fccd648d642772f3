/// Finds the name that was probably meant.
package enum Suggestion {
    /// The candidate nearest to a name, nil if none is near.
    ///
    /// A name is near if it differs only in case, or if at most a third of its characters are mistyped, swapped,
    /// missing or added; or if it is the beginning of one candidate alone. Long names and long lists are not searched to
    /// the end, because a suggestion is not worth a delay.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let longest = 40
        let wanted = Array(name.lowercased().prefix(longest))
        var best: (candidate: String, distance: Int)?
        for candidate in candidates.prefix(10_000) {
            let letters = Array(candidate.lowercased().prefix(longest))
            let tolerance = Swift.max(1, Swift.max(wanted.count, letters.count) / 3)
            guard abs(letters.count - wanted.count) <= tolerance else { continue }
            let distance = distance(wanted, letters)
            guard distance <= tolerance, distance < Swift.max(letters.count, 1) else { continue }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        if let best { return best.candidate }
        let longer = name.count < 4 ? [] : candidates.prefix(100).filter { $0.hasPrefix(name) }
        if longer.count == 1 { return longer[0] }
        // A selector, as #function prints it, holds the name of a callback.
        return candidates.prefix(100).first { $0.utf8.count > 9 && name.prefix(200).contains($0) }
    }

    /// `Did you mean …?` with a space after it, empty if nothing is near.
    package static func sentence(for name: String, among candidates: some Sequence<String>) -> String {
        nearest(to: name, among: candidates).map { "Did you mean \(Wording.quoted($0))? " } ?? ""
    }

    /// The number of characters to change, add, drop or swap with their neighbor to make one name the other.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforePrevious = [Int](repeating: 0, count: right.count + 1)
        var previous = Array(0...right.count)
        for (row, character) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = Swift.min(
                    previous[column] + (character == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
                    cost = Swift.min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
