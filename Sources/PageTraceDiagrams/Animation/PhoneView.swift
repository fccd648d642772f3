import Graphviz
import PageTrace

/// What is to be seen of a container at one moment: pages on a strip, the part of it that is in the phone, and trackers.
struct PhoneView {
    /// Where a page lies.
    enum Place: Hashable {
        /// On the strip, so many pages across and down.
        case strip(Int, Int)
        /// In the phone, the first or the second page of an open book.
        case leaf(Int)
        /// On the pile beside the phone: kept, and not to be seen.
        case pile(Int)
    }

    /// A place and what is there.
    struct Card: Hashable {
        var place: Place
        /// The page, or why there is none.
        var content: HeldPages.Content
    }

    /// The cards, in the order of their slots.
    var cards: [Card] = []
    /// Those of them that the user sees.
    var shown: Set<Card> = []
    /// The place on the strip that is in the middle of the phone, in pages.
    var middle = Middle()
    /// How far a finger has moved the page, in pages; nil if none is down.
    var finger: Middle?
    var trackers: [TrackerRecord] = []

    /// A place on the strip, in pages across and down.
    struct Middle: Hashable {
        var across = 0.0
        var down = 0.0

        /// How far pages move to bring this place into the middle, in points.
        func shift(by pitch: Size) -> Middle { Middle(across: -across * pitch.width, down: -down * pitch.height) }
    }

    /// The trackers that are wrong: of a page that is on its way, nothing is said.
    var wrong: [TrackerRecord] { finger == nil ? trackers.filter(\.isWrong) : [] }
}
