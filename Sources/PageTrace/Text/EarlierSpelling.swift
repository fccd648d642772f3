/// Words of traces, recordings and commands as they were spelled before they were American throughout.
///
/// They are still read: `staleNeighboursAfterAnimatedSet` is `staleNeighborsAfterAnimatedSet`.
package enum EarlierSpelling {
    /// A word as it is spelled now.
    package static func current(_ word: String) -> String {
        word.replacing("eighbour", with: "eighbor").replacing("Centre", with: "Center")
    }
}
