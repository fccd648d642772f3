import Paging

/// The world of a page view controller with the client of a trace, with each state packed into two or three words.
struct PackedWorld: World {
    /// A gesture to try, in the terms of the container.
    private enum Try {
        case container(PageGesture<PagePosition>)
        /// A set, and the set that the client is told of, nil if it takes no notice.
        case set(PageGesture<PagePosition>, told: PageSet<PagePosition>?)
        case list
    }

    static let canBeCopied = true
    let wordCount: Int
    let costs: [GestureCost]
    /// Whether the start and all lists can be packed.
    private(set) var isExact = true

    private let gestures: [ExploredGesture<PageViewControllerGesture>]
    private let tries: [Try]
    /// The number of gestures that are no changes of the list.
    private let steadyCount: Int
    private let line: PageLine
    private let numbers: FindingNumbers
    private let trackerWords: Int
    private let hasIndicator: Bool
    private let positions: [Double]
    private let firstContainer: PageViewController<PagePosition>
    private let firstClient: ListClient<PagePosition>

    /// The lists that changes lead to, by the number that a state has in its second word.
    let lists: PackedLists
    /// The gestures that are possible, by order, number of pages of a set, and list.
    private var possible: [[Int]?] = []

    private var receiver: WatchingReceiver
    private var currentList = 0
    private var next: ContiguousArray<UInt64>

    /// Creates a world; nil if its states cannot be packed into words.
    init?(
        _ stage: NamedStage<ListClient<PagePosition>>, gestures: [ExploredGesture<PageViewControllerGesture>],
        line: PageLine
    ) {
        let (container, client) = (stage.stage.container, stage.stage.client)
        guard PageViewController<PagePosition>.isPackable, ListClient<PagePosition>.isPackable, client.isPackable,
            stage.stage.pages.names.count <= PageViewController<PagePosition>.largestPackedPage,
            // Neighbors that are children have no place in the words.
            !container.settings.readings.contains(.neighborsAreChildren),
            // A data source that answers wrongly or traps needs the client itself to judge it.
            client.description.answersFrom == nil, !client.description.trapsAtUnknownPages,
            // What a completion block sets has no place in the words.
            !gestures.contains(where: \.gesture.setsInCompletion),
            // A tracker has one byte, which stands for a page.
            client.description.trackers.allSatisfy({ $0.holds == .page })
        else { return nil }
        var positions = [0.0] + PageViewControllerSettings.exploredPositions.filter { $0 != 0 }
        if case .drag(let drag) = container.transition, !positions.contains(drag.position) {
            positions.append(drag.position)
        }
        self.positions = positions
        self.gestures = gestures
        self.line = line
        firstContainer = container
        firstClient = client
        costs = gestures.map(GestureCost.init)
        numbers = FindingNumbers(client.description)
        trackerWords = (client.description.trackers.count + 7) / 8
        hasIndicator = client.hasPageIndicator || container.indicator != nil
        wordCount = 2 + trackerWords + (hasIndicator ? 1 : 0)
        let followsSets = client.description.trackers.contains(where: \.followsSets)
        tries = gestures.map { gesture in
            switch gesture.gesture {
            // Only a client that waits takes notice, and it cannot be packed.
            case .list, .after: .list
            case .page(let gesture):
                if case .set(let set) = gesture.withoutLosses {
                    .set(gesture.map(stage.page), told: followsSets ? set.map(stage.page) : nil)
                } else {
                    .container(gesture.map(stage.page))
                }
            }
        }
        steadyCount = tries.count { if case .list = $0 { false } else { true } }
        lists = PackedLists(from: client.list, gestures, line: line, position: stage.page, name: stage.nameOf)
        isExact = lists.isExact
        receiver = WatchingReceiver(client, numbers)
        next = ContiguousArray(repeating: 0, count: wordCount)
    }

    let mostStates = 2_000_000
    let patience = 500_000

