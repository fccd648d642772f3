/// Words of traces, recordings and commands as they were spelled before they were American throughout.
///
/// They are still read: `staleNeighboursAfterAnimatedSet` is `staleNeighborsAfterAnimatedSet`.
package enum EarlierSpelling {
    /// A word as it is spelled now.
    package static func current(_ word: String) -> String {
        word.replacing("eighbour", with: "eighbor").replacing("Centre", with: "Center")
    }

    /// The place among several words of a word as it is spelled now or as it was; nil if it is none of them.
    ///
    /// A word in its spelling of today, as nearly all are, is not looked through for another.
    static func place(of word: String, among words: [String]) -> Int? {
        words.firstIndex(of: word) ?? words.firstIndex(of: current(word))
    }
}

extension String {
    /// What stands between commas, without the blanks before it.
    var components: [String] { split(separator: ",").map { String($0.drop { $0 == " " }) } }
}
