import Paging

/// The world of a list with any number of pages: pages that nothing names are alike, and a long run of them is as good
/// as a short one.
///
/// A state names a few pages: those that the container holds, those in the app's variables, those in its code, and the
/// first and the last. A gesture reaches two pages beyond them at most. Two that are five apart therefore do not meet,
/// nor do two that are fifty apart, and the same follows, but for the distance that is left. So a run of five stands
/// for every longer one. What follows is found with runs that are much longer, and counts for all.
struct EveryLengthWorld: World {
    /// A container and a client, whose list has as many pages as are meant.
    struct Situation: Hashable {
        let container: PageViewController<PagePosition>
        let client: ListClient<PagePosition>
    }

    typealias Driven = NamedStage<ListClient<PagePosition>>

    /// How far beyond the pages that a state names a gesture may look; the search checks it.
    static let reach = 2
    /// The run that stands for every longer one: what comes from its two ends does not meet.
    static let run = 2 * reach + 1
    /// The run with which it is found what follows: much longer than all short runs together.
    private static let longRun = 64
    /// The number of pages of the longest list: as many long runs as a state can have.
    static let mostPages = 600
    /// The maximum number of variables, and of pages at the beginning of the list that gestures or the app's code name.
    static let mostNamed = 8
    /// The maximum number of states: a list of every length is a question beside the one that was asked.
    static let mostStates = 20_000

    let wordCount = 1
    let costs: [GestureCost]
    private(set) var sorts = SortNumbers()
    private var stage: Driven
    private let gestures: [PageViewControllerGesture]
    /// The number of pages at the beginning of the list that are named whatever the state is.
    private let fixed: Int
    private let starts: [Situation]
    private var possible: PossibleGestures<Driven>
    private var situations = Interner<Situation>()
    private var lists: [Int: PageList<PagePosition>] = [:]

    /// - Parameters:
    ///   - stage: The container and the client with a list of ``mostPages`` pages, whose names are known.
    ///   - starts: The same where exploring begins, with lists of every length that makes a difference.
    ///   - fixed: The number of pages at the beginning of the list that gestures or the app's code name.
    init(
        _ stage: Driven, starts: [Driven], _ gestures: [ExploredGesture<PageViewControllerGesture>], fixed: Int,
        line: PageLine
    ) {
        self.stage = stage
        self.gestures = gestures.map(\.gesture)
        self.fixed = max(1, fixed)
        self.starts = starts.map { Situation(container: $0.stage.container, client: $0.stage.client) }
        costs = gestures.map(GestureCost.init)
        possible = PossibleGestures(self.gestures, line: line)
        // The number 0 is for the moment before the list has a length.
        _ = situations.number(of: Situation(container: stage.stage.container, client: stage.stage.client))
    }

    var memory: Int { situations.memory }

    func start() -> [UInt64] { [0] }

    mutating func expand(_ state: Int, _ words: UnsafeBufferPointer<UInt64>, into successors: inout Successors) {
        guard words[0] > 0 else {
            for start in starts { append(start, of: nil, 0, Followed(), in: state, into: &successors) }
            return
        }
        let short = situations.values[Int(words[0])]
        let places = places(of: short)
        let lengths = Self.lengths(places).map { $0 == Self.run ? Self.longRun : $0 }
        guard let long = stretched(short, places, lengths) else {
            successors.append(0, in: state, Followed(isExact: false), words)
            return
        }
        stage.restore(long.container, long.client)
        for gesture in possible(in: stage) where !successors.areEndless {
            stage.restore(long.container, long.client)
            let seen = stage.observe(gestures[gesture])
            var followed = Followed(findings: seen.findings(&sorts))
            followed.isEnd = stage.hasStopped
            followed.isEndless = sorts.areEndless(followed.findings)
            let next = Situation(container: stage.stage.container, client: stage.stage.client)
            append(next, of: (long, seen), gesture, followed, in: state, into: &successors)
        }
    }

    /// Appends what a situation with long runs stands for.
    private mutating func append(
        _ next: Situation, of origin: (situation: Situation, seen: PageObservation)?, _ gesture: Int,
        _ followed: Followed, in state: Int, into successors: inout Successors
    ) {
        var followed = followed
        let places = places(of: next)
        if let origin, !isNear(places, origin.seen, to: self.places(of: origin.situation)) { followed.isExact = false }
        for lengths in Self.shortened(Self.lengths(places)) {
            var word: UInt64 = 0
            if !followed.isEnd {
                if let short = stretched(next, places, lengths) {
                    word = UInt64(situations.number(of: short))
                } else {
                    followed.isExact = false
                }
            }
            withUnsafePointer(to: word) {
                successors.append(gesture, in: state, followed, UnsafeBufferPointer(start: $0, count: 1))
            }
            if followed.isEnd { return }
        }
    }

    /// Whether all pages that were named or asked about are near those that were named before.
    private func isNear(_ places: [Int], _ seen: PageObservation, to before: [Int]) -> Bool {
        var met = Set(places)
        for entry in seen.log { _ = entry.callback.map { met.insert(Int($0.index)).inserted } }
        return met.allSatisfy { place in before.contains { abs($0 - place) <= Self.reach } }
    }

    /// The places of the pages that a situation names, from the first page to the last.
    private func places(of situation: Situation) -> [Int] {
        let last = situation.client.list.pages.count - 1
        var places = Set(0..<min(fixed, last + 1)).union([last])
        let note = { (page: PagePosition) -> PagePosition in
            places.insert(Int(page.index))
            return page
        }
        _ = situation.container.map(note)
        _ = situation.client.map(situation.client.list, note)
        return places.sorted()
    }

    private static func lengths(_ places: [Int]) -> [Int] { zip(places.dropFirst(), places).map { $0 - $1 } }

    /// The situation with other distances between the pages that it names; nil if the list would be too long.
    private mutating func stretched(_ situation: Situation, _ places: [Int], _ lengths: [Int]) -> Situation? {
        var moved: [Int: PagePosition] = [:]
        var place = places[0]
        moved[place] = PagePosition(place)
        for (next, length) in zip(places.dropFirst(), lengths) {
            place += length
            moved[next] = PagePosition(place)
        }
        guard place < Self.mostPages else { return nil }
        let list = lists[place] ?? PageList((0...place).map(PagePosition.init))
        lists[place] = list
        let transform = { (page: PagePosition) in moved[Int(page.index)] ?? page }
        return Situation(container: situation.container.map(transform), client: situation.client.map(list, transform))
    }

    /// The lengths of the runs that long runs stand for: what is left of five, of six, and so on.
    private static func shortened(_ lengths: [Int]) -> [[Int]] {
        var all: [[Int]] = [[]]
        for length in lengths {
            let longRuns = (length + 2 * reach) / longRun
            let least = longRuns == 0 ? min(length, run) : max(1, length - longRuns * (longRun - run))
            all = all.flatMap { beginning in (least...max(least, run)).map { beginning + [min($0, run)] } }
            // Without a long run, its length is known.
            if longRuns == 0 { all = all.filter { $0.last == min(length, run) } }
        }
        return all
    }
}
