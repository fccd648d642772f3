import Paging

extension PagesSession {
    /// Explores lists of every length, if the container and the client treat all pages alike.
    func sortsOfEveryLength(
        _ session: (_ pages: Int) -> (any StageSession<PageViewControllerGesture>)?,
        _ gestures: [ExploredGesture<PageViewControllerGesture>], _ line: PageLine, _ options: ExplorationOptions
    ) -> Set<FindingSort>? {
        let own = remembering.stage
        let count = own.stage.client.list.pages.count
        guard own.treatsPagesAlike, let named = own.pagesNamed(by: gestures.map(\.gesture)) else { return nil }
        func stage(_ pages: Int) -> EveryLengthWorld.Driven? { (session(pages) as? Self)?.remembering.stage }
        // A start with a longer list is that of the last two, but for the length of a long run.
        let starts = (count...(count + EveryLengthWorld.run + named)).compactMap(stage)
        guard starts.count == EveryLengthWorld.run + named + 1,
            let long = stage(max(count, EveryLengthWorld.mostPages))
        else { return nil }
        var options = options
        options.states = EveryLengthWorld.mostStates
        let search = Search(
            EveryLengthWorld(long, starts: starts, gestures, fixed: named, line: line), options)
        guard search.bound == nil, search.record.isExact else { return nil }
        return Set(search.record.findings.keys.map { search.world.sorts.sorts[$0] })
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

    /// The number of pages at the beginning of the list that gestures and the app's code name; nil if it is too large,
    /// or if they name one that is not in the list.
    fileprivate func pagesNamed(by gestures: [PageViewControllerGesture]) -> Int? {
        var named: [PagePosition] = []
        for gesture in gestures {
            guard case .page(let gesture) = gesture else { return nil }
            if case .set(let set) = gesture.withoutLosses { named += (set.pages + set.completionPages).map(page) }
        }
        for action in stage.client.description.actions {
            named += [action.page].compactMap { $0 }.map(page)
            if case .pages(let pages) = action.target { named += pages.map(page) }
        }
        let count = stage.client.list.pages.count
        guard named.allSatisfy({ 0..<count ~= Int($0.index) }) else { return nil }
        let last = named.map { Int($0.index) + 1 }.max() ?? 1
        return last <= EveryLengthWorld.mostNamed ? last : nil
    }
}
