import Paging

extension PageViewControllerSettings {
    /// The positions of a finger that are tried during a drag, as fractions of a page.
    ///
    /// The model checks only three things about a position: the side of rest it lies on, whether it has passed half a
    /// page, and whether it is exactly the next page. A release says how it ends, so these five stand for all
    /// positions.
    static let exploredPositions: [Double] = [0.5, -0.5, 1, -1, 0]

    /// Every gesture that can be tried on a page view controller, the simplest first.
    func exploredGestures(_ line: PageLine) -> [ExploredGesture] {
        let directions = [Direction.forward, .backward]
        var gestures = directions.map { ExploredGesture(page: .swipe(Swipe($0)), .swipe) }
        gestures += directions.map { ExploredGesture(page: .swipe(Swipe($0, ends: .cancelled)), .cancel) }
        if transitionStyle == .scroll {
            gestures += directions.map { ExploredGesture(page: .swipe(Swipe($0, preload: .skipped)), .skip) }
            if preloads != .always {
                gestures += directions.map { ExploredGesture(page: .swipe(Swipe($0, preload: .asked)), .skip) }
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
        var gestures = sets.map { ExploredGesture(page: .set($0), .set) }
        for settles in [true, false] {
            for direction in [Direction.forward, .backward] {
                gestures += sets.map {
                    let set = ProgrammaticSet($0.pages, direction: direction, isAnimated: true, settles: settles)
                    return ExploredGesture(page: .set(set), settles ? .set : .flight, isPhase: !settles)
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
        var gestures = directions.map { ExploredGesture(page: .drag($0), .drag, isPhase: true) }
        gestures += Self.exploredPositions.map { ExploredGesture(page: .move(to: $0), .drag, isPhase: true) }
        gestures += releases.map { ExploredGesture(page: .release($0), .drag, isPhase: true) }
        gestures += skipped.map { ExploredGesture(page: .release($0), .skip, isPhase: true) }
        // What a set has left in flight comes to rest, too.
        gestures.append(ExploredGesture(page: .settle, .drag, isPhase: true))
        gestures.append(ExploredGesture(page: .settle, .flight, isPhase: true))
        return gestures
    }

    /// What happens around the container.
    private var surroundings: [ExploredGesture] {
        [ExploredGesture(page: .turn, .turn, isPhase: true)]
            + [ContainerAppearance.disappears, .appears].map { ExploredGesture(page: .container($0), .cover) }
    }

    private var acts: [ExploredGesture] {
        var gestures = [DataSourceChange.removed, .assigned].map { ExploredGesture(page: .dataSource($0), .act) }
        if transitionStyle == .pageCurl {
            gestures += [InterfaceOrientation.landscapeLeft, .portrait].map {
                ExploredGesture(page: .orientation($0), .act)
            }
            gestures += [true, false].map { ExploredGesture(page: .doubleSided($0), .act) }
        }
        return gestures
    }
}
