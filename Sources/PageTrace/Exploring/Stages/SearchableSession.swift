import Paging

extension StageSession where Driven: ExplorableStage, Driven.Seen: ExplorableObservation {
    func search(
        _ gestures: [ExploredGesture<Container.Gesture>], _ line: PageLine, _ options: ExplorationOptions
    ) -> SearchResult<Container.Gesture> {
        SearchResult(
            StageWorld(
                remembering.session.stage, gestures.map(\.gesture), costs: gestures.map(GestureCost.init), line: line),
            gestures, options)
    }
}

extension PagesSession {
    /// Uses the packed world if the states can be packed, which is far quicker.
    func search(
        _ gestures: [ExploredGesture<PageViewControllerGesture>], _ line: PageLine, _ options: ExplorationOptions
    ) -> SearchResult<PageViewControllerGesture> {
        let stage = remembering.session.stage
        let whole = StageWorld(stage, gestures.map(\.gesture), costs: gestures.map(GestureCost.init), line: line)
        guard options.packs, let packed = PackedWorld(stage, gestures: gestures, line: line) else {
            return SearchResult(whole, gestures, options)
        }
        return SearchResult(packed, else: whole, gestures, options)
    }
}
