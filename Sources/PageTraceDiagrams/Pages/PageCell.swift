/// A page in a row of cells: what a holder does with it at one moment.
struct PageCell: Hashable {
    /// What the holder does with the page; what matters most if there is no room for all comes first.
    enum State: Int, CaseIterable {
        /// The user sees it.
        case shown
        /// It is kept in a slot.
        case held
        /// It was released in this step.
        case dropped
        /// Nobody keeps it.
        case absent
    }

    /// The column: that of the page, or a slot.
    var column: Int
    /// The page among the touched ones.
    var page: Int
    var state: State
    var isLoaded = false
    var isListed = true

    /// The slot of the page, if its column suggests another one.
    ///
    /// In a loop, the page after the last is the first: it is held in the slot after, but its column is before.
    var slot: String?

    /// What is written on the lower edge: that the page is not in the list any more, or its slot.
    var tag: String? {
        !isListed && (state == .shown || state == .held) ? "not in list" : slot
    }

    init(column: Int, state: State, isLoaded: Bool = false, isListed: Bool = true) {
        (self.column, page, self.state) = (column, column, state)
        (self.isLoaded, self.isListed) = (isLoaded, isListed)
    }

    /// The state in words, such as `is shown, loaded in this step`.
    var description: String {
        let place = slot.map { " as the page \($0)" } ?? ""
        return isListed ? words + place : words + place + ", not in the list"
    }

    private var words: String {
        switch state {
        case .shown: isLoaded ? "is shown, loaded in this step" : "is shown"
        case .held: isLoaded ? "is held, loaded in this step" : "is held"
        case .dropped: "was dropped in this step"
        case .absent: "is not held"
        }
    }
}
