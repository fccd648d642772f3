import Paging

extension PagingScrollViewSettings {
    /// Every gesture that can be tried on a scroll view, the simplest first.
    ///
    /// The offsets are the pages, halfway between two, and half a page beyond either end. They cover every set of
    /// visible pages that a client can tell apart.
    func exploredGestures(pages count: Int) -> [ExploredGesture] {
        let columns = axis == .horizontal ? max(1, count) : axis == .vertical ? 1 : max(1, min(count, columns))
        let rows = max(1, (count + columns - 1) / columns)
        let axes: [Axis?] = axis == .both ? [.horizontal, .vertical] : [nil]
        let directions = [Direction.forward, .backward]
        func swipes(_ end: TransitionEnd, _ family: GestureFamily) -> [ExploredGesture] {
            axes.flatMap { axis in
                directions.map { ExploredGesture(.scroll(.swipe($0, axis: axis, ends: end)), family) }
            }
        }
        var gestures = swipes(.completed, .swipe) + swipes(.cancelled, .cancel)
        let stops = points(columns: columns, rows: rows, step: 1, slack: 0)
        gestures += stops.map { ExploredGesture(.scroll(.set($0)), .set) }
        gestures += stops.map { ExploredGesture(.scroll(.set($0, animated: true)), .set) }
        gestures += stops.map {
            ExploredGesture(.scroll(.set($0, animated: true, settles: false)), .set, isPhase: true)
        }
        let turned = ScrollSize(width: size.height, height: size.width)
        gestures += [turned, size].map { ExploredGesture(.scroll(.resize($0)), .act) }
        gestures.append(ExploredGesture(.scroll(.drag), .drag, isPhase: true))
        gestures += points(columns: columns, rows: rows, step: 0.5, slack: bounces ? 0.5 : 0)
            .map { ExploredGesture(.scroll(.move(to: $0)), .drag, isPhase: true) }
        gestures += releases.map { ExploredGesture(.scroll($0), .drag, isPhase: true) }
        gestures.append(ExploredGesture(.scroll(.settle), .drag, isPhase: true))
        gestures.append(ExploredGesture(.scroll(.settle), .set, isPhase: true))
        return gestures
    }

    /// A finger that stands still, one that flicks either way, and content that stops where it is.
    private var releases: [ScrollViewGesture] {
        var releases: [ScrollViewGesture] = [.release()]
        for velocity in [1.0, -1] {
            if axis != .vertical { releases.append(.release(velocity: ScrollPoint(x: velocity, y: 0))) }
            if axis != .horizontal { releases.append(.release(velocity: ScrollPoint(x: 0, y: velocity))) }
        }
        return releases + [.release(decelerates: false)]
    }

    private func points(columns: Int, rows: Int, step: Double, slack: Double) -> [ScrollPoint] {
        func offsets(_ count: Int, isAlong: Bool) -> [Double] {
            guard isAlong else { return [0] }
            return Array(stride(from: -slack, through: Double(count - 1) + slack, by: step)).map { $0 + 0 }
        }
        let across = offsets(columns, isAlong: axis != .vertical)
        return offsets(rows, isAlong: axis != .horizontal).flatMap { y in across.map { ScrollPoint(x: $0, y: y) } }
    }
}

extension RootContainerSettings {
    /// Every gesture that can be tried on an app with a root container, the simplest first.
    func exploredGestures(links: [String]) -> [ExploredGesture] {
        var gestures: [ExploredGesture] = []
        for settles in [true, false] {
            var events = [false, true].map { RootGesture.launchFinished(isLoggedIn: $0, settles: settles) }
            events += [.logIn(settles: settles), .logOut(settles: settles)]
            events += (links.isEmpty ? ["Profile"] : links).map { .deepLink($0, settles: settles) }
            gestures += events.map { ExploredGesture(.root($0), .act, isPhase: !settles) }
        }
        gestures.append(ExploredGesture(.root(.settle), .act, isPhase: true))
        gestures += [InterfaceOrientation.landscapeLeft, .portrait].map {
            ExploredGesture(.root(.orientation($0)), .act)
        }
        return gestures
    }
}
