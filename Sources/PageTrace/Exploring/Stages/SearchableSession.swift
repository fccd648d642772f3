import Paging

extension StageSession where Driven: ExplorableStage, Driven.Seen: ExplorableObservation {
    func search(
        _ gestures: [ExploredGesture<Gesture>], _ line: PageLine, _ options: ExplorationOptions
    ) -> SearchResult<Gesture> {
        SearchResult(
            StageWorld(
                remembering.session.stage, gestures.map(\.gesture), costs: gestures.map(GestureCost.init), line: line),
            gestures, options)
    }
}
