/// Finds the word that was probably meant.
package enum NearName {
    /// `Did you mean …? ` for a name that is nearly one of some words, empty if none is near.
    package static func sentence(for name: String, among words: [String]) -> String {
        word(for: name, among: words).map { "Did you mean \"\($0)\"? " } ?? ""
    }

    /// The word that is nearly a name, nil if none is.
    package static func word(for name: String, among words: [String]) -> String? {
        let near = words.map { ($0, distance(Array(name.lowercased().prefix(40)), Array($0.lowercased()))) }.min {
            $0.1 < $1.1
        }
        guard let (word, distance) = near, distance <= max(1, word.count / 3) else { return nil }
        return word
    }

    /// How many letters have to be changed, added or dropped to make one word of another.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var previous = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                let change = previous[column] + (letter == other ? 0 : 1)
                current.append(min(change, previous[column + 1] + 1, current[column] + 1))
            }
            previous = current
        }
        return previous[right.count]
    }
}
