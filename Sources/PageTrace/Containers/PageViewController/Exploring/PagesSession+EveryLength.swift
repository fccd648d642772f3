import Paging

extension PagesSession {
    /// Explores lists of every length, if the container and the client treat all pages alike.
    func everyLength(
        from starts: [any StageSession<PageViewControllerGesture>],
        _ gestures: [ExploredGesture<PageViewControllerGesture>], _ line: PageLine, fewest: Int,
        _ options: ExplorationOptions
    ) -> EveryLength? {
        guard let own = remembering.stage as? NamedStage<ListClient> else { return nil }
        let starts = starts.compactMap { ($0 as? PagesSession<ListClient>)?.remembering.stage }
        let changesList = gestures.contains { $0.gesture.list != nil }
        // An insertion in the middle, or another list altogether, would have to name pages inside a run.
        guard line.own.isEmpty || !changesList, own.treatsPagesAlike, let begun = starts.first,
            let named = begun.pagesNamed(by: gestures.map(\.gesture)),
            line.pages[line.start].map(own.page) == (0..<line.start.count).map(PageNumber.init)
        else { return nil }
        // At a front that stays, the first page is an end of the list.
        let first = line.start.lowerBound
        let staying = first == 0 ? max(1, named) : named
        let runs = PageRuns(
            width: line.pages.count, fewest: fewest, fixed: staying == 0 ? nil : first..<(first + staying))
        if let packed = PackedLine(own, from: starts, gestures, line) {
            let found = EveryLength.found(on: packed, runs, options)
            if found.isExact { return found.every }
        }
        guard !changesList else { return nil }
        let world = StageWorld(own, gestures.map(\.gesture), costs: gestures.map(GestureCost.init), line: line)
        return EveryLength.found(on: StageLine(world, width: line.pages.count, begun: starts), runs, options).every
    }
}

extension NamedStage<ListClient> {
    /// Whether nothing but neighbors and equality of pages decides what follows: no number and no text of a page, no
    /// spread, whose pages are even and odd, and nothing that waits for a page.
    fileprivate var treatsPagesAlike: Bool {
        let (container, client) = (stage.container, stage.client.description)
        return container.transitionStyle == .scroll && container.indicator == nil && !client.hasPageIndicator
            && client.trackers.count <= EveryLength.mostNamed
            && client.trackers.allSatisfy { $0.holds == .page } && client.busy == nil && client.wants == nil
            && client.placeholder == nil && !client.makesFreshPages
    }

    /// The number of pages at the beginning of the list that gestures and the app's code name, besides changes of the
    /// list; nil if it is too large, or if they name one that is not in the list.
    fileprivate func pagesNamed(by gestures: [PageViewControllerGesture]) -> Int? {
        var named: [PageNumber] = []
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
        return last <= EveryLength.mostNamed ? last : nil
    }
}
