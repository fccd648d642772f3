import Paging

/// A page view controller with the client of a trace, with each situation packed into two words or a few more.
typealias PackedWorld = StageWorld<WatchedStage>

/// The situations of a page view controller with the client of a trace, packed into words.
///
/// The first word has pages, the second everything else of the container, the client's pending page, how many gestures
/// may still lose a call, and in its upper 16 bits the number of the list. Then come the client's trackers, eight to a word, and the page indicator.
struct PackedSituations: SituationStore {
    static var canBeCopied: Bool { true }

    let wordCount: Int
    let memory: Int
    /// The lists of pages, by their numbers.
    let lists: PackedLists
    private let positions: [Double]
    private let trackerWords: Int
    private let hasIndicator: Bool

    /// Creates a store; nil if the situations that gestures lead to cannot be packed into words.
    init?(
        _ stage: NamedStage<ListClient>, _ gestures: [ExploredGesture<PageViewControllerGesture>],
        _ line: PageLine
    ) {
        let (container, client) = (stage.stage.container, stage.stage.client)
        guard PageViewControllerModel.isPackable, ListClient.isPackable, client.isPackable,
            stage.stage.pages.count <= PageViewControllerModel.largestPackedPage,
            // Neighbors that are children have no place in the words.
            !container.settings.readings.contains(.neighborsAreChildren),
            // A data source that answers wrongly or traps needs the client itself to judge it.
            client.description.answersFrom == nil, !client.description.trapsAtUnknownPages,
            // What a completion block sets has no place in the words.
            !gestures.contains(where: \.gesture.setsInCompletion),
            // A function of the app does several things to the client.
            !gestures.contains(where: { $0.gesture.kind == .act }),
            // A tracker has one byte, which stands for a page.
            client.description.trackers.allSatisfy({ $0.holds == .page })
        else { return nil }
        var positions = [0.0] + PageViewControllerSettings.exploredPositions.filter { $0 != 0 }
        if case .drag(let drag) = container.transition, !positions.contains(drag.position) {
            positions.append(drag.position)
        }
        self.positions = positions
        lists = PackedLists(from: client.list, gestures, line: line, position: stage.page, name: stage.nameOf)
        guard lists.isExact else { return nil }
        trackerWords = (client.description.trackers.count + 7) / 8
        hasIndicator = client.description.hasPageIndicator || container.indicator != nil
        wordCount = 2 + trackerWords + (hasIndicator ? 1 : 0)
        // The possible gestures of some twenty moments of each list, whether they have occurred or not.
        let steadyCount = gestures.count { if case .page = $0.gesture { true } else { false } }
        memory =
            lists.all.count * (line.pages.count * 24 + gestures.count * 8)
            + (lists.all.count * steadyCount + lists.moveCount) * 160
    }

    @inline(__always)
    func enter(_ words: UnsafeBufferPointer<UInt64>, _ stage: inout WatchedStage) {
        restore(words, &stage)
        unpack(words, into: &stage.before)
    }

    // In place: to copy a container costs as much as a gesture.
    @inline(__always)
    func restore(_ words: UnsafeBufferPointer<UInt64>, _ stage: inout WatchedStage) {
        unpack(words, into: &stage.container)
        stage.reset()
        stage.receiver.client.packedPending = words[1] >> 32 & 0xFF
        stage.lossesLeft = UInt8(truncatingIfNeeded: words[1] >> 40)
        for word in 0..<trackerWords { stage.receiver.client.unpackTrackers(words[2 + word], from: word * 8) }
        stage.show(list: Int(words[1] >> 48))
    }

    @inline(__always)
    func store(_ stage: borrowing WatchedStage, in words: inout ContiguousArray<UInt64>) -> Bool {
        var pages: UInt64 = 0
        var rest: UInt64 = 0
        let isPacked = stage.container.pack(pages: &pages, rest: &rest, positions: positions)
        words[0] = pages
        words[1] = rest | stage.receiver.client.packedPending << 32
        words[1] |= UInt64(stage.lossesLeft) << 40 | UInt64(stage.list) << 48
        for word in 0..<trackerWords { words[2 + word] = stage.receiver.client.packedTrackers(from: word * 8) }
        if hasIndicator { words[wordCount - 1] = stage.container.packedIndicator }
        return isPacked && stage.receiver.client.isPackable
    }

    @inline(__always)
    private func unpack(_ words: UnsafeBufferPointer<UInt64>, into container: inout PageViewControllerModel) {
        container.unpack(pages: words[0], rest: words[1] & 0xFFFF_FFFF, positions: positions)
        if hasIndicator { container.packedIndicator = words[wordCount - 1] }
    }
}

extension PackedWorld {
    /// Creates a world; nil if its situations cannot be packed into words.
    init?(
        _ stage: NamedStage<ListClient>, gestures: [ExploredGesture<PageViewControllerGesture>], line: PageLine
    ) {
        let client = stage.stage.client
        let numbers = FindingNumbers(client.description)
        guard let situations = PackedSituations(stage, gestures, line),
            let watched = WatchedStage(stage.stage, situations, numbers, changesList: line.changesList)
        else { return nil }
        let tried = gestures.enumerated().map { number, gesture -> WatchedStage.Gesture in
            switch gesture.gesture {
            // Only a client that waits takes notice, and it cannot be packed.
            case .list, .act, .after: .list(number)
            case .page(let gesture): .page(gesture.map(stage.page))
            }
        }
        self.init(
            watched, tried, costs: gestures.map(GestureCost.init), line: line, sorts: SortNumbers(numbers.sorts))
    }
}

extension PageViewControllerGesture {
    /// Whether it is a set whose completion block is not the usual one.
    fileprivate var setsInCompletion: Bool {
        guard case .set(let set)? = page?.withoutLosses else { return false }
        return !set.completionPages.isEmpty || set.completion != nil
    }
}
