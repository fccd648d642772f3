import Paging

/// A session from which every gesture can be tried.
protocol SearchableSession: TraceSession {
    /// Tries every gesture from here on; gestures of other containers are left out.
    func search(_ gestures: [ExploredGesture], _ line: PageLine, _ options: ExplorationOptions) -> SearchResult
}

extension StageSession where Driven: ExplorableStage, Driven.Seen: ExplorableObservation {
    func search(_ gestures: [ExploredGesture], _ line: PageLine, _ options: ExplorationOptions) -> SearchResult {
        let own = own(gestures)
        return SearchResult(
            StageWorld(remembering.session.stage, gestures: own.map(\.0), own: own.map(\.1), line: line),
            own.map(\.0), options)
    }

    /// The gestures of this container, each also in the container's own terms.
    fileprivate func own(_ gestures: [ExploredGesture]) -> [(ExploredGesture, Driven.Gesture)] {
        gestures.compactMap { gesture in Self.own(gesture.gesture).map { (gesture, $0) } }
    }
}

extension FreshPagesSession: SearchableSession {}
extension QuestionnaireSession: SearchableSession {}
extension PlaylistSession: SearchableSession {}
extension PagerSession: SearchableSession {}
extension RootSession: SearchableSession {}

extension PagesSession: SearchableSession {
    /// Uses the packed world if the states can be packed, which is far quicker.
    func search(_ gestures: [ExploredGesture], _ line: PageLine, _ options: ExplorationOptions) -> SearchResult {
        let own = own(gestures)
        let (gestures, names, stage) = (own.map(\.0), own.map(\.1), remembering.session.stage)
        let whole = StageWorld(stage, gestures: gestures, own: names, line: line)
        guard options.packs, let packed = PackedWorld(stage, gestures: gestures, own: names, line: line) else {
            return SearchResult(whole, gestures, options)
        }
        return SearchResult(packed, else: whole, gestures, options)
    }
}
