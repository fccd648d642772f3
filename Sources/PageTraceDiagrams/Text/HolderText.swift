import Graphviz
import PageTrace

/// Whose pages a row of cells shows.
///
/// Most holders are somebody: the container, the data source. Some are only what the pages have in common: those that
/// were `told that they appeared`.
enum HolderText {
    /// Above the pages: `held by the container`, `told that they appeared`; or who it is if there is no room for more.
    static func title(of holder: String, width: Double) -> String {
        let title = Words.say(isSomebody(holder) ? "held by the \(holder)" : holder)
        let isLong = TextStyle.boldMark.width(of: title) > width
        return TextStyle.boldMark.line(isLong ? Words.say(holder) : title, width: width)
    }

    /// As part of a sentence: `pages of the container`, `pages told that they appeared`.
    static func pages(of holder: String) -> String {
        isSomebody(holder) ? "pages of the \(holder)" : "pages \(holder)"
    }

    private static func isSomebody(_ holder: String) -> Bool { holder != HeldPages.appearedPages }
}
