import Paging

/// The pages that a list can come to hold as it grows and shrinks at its ends: every such list is a stretch of this
/// line, unless the app's own changes say otherwise.
struct PageLine: Hashable, Sendable {
    let pages: [String]
    /// How long the list may be.
    let lengths: ClosedRange<Int>

    /// The changes that the app itself makes in its trace; each can be made whenever it fits the list.
    let own: Set<ListChange>

    private let positions: [String: Int]
    /// Whether pages come and go at the front, too.
    private let changesFront: Bool

    /// A line on which a list has room to grow, at its front, too; without lengths it keeps that of the start.
    init(
        _ list: [String], lengths: ClosedRange<Int>? = nil, growsAtFront: Bool = false, own: Set<ListChange> = []
    ) {
        (self.own, changesFront) = (own, growsAtFront)
        let lengths = lengths ?? list.count...list.count
        self.lengths = min(lengths.lowerBound, list.count)...max(lengths.upperBound, list.count)
        let room = self.lengths.upperBound - list.count
        var taken = Set(list + own.flatMap(\.added))
        func names(_ word: String) -> [String] {
            var names: [String] = []
            var number = 0
            while names.count < room {
                number += 1
                if taken.insert("\(word) \(number)").inserted { names.append("\(word) \(number)") }
            }
            return names
        }
        pages = (growsAtFront ? names("Earlier").reversed() : []) + list + names("New")
        positions = Dictionary(pages.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    var changesList: Bool { lengths.count > 1 || !own.isEmpty }

    /// Every change by one page at an end of the list.
    var changes: [ListChange] {
        guard lengths.count > 1 else { return [] }
        var changes: [ListChange] = []
        for (position, page) in pages.enumerated() {
            if position >= lengths.lowerBound, position > 0 { changes.append(.append([page])) }
            if changesFront, position + lengths.lowerBound < pages.count, position + 1 < pages.count {
                changes.append(.prepend([page]))
            }
            changes.append(.remove([page]))
        }
        return changes
    }

    /// Whether the list can change now: by the app's own change if it fits, by one page if the list remains a stretch of
    /// the line and within the allowed lengths.
    func allows(_ change: ListChange, of list: [String]) -> Bool {
        if own.contains(change) { return change.fits(list) }
        guard lengths.count > 1 else { return false }
        guard let first = list.first, let last = list.last else { return false }
        switch change {
        case .append(let added):
            return list.count < lengths.upperBound && position(added) == position([last]).map { $0 + 1 }
        case .prepend(let added):
            return list.count < lengths.upperBound && position([first]) == position(added).map { $0 + 1 }
        case .remove(let removed):
            return list.count > max(1, lengths.lowerBound)
                && (removed == [last] || changesFront && removed == [first])
        case .insert, .replace: return false
        }
    }

    private func position(_ names: [String]) -> Int? { names.first.flatMap { positions[$0] } }
}

/// How short and how long a list may become while it is explored.
struct ListLengths {
    /// The lengths; nil for two pages fewer and two pages more.
    let range: ClosedRange<Int>?
    /// Whether pages come and go at its front, too.
    let growsAtFront: Bool
}

extension ListChange {
    var added: [String] {
        switch self {
        case .append(let pages), .prepend(let pages), .insert(let pages, _), .replace(let pages): pages
        case .remove: []
        }
    }

    /// Whether the change can be made in a list: what it brings is not there, what it takes away is, and something changes.
    fileprivate func fits(_ list: [String]) -> Bool {
        switch self {
        case .append(let pages), .prepend(let pages), .insert(let pages, _): Set(list).isDisjoint(with: pages)
        case .remove(let pages): Set(list).isSuperset(of: pages)
        case .replace(let pages): pages != list
        }
    }
}
