/// A gesture that is tried in every situation in which it is possible.
struct ExploredGesture<Gesture: Hashable & Sendable>: Hashable, Sendable {
    /// The gesture, with pages by their names.
    let gesture: Gesture
    let family: GestureFamily
    /// How soon it is tried, 0 for the simplest: of two otherwise equal walks, the one with earlier gestures is kept.
    let rank: Int
    /// Whether it is a part of a drag, or leaves something in flight: a walk with fewer of these is simpler.
    let isPhase: Bool

    init(_ gesture: Gesture, _ family: GestureFamily, rank: Int, isPhase: Bool = false) {
        self.gesture = gesture
        self.family = family
        self.rank = rank
        self.isPhase = isPhase
    }
}

extension RegisteredContainer {
    /// The families that are tried if some are asked for: those that the container needs as well and, with losses alone,
    /// what can lose a call.
    func families(_ asked: Set<GestureFamily>) -> Set<GestureFamily> {
        asked.union(asked.contains(.lose) && asked.isSubset(of: [.lose, .turn]) ? GestureFamily.usual : [])
            .union(neededFamilies)
    }
}

extension RegisteredScenario {
    /// Every gesture that is tried, the simplest first, with what the app itself does in its trace.
    func exploredGestures(
        _ families: Set<GestureFamily>, line: PageLine, own: [Container.Gesture] = []
    ) -> [ExploredGesture<Container.Gesture>] {
        let scenario = typed
        var all: [ExploredGesture<Container.Gesture>] = own.map { ExploredGesture($0, .act, rank: 1) }
        for gesture in Container.gestures {
            all += gesture.tried(scenario, line).filter { families.contains($0.family) }
        }
        // Whatever is tried can lose a call.
        if families.contains(.lose) {
            all += all.filter { families.contains($0.family) }.flatMap { tried in
                tried.gesture.withLosses.map { ExploredGesture($0, .lose, rank: 7, isPhase: tried.isPhase) }
            }
        }
        let sorted = Set(all.map(\.rank)).sorted().flatMap { rank in all.filter { $0.rank == rank } }
        // A gesture that belongs to two families, such as settling, is tried once.
        var seen: Set<Container.Gesture> = []
        return sorted.filter { families.contains($0.family) && seen.insert($0.gesture).inserted }
    }
}
