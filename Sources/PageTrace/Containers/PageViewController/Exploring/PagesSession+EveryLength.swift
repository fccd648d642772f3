import Paging

extension PagesSession {
    /// Explores lists of every length, if the container and the client treat all pages alike.
    func sortsOfEveryLength(
        _ session: (_ pages: Int) -> (any StageSession<PageViewControllerGesture>)?,
        _ gestures: [ExploredGesture<PageViewControllerGesture>], _ line: PageLine, _ options: ExplorationOptions
    ) -> Set<FindingSort>? {
        let own = remembering.stage
        let count = own.stage.client.list.pages.count
        guard own.treatsPagesAlike, let last = own.pagesNamed(by: gestures.map(\.gesture)) else { return nil }
        let named = max(1, last)
        func stage(_ pages: Int) -> EveryLengthWorld.Driven? { (session(pages) as? Self)?.remembering.stage }
        // A start with a longer list is that of the last two, but for the length of a long run.
        let starts = (count...(count + EveryLengthWorld.run + named)).compactMap(stage)
        guard starts.count == EveryLengthWorld.run + named + 1,
            let long = stage(max(count, EveryLengthWorld.mostPages))
        else { return nil }
        var options = options
        options.states = EveryLengthWorld.mostStates
        let search = Search(EveryLengthWorld(long, starts: starts, gestures, fixed: named, line: line), options)
        guard search.bound == nil, search.record.isExact else { return nil }
        return Set(search.record.findings.keys.map { search.world.sorts.sorts[$0] })
    }

    /// Explores a list that becomes as long as it likes, if the container and the client treat all pages alike.
    func sortsOfEveryLength(
        changing gestures: [ExploredGesture<PageViewControllerGesture>], _ line: PageLine, fewest: Int,
        _ options: ExplorationOptions
    ) -> EveryLength? {
        let own = remembering.stage
        let pages = line.pages.map(own.page)
        let count = line.start.count
        // An insertion in the middle, or another list altogether, would have to name pages inside a run.
        guard line.own.isEmpty, own.treatsPagesAlike, let named = own.pagesNamed(by: gestures.map(\.gesture)),
            Array(pages[line.start]) == (0..<count).map(PagePosition.init),
            let packed = PackedWorld(own, gestures: gestures, line: line),
            let stretches = PackedStretches(pages, packed.stage.situations.lists)
        else { return nil }
        let first = line.start.lowerBound
        // At a front that stays, the first page is an end of the list.
        let staying = first == 0 ? max(1, named) : named
        let runs = PageRuns(stretches, fewest: fewest, fixed: staying == 0 ? nil : first..<(first + staying))
        var options = options
        options.states = nil
        let search = Search(ChangingListWorld(packed, runs), options)
        guard search.bound == nil, search.record.isExact else { return nil }
        let world = search.world.packed
        return EveryLength(
            sorts: Set(search.record.findings.keys.map { world.sorts.sorts[$0] }),
            unmet: Set(world.witnesses.filter { !search.record.witnesses.contains($0.number) }.map(\.words)))
    }
}

extension NamedStage<ListClient<PagePosition>> {
    /// Whether nothing but neighbors and equality of pages decides what follows: no number and no text of a page, no
    /// spread, whose pages are even and odd, and nothing that waits for a page.
    fileprivate var treatsPagesAlike: Bool {
        let (container, client) = (stage.container, stage.client.description)
        return container.transitionStyle == .scroll && container.indicator == nil && !client.hasPageIndicator
            && client.trackers.count <= EveryLengthWorld.mostNamed
            && client.trackers.allSatisfy { $0.holds == .page } && client.busy == nil && client.wants == nil
            && client.placeholder == nil && !client.makesFreshPages
    }

    /// The number of pages at the beginning of the list that gestures and the app's code name, besides changes of the
    /// list; nil if it is too large, or if they name one that is not in the list.
    fileprivate func pagesNamed(by gestures: [PageViewControllerGesture]) -> Int? {
        var named: [PagePosition] = []
        for gesture in gestures {
            if case .list = gesture { continue }
            guard case .page(let gesture) = gesture else { return nil }
            if case .set(let set) = gesture.withoutLosses { named += (set.pages + set.completionPages).map(page) }
        }
        for action in stage.client.description.actions {
            named += [action.page].compactMap { $0 }.map(page)
            if case .pages(let pages) = action.target { named += pages.map(page) }
        }
        let count = stage.client.list.pages.count
        guard named.allSatisfy({ 0..<count ~= Int($0.index) }) else { return nil }
        let last = named.map { Int($0.index) + 1 }.max() ?? 0
        return last <= EveryLengthWorld.mostNamed ? last : nil
    }
}
