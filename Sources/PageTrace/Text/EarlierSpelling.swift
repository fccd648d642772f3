/// Words of traces, recordings and commands as they were spelled before they were American throughout.
///
/// They are still read: `staleNeighboursAfterAnimatedSet` is `staleNeighborsAfterAnimatedSet`.
package enum EarlierSpelling {
    /// A word as it is spelled now.
    package static func current(_ word: String) -> String {
        word.replacing("eighbour", with: "eighbor").replacing("Centre", with: "Center")
    }

    /// The one of several words that a word is, as it is spelled now or as it was; nil if it is none of them.
    ///
    /// A word in its spelling of today, as nearly all are, is not looked through for another.
    static func find<Meaning>(_ word: String, in words: [(String, Meaning)]) -> (String, Meaning)? {
        if let found = words.first(where: { $0.0 == word }) { return found }
        let current = current(word)
        return words.first { $0.0 == current }
    }
}
