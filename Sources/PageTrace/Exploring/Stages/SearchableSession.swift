import Paging

extension StageSession where Driven: RestorableStage {
    func search(
        _ gestures: [ExploredGesture<Gesture>], _ line: PageLine, _ options: ExplorationOptions
    ) -> SearchResult<Gesture> {
        SearchResult(
            StageWorld(
                remembering.stage, gestures.map(\.gesture), costs: gestures.map(GestureCost.init), line: line),
            gestures, options)
    }

    /// By default, only the lists that were asked about are told about.
    func everyLength(
        from starts: [any StageSession<Gesture>], _ gestures: [ExploredGesture<Gesture>], _ line: PageLine,
        fewest: Int, _ options: ExplorationOptions
    ) -> EveryLength? { nil }

    func isStuck(
        _ gestures: [ExploredGesture<Gesture>], _ line: PageLine, _ options: ExplorationOptions
    ) -> Bool {
        let stage = remembering.stage
        guard stage.waiting == .flag || stage.waiting == .page else { return false }
        let world = StageWorld(
            stage, gestures.map(\.gesture), costs: gestures.map(GestureCost.init), line: line)
        let search = Search(world, options, keepsEdges: true, endsWhenReached: true)
        return search.record.stranded(unlessArrived: true) == 0
    }
}
