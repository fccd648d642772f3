/// The pages that somebody keeps at one moment, slot by slot.
public struct HeldPages: Hashable, Sendable {
    /// The content of a slot.
    package enum Content: Hashable, Sendable {
        /// The data source has not been asked yet.
        case unknown
        /// The answer was nil, and it is remembered.
        case none
        /// A page by its name.
        case page(String)
    }

    /// Where a slot lies, as far as a picture has to know.
    package enum Place: Hashable, Sendable {
        /// Beside the page that is shown, which is 0: -1 is the page before it, 2 the one after the next.
        case beside(Int)
        /// A page of an open book: 0 comes first, then 1.
        case leaf(Int)
        /// A cell of a grid, counted from 0.
        case cell(column: Int, row: Int)
    }

    /// One place for a page.
    package struct Slot: Hashable, Sendable {
        /// The place in the holder's words: `before`, `shown`, `after`, `left`, `right`, `kept`.
        package var name: String
        /// Where the slot lies, nil if it lies nowhere in particular.
        package var place: Place?
        /// The content of the slot.
        package var content: Content
        /// Whether the user sees its page.
        package var isShown: Bool

        package init(name: String, place: Place? = nil, content: Content, isShown: Bool = false) {
            self.name = name
            self.place = place
            self.content = content
            self.isShown = isShown
        }

        /// The page in the slot, nil if it holds none.
        package var page: String? { if case .page(let name) = content { name } else { nil } }
    }

    /// Who keeps the pages: `container`, `data source`.
    public var holder: String

    /// The slots, in their order from side to side.
    package var slots: [Slot]

    package init(holder: String = "container", slots: [Slot]) {
        self.holder = holder
        self.slots = slots
    }

    /// The pages that the user sees, in the order of their slots.
    public var shown: [String] { slots.compactMap { $0.isShown ? $0.page : nil } }

    /// Every page in a slot, in the order of the slots, each once.
    package var pages: [String] {
        var seen: Set<String> = []
        return slots.compactMap(\.page).filter { seen.insert($0).inserted }
    }
}

extension [HeldPages] {
    /// The place of the holder whose pages the user sees: the first one, unless what another one holds covers them all.
    package var placeOnScreen: Int { firstIndex { !$0.shown.isEmpty } ?? 0 }

    /// What the holder keeps whose pages the user sees, nil if there is none.
    package var onScreen: HeldPages? { isEmpty ? nil : self[placeOnScreen] }

    /// The pages that the user sees, in the order of their slots.
    package var shown: [String] { onScreen?.shown ?? [] }
}

extension HeldPages {
    /// The holder of pages that nobody keeps, and that have something in common: they were told that they appeared.
    package static let appearedPages = "told that they appeared"
}
