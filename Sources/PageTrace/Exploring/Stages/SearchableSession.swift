import Paging

/// A session from which every gesture can be tried.
protocol SearchableSession<Gesture>: StageSession {
    /// Tries every gesture from here on.
    func search(
        _ gestures: [ExploredGesture<Gesture>], _ line: PageLine, _ options: ExplorationOptions,
        _ freeing: FreeingGestures<Gesture>
    ) -> SearchResult<Gesture>

    /// Whether the app waits for something, and no sequence of gestures leads from here to where it does not.
    func isStuck(_ freeing: FreeingGestures<Gesture>, _ options: ExplorationOptions) -> Bool

    /// Tries every gesture from here on, and keeps all that follows, and how drags begin; nil if there is too much.
    func transitions(
        _ gestures: [ExploredGesture<Gesture>], _ line: PageLine, _ options: ExplorationOptions,
        drags: [ExploredGesture<Gesture>], limit: Int, endsEarly: Bool
    ) -> KeptTransitions?
}

extension SearchableSession where Driven: ExplorableStage {
    func search(
        _ gestures: [ExploredGesture<Gesture>], _ line: PageLine, _ options: ExplorationOptions,
        _ freeing: FreeingGestures<Gesture>
    ) -> SearchResult<Gesture> {
        SearchResult(
            StageWorld(
                remembering.stage, gestures.map(\.gesture), costs: gestures.map(GestureCost.init), line: line),
            gestures, options, freeing)
    }

    func isStuck(_ freeing: FreeingGestures<Gesture>, _ options: ExplorationOptions) -> Bool {
        let stage = remembering.stage
        guard stage.waiting == .flag || stage.waiting == .page else { return false }
        return freeing.leaveStuck(stage, options)
    }
}

/// Everything that a finger, the app and its watchdog can do: what may free an app that waits, whatever is tried besides.
struct FreeingGestures<Gesture: Hashable & Sendable> {
    let gestures: [ExploredGesture<Gesture>]
    let line: PageLine

    /// The numbers of those among some gestures, nil if all of these may free an app.
    func places(in gestures: [ExploredGesture<Gesture>]) -> Set<Int>? {
        let free = Set(self.gestures.map(\.gesture))
        let places = gestures.indices.filter { free.contains(gestures[$0].gesture) }
        return places.count == gestures.count ? nil : Set(places)
    }

    /// Whether some gestures are all that may free an app.
    func areAll(in gestures: [ExploredGesture<Gesture>]) -> Bool {
        Set(self.gestures.map(\.gesture)).isSubset(of: gestures.map(\.gesture))
    }

    /// Whether an app that waits on a stage waits for ever.
    ///
    /// If there is too much to try, it is taken for free.
    func leaveStuck<Driven: ExplorableStage>(
        _ stage: Driven, _ options: ExplorationOptions
    ) -> Bool where Driven.Gesture == Gesture {
        let world = StageWorld(
            stage, gestures.map(\.gesture), costs: gestures.map(GestureCost.init), line: line)
        var options = options
        options.depth = nil
        let search = Search(world, options, keepsEdges: true, endsWhenReached: true)
        return search.record.stranded(unlessArrived: true) == 0
    }
}
