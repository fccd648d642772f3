/// The pages that a state names, and the runs of pages between them that it does not name.
///
/// A run of ``EveryLength/run`` pages or more is long, and its length is forgotten: a short state stands for each state
/// that differs from it only in how long its long runs are.
///
/// A gesture looks at most ``EveryLength/reach`` pages beyond those that the state names. So in a long run it does not
/// reach the page in the middle, from neither end, and what it does is the same however many pages are there: the same
/// calls, the same answers, the same order of pages. What differs are distances over the middle of a long run: they may
/// be as they are here, or larger by any number. Distances over no middle are what they are here. So what a short state
/// leads to, with each of these distances, stands for whatever the states lead to that it stands for.
struct PageRuns {
    private static let reach = EveryLength.reach
    private static let run = EveryLength.run

    /// The fewest pages that the list can have; states with shorter lists are left out.
    private let fewest: Int
    /// The places of pages that gestures or the app's code name: they stay; nil if none is named.
    private let fixed: Range<Int>?
    /// The places beyond which a state would be too near the ends of the line.
    private let room: Range<Int>

    /// The places that the state names, in order.
    private var places: [Int] = []
    /// The places in the middle of long runs.
    private var middles: [Int] = []

    init(width: Int, fewest: Int, fixed: Range<Int>?) {
        self.fewest = fewest
        self.fixed = fixed
        let start = fixed?.lowerBound == 0 ? 0 : Self.reach
        room = start..<max(start, width - Self.reach)
    }

    /// Prepares for a state whose distances are all known.
    mutating func begin() { middles = [] }

    /// Notes the long runs of a state.
    mutating func begin(_ state: UnsafeBufferPointer<UInt64>, on line: inout some PagesOnLine) {
        begin()
        guard note(state, on: &line) else { return }
        middles = zip(places, places.dropFirst()).filter { $1 - $0 == Self.run }.map { $0.0 + Self.reach + 1 }
    }

    /// The short states that stand for all that a state may be after a gesture; nil if they cannot be told.
    ///
    /// None if the gesture cannot have come there.
    mutating func shortened(
        _ state: UnsafeBufferPointer<UInt64>, on line: inout some PagesOnLine
    ) -> [[UInt64]]? {
        guard note(state, on: &line), !places.contains(where: middles.contains) else { return nil }
        var all: [[Int]] = [[]]
        for (place, next) in zip(places, places.dropFirst()) {
            let least = min(next - place, Self.run)
            let most = middles.contains { place..<next ~= $0 } ? Self.run : least
            all = all.flatMap { beginning in (least...most).map { beginning + [$0] } }
        }
        var states: [[UInt64]] = []
        let list = line.list(of: state)
        for lengths in all {
            guard let moved = moved(by: lengths),
                let words = line.words(state, list: moved(list.lowerBound)...moved(list.upperBound), moved)
            else { return nil }
            let isKnown = !zip(places, lengths).contains { list.lowerBound..<list.upperBound ~= $0 && $1 == Self.run }
            if !isKnown || moved(list.upperBound) - moved(list.lowerBound) + 1 >= fewest { states.append(words) }
        }
        return states
    }

    /// Notes the places that a state names; `false` if one of them is not on the line.
    private mutating func note(_ state: UnsafeBufferPointer<UInt64>, on line: inout some PagesOnLine) -> Bool {
        let list = line.list(of: state)
        var named = Array(fixed ?? 0..<0) + [list.lowerBound, list.upperBound]
        let isOnLine = line.forEachPlace(in: state) { named.append($0) }
        named.sort()
        places.removeAll(keepingCapacity: true)
        for place in named where place != places.last { places.append(place) }
        return isOnLine
    }

    /// Where each place goes so that they are as far from each other as the lengths say; nil if the line is too short.
    private func moved(by lengths: [Int]) -> ((Int) -> Int)? {
        var targets = [room.lowerBound]
        for length in lengths { targets.append(targets[targets.count - 1] + length) }
        let places = places
        func target(_ place: Int) -> Int { places.firstIndex(of: place).map { targets[$0] } ?? place }
        // Without a page that stays, all that counts is how the pages lie to each other.
        let shift = fixed.map { $0.lowerBound - target($0.lowerBound) } ?? 0
        guard room.contains(targets[0] + shift), room.contains(targets[targets.count - 1] + shift) else { return nil }
        return { target($0) + shift }
    }
}
