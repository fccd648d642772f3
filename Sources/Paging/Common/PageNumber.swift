/// A page, by its number.
///
/// Whatever an app shows as a page, the model and all code that reads its results use numbers: they are small and fast to
/// compare, and two pages with the same name remain different pages. Whoever owns the pages gives out their numbers.
package struct PageNumber: Hashable, Sendable {
    /// The number, from 0; -1 for a page that nobody knows.
    package let index: Int

    package static let missing = PageNumber(-1)

    package init(_ index: Int) { self.index = index }
}

extension PageNumber: Comparable {
    package static func < (one: Self, other: Self) -> Bool { one.index < other.index }
}

/// A page that a data source makes anew for each question: pages with the same name can be different pages.
///
/// The number of a copy has the number of the page itself in its lower bits, then the index that the copy keeps, then how
/// many copies of the page came before it.
extension PageNumber {
    private static var ownBits: Int { 24 }
    private static var indexBits: Int { 16 }

    /// - Parameters:
    ///   - index: The index in the list that the copy itself keeps; 0 if it keeps none.
    ///   - copy: 0 for the app's own page, from 1 on for those that a data source has made.
    package init(copyOf page: PageNumber, index: Int = 0, copy: Int) {
        let own = page.index & (1 << Self.ownBits - 1)
        let kept = index & (1 << Self.indexBits - 1)
        self.init(own | kept << Self.ownBits | copy << (Self.ownBits + Self.indexBits))
    }

    /// The page itself, which all its copies share.
    package var own: PageNumber {
        let own = index & (1 << Self.ownBits - 1)
        return own == 1 << Self.ownBits - 1 ? .missing : PageNumber(own)
    }

    /// The index in the list that the copy keeps.
    package var ownIndex: Int {
        let unused = Int.bitWidth - Self.indexBits
        return ((index >> Self.ownBits) << unused) >> unused
    }

    /// The number of this copy: 0 for the app's own page, from 1 on for those that a data source has made.
    package var copy: Int { index >> (Self.ownBits + Self.indexBits) }

    /// Another copy of the same page.
    package func numbered(_ copy: Int) -> PageNumber { PageNumber(copyOf: own, index: ownIndex, copy: copy) }
}
