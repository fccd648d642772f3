package import Paging

extension PageViewControllerSettings {
    /// The positions of a finger that are tried during a drag, as fractions of a page.
    ///
    /// The model checks only three things about a position: the side of rest it lies on, whether it has passed half a
    /// page, and whether it is exactly the next page. A release says how it ends, so these five stand for all
    /// positions.
    static let exploredPositions: [Double] = [0.5, -0.5, 1, -1, 0]

    /// Swipes to both sides: with each end and, if pages are asked for in advance, with each answer to it.
    var triedSwipes: [ExploredGesture<PageViewControllerGesture>] {
        func swipes(
            _ family: GestureFamily, ends: TransitionEnd = .completed, preload: Preload? = nil
        ) -> [ExploredGesture<PageViewControllerGesture>] {
            Direction.allCases.map {
                ExploredGesture(page: .swipe(Swipe($0, ends: ends, preload: preload)), family, rank: 0)
            }
        }
        var gestures = swipes(.swipe) + swipes(.cancel, ends: .cancelled)
        if transitionStyle == .scroll {
            gestures += swipes(.skip, preload: .skipped)
            if preloads != .always { gestures += swipes(.skip, preload: .asked) }
        }
        return gestures
    }

    /// What is tried on a pager that an app drives: whole swipes, and drags without the positions between, because a
    /// release says how it ends.
    package var triedTouches: [PageGesture<String>] {
        Scenario(self).exploredGestures([.swipe, .cancel, .drag], line: PageLine([])).compactMap(\.gesture.page).filter
        {
            switch $0 {
            case .move: false
            case .release(let release): release.preload == nil
            default: true
            }
        }
    }

    /// Sets of every page, or of every pair; of both if the app moves the spine of a page curl.
    func triedSets(_ pages: [String], movesSpine: Bool) -> [ExploredGesture<PageViewControllerGesture>] {
        let (isCurl, showsPairs) = (transitionStyle == .pageCurl, spineLocation == .mid)
        var sets = !isCurl || movesSpine || !showsPairs ? pages.map { ProgrammaticSet([$0]) } : []
        if isCurl, movesSpine || showsPairs {
            sets += stride(from: 0, to: pages.count - 1, by: 2).map { ProgrammaticSet([pages[$0], pages[$0 + 1]]) }
        }
        var gestures = sets.map { ExploredGesture(page: .set($0), .set, rank: 1) }
        for settles in [true, false] {
            for direction in Direction.allCases {
                gestures += sets.map {
                    let set = ProgrammaticSet($0.pages, direction: direction, isAnimated: true, settles: settles)
                    return ExploredGesture(page: .set(set), settles ? .set : .flight, rank: 1, isPhase: !settles)
                }
            }
        }
        return gestures
    }

    /// Ends of a drag: with each end and, if pages are asked for in advance, with each answer to it.
    var triedReleases: [ExploredGesture<PageViewControllerGesture>] {
        func release(
            _ end: TransitionEnd, preload: Preload? = nil, _ family: GestureFamily = .drag
        ) -> ExploredGesture<PageViewControllerGesture> {
            ExploredGesture(page: .release(Release(ends: end, preload: preload)), family, rank: 3, isPhase: true)
        }
        var gestures = [release(.completed), release(.cancelled)]
        guard transitionStyle == .scroll else { return gestures }
        if preloads != .always { gestures.append(release(.completed, preload: .asked)) }
        return gestures + [release(.completed, preload: .skipped, .skip)]
    }

    /// Whether preloads are skipped at random; then they are tried both ways.
    var drawsPreloads: Bool { PreloadDraws(self) != nil }

    func losing(atMost count: Int) -> PageViewControllerSettings {
        var settings = self
        settings.triedLosses = UInt8(clamping: count)
        return settings
    }

    /// The settings with preloads that each gesture decides.
    var withoutDraws: PageViewControllerSettings {
        var settings = self
        if drawsPreloads { settings.preloads = .always }
        return settings
    }
}

extension ExploredGesture<PageViewControllerGesture> {
    init(page gesture: PageGesture<String>, _ family: GestureFamily, rank: Int, isPhase: Bool = false) {
        self.init(.page(gesture), family, rank: rank, isPhase: isPhase)
    }
}
