import Paging

/// What is tried on a scroll view.
///
/// The offsets are the pages, halfway between two, and half a page beyond either end. They cover every set of visible
/// pages that a client can tell apart.
extension PagingScrollViewSettings {
    private typealias Tried = ExploredGesture<ScrollViewGesture>

    /// Swipes along each axis, with each end.
    var triedSwipes: [ExploredGesture<ScrollViewGesture>] {
        let axes: [ScrollAxis?] = axis == .both ? [.horizontal, .vertical] : [nil]
        func swipes(_ end: TransitionEnd, _ family: GestureFamily) -> [Tried] {
            axes.flatMap { axis in
                Direction.allCases.map { Tried(.swipe($0, axis: axis, ends: end), family, rank: 0) }
            }
        }
        return swipes(.completed, .swipe) + swipes(.cancelled, .cancel)
    }

    /// Offsets that the app sets: every page, at once, animated, and left in flight.
    func triedSets(pages count: Int) -> [ExploredGesture<ScrollViewGesture>] {
        let stops = points(pages: count, step: 1, slack: 0)
        return stops.map { Tried(.set($0), .set, rank: 1) }
            + stops.map { Tried(.set($0, animated: true), .set, rank: 1) }
            + stops.map { Tried(.set($0, animated: true, settles: false), .set, rank: 1, isPhase: true) }
    }

    /// The size of a rotated view, and its own.
    var triedSizes: [ExploredGesture<ScrollViewGesture>] {
        [ScrollSize(width: size.height, height: size.width), size].map { Tried(.resize($0), .act, rank: 2) }
    }

    /// The places to which a finger moves the content.
    func triedMoves(pages count: Int) -> [ExploredGesture<ScrollViewGesture>] {
        points(pages: count, step: 0.5, slack: bounces ? 0.5 : 0)
            .map { Tried(.move(to: $0), .drag, rank: 3, isPhase: true) }
    }

    /// A finger that stands still, one that flicks either way, and content that stops where it is.
    var triedReleases: [ExploredGesture<ScrollViewGesture>] {
        var releases: [ScrollViewGesture] = [.release()]
        for velocity in [1.0, -1] {
            if axis != .vertical { releases.append(.release(velocity: ScrollPoint(x: velocity, y: 0))) }
            if axis != .horizontal { releases.append(.release(velocity: ScrollPoint(x: 0, y: velocity))) }
        }
        return (releases + [.release(decelerates: false)]).map { Tried($0, .drag, rank: 3, isPhase: true) }
    }

    private func points(pages count: Int, step: Double, slack: Double) -> [ScrollPoint] {
        let columns = columns(of: count)
        let rows = max(1, (count + columns - 1) / columns)
        func offsets(_ count: Int, isAlong: Bool) -> [Double] {
            guard isAlong else { return [0] }
            return Array(stride(from: -slack, through: Double(count - 1) + slack, by: step)).map { $0 + 0 }
        }
        let across = offsets(columns, isAlong: axis != .vertical)
        return offsets(rows, isAlong: axis != .horizontal).flatMap { y in across.map { ScrollPoint(x: $0, y: y) } }
    }
}
