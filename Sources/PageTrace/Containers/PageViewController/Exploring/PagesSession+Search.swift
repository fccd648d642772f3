import Paging

extension PagesSession {
    /// Uses the packed world if the states can be packed, which is far quicker.
    func search(
        _ gestures: [ExploredGesture<PageViewControllerGesture>], _ line: PageLine, _ options: ExplorationOptions,
        _ freeing: FreeingGestures<PageViewControllerGesture>
    ) -> SearchResult<PageViewControllerGesture> {
        let stage = remembering.stage
        let whole = StageWorld(stage, gestures.map(\.gesture), costs: gestures.map(GestureCost.init), line: line)
        guard options.packs, let stage = stage as? NamedStage<ListClient>,
            let packed = PackedWorld(stage, gestures: gestures, line: line)
        else {
            return SearchResult(whole, gestures, options, freeing)
        }
        return SearchResult(packed, else: whole, gestures, options, freeing)
    }
}

extension SearchResult {
    /// Searches a packed world, or the same world made of stages if one of its states cannot be packed into words.
    ///
    /// The drawn steps always come from the stages.
    init<Driven: RestorableStage>(
        _ packed: PackedWorld, else whole: StageWorld<Driven>, _ gestures: [ExploredGesture<Gesture>],
        _ options: ExplorationOptions, _ freeing: FreeingGestures<Gesture>
    ) where Driven.Gesture == Gesture {
        let search = Search(packed, options)
        guard search.record.isExact, search.record.table.count > SearchRecord.drawnLimit || !options.draws else {
            self.init(whole, gestures, options, freeing)
            return
        }
        self.init(search, gestures)
        guard options.draws, let walk = walks.min(by: { $0.gestures.count < $1.gestures.count }) else { return }
        var whole = whole
        steps = whole.steps(along: walk.gestures.compactMap { step in gestures.firstIndex { $0.gesture == step } })
    }
}
