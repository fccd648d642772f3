import Paging

extension ContainerDescription {
    /// Where a finger can go while a drag is explored, as shares of a page.
    ///
    /// The model asks a position three things: on which side of rest it lies, whether it has gone half a page, and
    /// whether it is exactly the next page. A release says how it ends, so these five stand for all positions.
    static let exploredPositions: [Double] = [0.5, -0.5, 1, -1, 0]

    /// Every gesture that can be tried on a page view controller, the simplest first.
    func exploredGestures(_ line: PageLine) -> [ExploredGesture] {
        let directions = [Direction.forward, .backward]
        var gestures = directions.map { ExploredGesture(.swipe(Swipe($0)), .swipe) }
        gestures += directions.map { ExploredGesture(.swipe(Swipe($0, ends: .cancelled)), .cancel) }
        if transitionStyle == .scroll {
            gestures += directions.map { ExploredGesture(.swipe(Swipe($0, preload: .skipped)), .skip) }
            if preloads != .always {
                gestures += directions.map { ExploredGesture(.swipe(Swipe($0, preload: .asked)), .skip) }
            }
        }
        gestures += sets(line.pages)
        gestures += line.changes.map { ExploredGesture(.list($0), .list) }
        gestures += phases(directions) + acts + surroundings
        return gestures
    }

    private func sets(_ pages: [String]) -> [ExploredGesture] {
        var sets = pages.map { ProgrammaticSet([$0]) }
        if transitionStyle == .pageCurl {
            sets += stride(from: 0, to: pages.count - 1, by: 2).map { ProgrammaticSet([pages[$0], pages[$0 + 1]]) }
        }
        var gestures = sets.map { ExploredGesture(.set($0), .set) }
        for settles in [true, false] {
            for direction in [Direction.forward, .backward] {
                gestures += sets.map {
                    let set = ProgrammaticSet($0.pages, direction: direction, isAnimated: true, settles: settles)
                    return ExploredGesture(.set(set), settles ? .set : .flight, isPhase: !settles)
                }
            }
        }
        return gestures
    }

    private func phases(_ directions: [Direction]) -> [ExploredGesture] {
        var releases = [Release(ends: .completed), Release(ends: .cancelled)]
        var skipped: [Release] = []
        if transitionStyle == .scroll {
            skipped.append(Release(ends: .completed, preload: .skipped))
            if preloads != .always { releases.append(Release(ends: .completed, preload: .asked)) }
        }
        var gestures = directions.map { ExploredGesture(.drag($0), .drag, isPhase: true) }
        gestures += Self.exploredPositions.map { ExploredGesture(.move(to: $0), .drag, isPhase: true) }
        gestures += releases.map { ExploredGesture(.release($0), .drag, isPhase: true) }
        gestures += skipped.map { ExploredGesture(.release($0), .skip, isPhase: true) }
        // What a set has left in flight comes to rest as well.
        gestures.append(ExploredGesture(.settle, .drag, isPhase: true))
        gestures.append(ExploredGesture(.settle, .flight, isPhase: true))
        return gestures
    }

    /// What happens around the container.
    private var surroundings: [ExploredGesture] {
        [ExploredGesture(.turn, .turn, isPhase: true)]
            + [ContainerAppearance.disappears, .appears].map { ExploredGesture(.container($0), .cover) }
    }

    private var acts: [ExploredGesture] {
        var gestures = [DataSourceChange.removed, .assigned].map { ExploredGesture(.dataSource($0), .act) }
        if transitionStyle == .pageCurl {
            gestures += [InterfaceOrientation.landscapeLeft, .portrait].map { ExploredGesture(.orientation($0), .act) }
            gestures += [true, false].map { ExploredGesture(.doubleSided($0), .act) }
        }
        return gestures
    }
}