    /// Counts the possible gestures of some twenty moments of each list, whether they have occurred or not.
    var memory: Int {
        lists.all.count * (line.pages.count * 24 + gestures.count * 8)
            + (lists.all.count * steadyCount + lists.moveCount) * 160
    }

    var sorts: [FindingSort] { numbers.sorts }
    var witnesses: [(number: Int, words: String)] { PageWitness.all(firstContainer.transitionStyle) }

    mutating func start() -> [UInt64] {
        receiver.client = firstClient
        if !pack(firstContainer, list: 0) { isExact = false }
        return Array(next)
    }

    mutating func expand(_ number: Int, _ state: UnsafeBufferPointer<UInt64>, into successors: inout Successors) {
        // Local, and unpacked in place: to copy a container costs as much as a gesture.
        var before = firstContainer
        unpack(state, into: &before)
        var after = before
        let list = Int(state[1] >> 48)
        let tries = tries
        for gesture in possibleGestures(before, list) where !successors.areEndless {
            unpack(state, into: &after)
            enter(state, list)
            var reached = list
            let outcome: GestureOutcome
            let met: Marks
            switch tries[gesture] {
            case .container(let gesture):
                outcome = after.perform(gesture, client: &receiver)
                met = PageWitness.met(by: gesture, from: before, to: after, outcome, receiver.calls)
            case .set(let gesture, let told):
                if let told { _ = receiver.client.pages(toSet: told) }
                outcome = after.perform(gesture, client: &receiver)
                met = PageWitness.met(by: gesture, from: before, to: after, outcome, receiver.calls)
            case .list:
                reached = lists.number(after: gesture, in: list)
                outcome = .changed
                met = PageWitness.met(
                    by: PageGesture<PagePosition>?.none, from: before, to: after, outcome, receiver.calls)
            }
            var followed = Followed(witnesses: met)
            judge(tries[gesture], outcome, from: before, to: after)
            followed.findings = receiver.findings
            followed.isEnd = after.hasStopped
            followed.isEndless = receiver.sawEndlessSets
            if !followed.isEnd { followed.isExact = pack(after, list: reached) }
            next.withUnsafeBufferPointer { successors.append(gesture, in: number, followed, $0) }
        }
    }

    /// Notes what a gesture shows to be wrong, beside its incidents.
    @inline(__always)
    private mutating func judge(
        _ tried: Try, _ outcome: GestureOutcome, from before: borrowing PageViewController<PagePosition>,
        to after: borrowing PageViewController<PagePosition>
    ) {
        let calls = receiver.calls
        if calls.isDisjoint(with: [.finishedCompleted, .finishedCancelled]) {
            if let problem = PageFinding.Problem(unreportedFrom: before, to: after) { receiver.find(problem) }
        } else {
            judge(.finishedCompleted, outcome, from: before, to: after)
            judge(.cancelledElsewhere, outcome, from: before, to: after)
            judge(.cancelledReturning, outcome, from: before, to: after)
        }
        if case .container(let gesture) = tried, !calls.contains(.requested), let side = before.side(of: gesture) {
            judge(gesture, side, outcome, from: before)
        }
        guard after.isAtRest, !numbers.trackers.isEmpty, !after.onScreen.isEmpty else { return }
        let shown = after.onScreen
        for (place, number) in numbers.trackers.enumerated() {
            if let page = receiver.client.values[place].page, !shown.contains(page) { receiver.findings.insert(number) }
        }
    }

    /// Notes whether one sort of report does not match what is on screen.
    @inline(__always)
    private mutating func judge(
        _ report: PageCalls, _ outcome: GestureOutcome, from before: borrowing PageViewController<PagePosition>,
        to after: borrowing PageViewController<PagePosition>
    ) {
        guard receiver.calls.contains(report) else { return }
        let problem = PageFinding.Problem(
            reported: report == .finishedCompleted, isReturning: report == .cancelledReturning, outcome, from: before,
            to: after)
        if let problem { receiver.find(problem) }
    }

