import Paging

/// A gesture that is tried in every situation in which it is possible.
struct ExploredGesture: Hashable, Sendable {
    /// The gesture, with pages by their names.
    let gesture: Gesture
    /// The family it belongs to.
    let family: GestureFamily
    /// Whether it is a part of a drag, or leaves something in flight: a walk with fewer of these is simpler.
    let isPhase: Bool

    init(_ gesture: Gesture, _ family: GestureFamily, isPhase: Bool = false) {
        self.gesture = gesture
        self.family = family
        self.isPhase = isPhase
    }

    init(page gesture: PageGesture<String>, _ family: GestureFamily, isPhase: Bool = false) {
        self.init(.page(gesture), family, isPhase: isPhase)
    }
}

extension Trace {
    /// Every gesture that is tried, the simplest first: of two otherwise equal walks, the earlier one is kept.
    ///
    /// - Parameters:
    ///   - families: What is tried.
    ///   - line: The pages that the list can come to hold, in order.
    func exploredGestures(_ families: Set<GestureFamily>, line: PageLine) -> [ExploredGesture] {
        let gestures =
            switch container {
            case .pageViewController(let container): container.exploredGestures(line)
            case .scrollView(let container): container.exploredGestures(pages: pages.count)
            case .rootContainer(let container): container.exploredGestures(links: linkedScreens)
            }
        // A gesture that belongs to two families, such as settling, is tried once.
        var seen: Set<Gesture> = []
        return gestures.filter { families.contains($0.family) && seen.insert($0.gesture).inserted }
    }

    /// The gestures before exploring begins, if the trace has none: the first page is set, or the app is launched.
    var wayToExploring: GestureSequence {
        guard gestures.isEmpty else { return gestures }
        switch container {
        case .pageViewController(let container):
            let count = container.spineLocation == .mid && container.transitionStyle == .pageCurl ? 2 : 1
            return GestureSequence(pages.isEmpty ? [] : [.page(.set(PageSet(Array(pages.prefix(count)))))])
        case .scrollView: return GestureSequence()
        case .rootContainer: return GestureSequence([.root(.launch)])
        }
    }
}
