/// The pages that a packed state names, and the runs of pages between them that it does not name.
///
/// A run of ``EveryLength/run`` pages or more is long, and its length is forgotten: a short state stands for each state that differs
/// from it only in how long its long runs are.
///
/// A gesture looks at most ``EveryLength/reach`` pages beyond those that the state names. So in a long run it does not reach the page
/// in the middle, from neither end, and what it does is the same however many pages are there: the same calls, the same
/// answers, the same order of pages. What differs are distances over the middle of a long run: they may be as they are
/// here, or larger by any number. Distances over no middle are what they are here. So what a short state leads to, with
/// each of these distances, stands for whatever the states lead to that it stands for.
struct PageRuns {
    private static let reach = EveryLength.reach
    private static let run = EveryLength.run

    /// The fewest pages that the list can have; states with shorter lists are left out.
    private let fewest: Int
    /// The places of pages that gestures or the app's code name: they stay; nil if none is named.
    private let fixed: Range<Int>?
    private let lists: PackedStretches
    /// The places beyond which a state would be too near the ends of the line.
    private let room: Range<Int>

    /// The places that the state names, in order.
    private var places: [Int] = []
    /// For each place of the line, the number of middles of long runs before it.
    private var middlesBefore: [Int]
    private var isMiddle: [Bool]
    private var isNamed: [Bool]
    private var moved: [Int]

    init(_ lists: PackedStretches, fewest: Int, fixed: Range<Int>?) {
        self.lists = lists
        self.fewest = fewest
        self.fixed = fixed
        let start = fixed?.lowerBound == 0 ? 0 : Self.reach
        room = start..<max(start, lists.width - Self.reach)
        middlesBefore = Array(repeating: 0, count: lists.width + 1)
        isMiddle = Array(repeating: false, count: lists.width)
        isNamed = isMiddle
        moved = Array(repeating: 0, count: lists.width)
    }

    /// Notes the long runs of a state, nil for one whose distances are all known.
    mutating func begin(_ state: UnsafeBufferPointer<UInt64>?) {
        for place in isMiddle.indices { isMiddle[place] = false }
        if let state, note(state) {
            for (place, next) in zip(places, places.dropFirst()) where next - place == Self.run {
                isMiddle[place + Self.reach + 1] = true
            }
        }
        for place in isMiddle.indices { middlesBefore[place + 1] = middlesBefore[place] + (isMiddle[place] ? 1 : 0) }
    }

    /// The short states that stand for all that a state may be after a gesture; nil if they cannot be told.
    ///
    /// None if the gesture cannot have come there.
    mutating func shortened(_ state: UnsafeBufferPointer<UInt64>) -> [[UInt64]]? {
        guard note(state), !places.contains(where: { isMiddle[$0] }) else { return nil }
        var all: [[Int]] = [[]]
        for (place, next) in zip(places, places.dropFirst()) {
            let least = min(next - place, Self.run)
            let most = middlesBefore[next] > middlesBefore[place] ? Self.run : least
            all = all.flatMap { beginning in (least...most).map { beginning + [$0] } }
        }
        var states: [[UInt64]] = []
        for lengths in all {
            guard let list = placed(lengths, state) else { return nil }
            if list.isPossible { states.append(lists.words(state, list: list.number) { moved[$0] }) }
        }
        return states
    }

    /// Notes the places that a state names; `false` if one of them is not on the line.
    private mutating func note(_ state: UnsafeBufferPointer<UInt64>) -> Bool {
        for place in isNamed.indices { isNamed[place] = false }
        let list = lists.stretch(state)
        isNamed[list.first] = true
        isNamed[list.last] = true
        for place in fixed ?? 0..<0 { isNamed[place] = true }
        let isOnLine = lists.forEachPlace(in: state) { isNamed[$0] = true }
        places.removeAll(keepingCapacity: true)
        for place in isNamed.indices where isNamed[place] { places.append(place) }
        return isOnLine
    }

    /// Moves the places so that they are as far from each other as the lengths say; nil if the line is too short.
    ///
    /// - Returns: The number of the list, and whether it may be so short.
    private mutating func placed(
        _ lengths: [Int], _ state: UnsafeBufferPointer<UInt64>
    ) -> (number: Int, isPossible: Bool)? {
        var place = room.lowerBound
        for (old, length) in zip(places, [0] + lengths) {
            place += length
            moved[old] = place
        }
        // Without a page that stays, all that counts is how the pages lie to each other.
        let shift = fixed.map { $0.lowerBound - moved[$0.lowerBound] } ?? 0
        for old in places { moved[old] += shift }
        guard let start = places.first, let end = places.last, room.contains(moved[start]), room.contains(moved[end])
        else { return nil }
        let (first, last) = lists.stretch(state)
        guard let number = lists.number(from: moved[first], to: moved[last]) else { return nil }
        let isKnown = !zip(places, lengths).contains { first..<last ~= $0 && $1 == Self.run }
        return (number, !isKnown || moved[last] - moved[first] + 1 >= fewest)
    }
}