    /// Notes whether a swipe or drag leads elsewhere because of what the container remembers.
    @inline(__always)
    private mutating func judge(
        _ gesture: PageGesture<PagePosition>, _ side: Direction, _ outcome: GestureOutcome,
        from before: borrowing PageViewController<PagePosition>
    ) {
        guard let shown = before.viewControllers.first else { return }
        let isSwipe = if case .swipe = gesture.withoutLosses { true } else { false }
        let problem = PageFinding.Problem(
            PageFinding.Pull(side: side, isSwipe: isSwipe, origin: before.onScreen, outcome: outcome),
            begins: gesture.direction != nil, from: before, reached: receiver.announced,
            expected: receiver.client.currentNeighbor(of: shown, side)
        ) { page in
            receiver.client.currentNeighbor(of: page, .forward) == .none
                && receiver.client.currentNeighbor(of: page, .backward) == .none
        }
        if let problem { receiver.find(problem) }
    }

    @inline(__always)
    private func unpack(_ state: UnsafeBufferPointer<UInt64>, into container: inout PageViewController<PagePosition>) {
        container.unpack(pages: state[0], rest: state[1] & 0xFF00_FFFF_FFFF, positions: positions)
        if hasIndicator { container.packedIndicator = state[wordCount - 1] }
    }

    /// Unpacks a state into the client.
    @inline(__always)
    private mutating func enter(_ state: UnsafeBufferPointer<UInt64>, _ list: Int) {
        receiver.reset()
        receiver.client.packedPending = state[1] >> 32 & 0xFF
        for word in 0..<trackerWords { receiver.client.unpackTrackers(state[2 + word], from: word * 8) }
        if list != currentList {
            receiver.client.list = lists.all[list]
            currentList = list
        }
    }

    /// Packs a container and the client; `false` if they cannot be packed.
    @inline(__always)
    private mutating func pack(_ container: borrowing PageViewController<PagePosition>, list: Int) -> Bool {
        var pages: UInt64 = 0
        var rest: UInt64 = 0
        let isPacked = container.pack(pages: &pages, rest: &rest, positions: positions)
        let isExact = isPacked && receiver.client.isPackable
        if !isExact { receiver.client.completion = nil }
        next[0] = pages
        next[1] = rest | receiver.client.packedPending << 32 | UInt64(list) << 48
        for word in 0..<trackerWords { next[2 + word] = receiver.client.packedTrackers(from: word * 8) }
        if hasIndicator { next[wordCount - 1] = container.packedIndicator }
        return isExact
    }

    @inline(__always)
    private mutating func possibleGestures(_ before: borrowing PageViewController<PagePosition>, _ list: Int) -> [Int] {
        let moment =
            list << 9 | (before.order.lossesLeft > 0 ? 1 : 0) << 8 | (before.waitsForTurn ? 1 : 0) << 7
            | (before.requiredCount - 1) << 6 | Int(before.order.packed)
        if moment < possible.count, let known = possible[moment] { return known }
        return lookUpGestures(before, list, moment)
    }

    private mutating func lookUpGestures(
        _ container: borrowing PageViewController<PagePosition>, _ list: Int, _ moment: Int
    ) -> [Int] {
        let before = copy container
        let members = Set(lists.all[list].pages)
        let found = gestures.indices.filter { number in
            switch tries[number] {
            case .container(let gesture): before.isWorthTrying(gesture)
            case .set(let gesture, _):
                before.isWorthTrying(gesture) && (!line.changesList || gesture.pages.allSatisfy(members.contains))
            case .list: lists.number(after: number, in: list) >= 0
            }
        }
        while possible.count <= moment { possible.append(nil) }
        possible[moment] = found
        return found
    }
}

extension PageViewControllerGesture {
    /// Whether it is a set whose completion block is not the usual one.
    fileprivate var setsInCompletion: Bool {
        guard case .set(let set)? = page?.withoutLosses else { return false }
        return !set.completionPages.isEmpty || set.completion != nil
    }
}

extension PageGesture {
    fileprivate var pages: [Page] { if case .set(let set) = withoutLosses { set.pages } else { [] } }
}
