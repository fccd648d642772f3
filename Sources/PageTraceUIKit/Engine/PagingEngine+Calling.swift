package import PageTrace

extension PagingEngine {
    /// Calls the app's method for a callback, and returns the callback with the answer in it.
    func answer(
        _ callback: Callback<PageNumber>, in container: UnsafeMutablePointer<PageViewControllerModel>
    ) -> Callback<PageNumber> {
        let outer = calling
        let call = callback.map { numbers[$0] }
        calling = call
        defer { calling = outer }
        return lend(container) { answer(call) }.map(number)
    }

    private func answer(_ callback: Callback<PageIdentity>) -> Callback<PageIdentity> {
        switch callback {
        case .viewControllerAfter(let page, _):
            return .viewControllerAfter(page, answer: neighbor(of: page, .forward))
        case .viewControllerBefore(let page, _):
            return .viewControllerBefore(page, answer: neighbor(of: page, .backward))
        case .willTransitionTo(let pages):
            owner.willTransition(to: pages.compactMap(\.controller))
        case .didFinishAnimating(let finished, let previous, let completed):
            liftFingerOfSwipe()
            owner.didFinishAnimating(finished, previous: previous.compactMap(\.controller), completed: completed)
        case .spineLocation(let orientation, _):
            return .spineLocation(orientation, answer: owner.spineLocation(for: orientation))
        case .completion(let finished): complete(finished)
        case .presentationCount:
            performSets(\.setsOfCount)
            return .presentationCount(indicator.count)
        case .presentationIndex:
            performSets(\.setsOfIndex)
            return .presentationIndex(indicator.index)
        case .viewDidLoad(let page), .viewWillAppear(let page, _), .viewDidAppear(let page, _),
            .viewWillDisappear(let page, _), .viewDidDisappear(let page, _), .willMove(let page, _),
            .didMove(let page, _):
            if let controller = page.controller { owner.tell(controller, callback) }
        case .scrollViewDidScroll(let progress):
            if progress.progress == 0 { liftFingerOfSwipe() }
            owner.scroll(to: progress)
        // A call by the app itself.
        case .setViewControllers: break
        }
        return callback
    }

    /// What goes wrong reaches nobody; the block of a set that is lost is discarded.
    func note(_ incident: Incident) {
        switch incident {
        case .lostCompletion(let pages, _): forgetCall(to: pages.map { numbers[$0] })
        case .droppedSet(let pages, _): forgetCall(to: pages.map { numbers[$0] })
        case .raise, .lostDidFinish, .leakedChild: break
        }
    }

    private func neighbor(of page: PageIdentity, _ direction: Direction) -> PageIdentity? {
        page.controller.flatMap { owner.neighbor(of: $0, direction) }.map(keep)
    }

    /// Whether the app has both methods of the indicator, which UIKit checks before it asks.
    ///
    /// Without Objective-C only calling them can tell, so the answers are kept for the two questions that follow.
    func hasIndicator(in container: UnsafeMutablePointer<PageViewControllerModel>) -> Bool {
        lend(container) {
            let (count, setsOfCount) = asked { owner.indicatorCount }
            let (index, setsOfIndex) = count == nil ? (nil, []) : asked { owner.indicatorIndex }
            guard let count, let index else {
                for set in setsOfCount + setsOfIndex { set() }
                return false
            }
            indicator = IndicatorAnswers(count: count, setsOfCount: setsOfCount, index: index, setsOfIndex: setsOfIndex)
            return true
        }
    }

    /// Performs what the app has set when it was asked, in the callback to which it belongs.
    private func performSets(_ sets: WritableKeyPath<IndicatorAnswers, [() -> Void]>) {
        let waiting = indicator[keyPath: sets]
        indicator[keyPath: sets] = []
        for set in waiting { set() }
    }

    /// The app's answer, and the sets that it made meanwhile.
    private func asked<Answer>(_ question: () -> Answer?) -> (answer: Answer?, sets: [() -> Void]) {
        isAsking = true
        let answer = question()
        isAsking = false
        defer { waitingSets = [] }
        return (answer, waitingSets)
    }

    /// Asks the data source once more for the page beside the one that shows, which nobody records.
    ///
    /// - Returns: The page that shows, what the container remembers beside it, and the answer; nil unless it is at rest.
    package func askAgain(
        _ side: Direction
    ) -> (page: AnyObject, remembered: NeighborSlot<PageIdentity>, answer: AnyObject?)? {
        let container = container
        guard container.isAtRest, !container.hasStopped, owner.hasDataSource,
            let page = (side == .forward ? container.onScreen.last : container.onScreen.first)?.controller
        else { return nil }
        return (page, side == .forward ? container.after : container.before, askAgain(side, of: page))
    }

    /// Asks the data source for the page beside any other, which nobody records.
    package func askAgain(_ side: Direction, of page: AnyObject) -> AnyObject? {
        let (answer, sets) = asked { owner.neighbor(of: page, side) }
        for set in sets { set() }
        return answer
    }

    /// Runs the block of the set whose pages are shown or, if that set was superseded, of the oldest.
    private func complete(_ finished: Bool) {
        let shown = Array(container.viewControllers)
        let waiting = calls.indices.filter { calls[$0].completion != nil }
        guard let place = (finished ? waiting.first { calls[$0].pages == shown } : nil) ?? waiting.first else { return }
        calls.remove(at: place).completion?(finished)
    }

    /// Discards the block of a set that never runs.
    private func forgetCall(to pages: [PageIdentity]) {
        if let place = calls.lastIndex(where: { $0.pages == pages }) { calls.remove(at: place) }
    }
}

extension PageViewController<PageIdentity> {
    package var heldPages: [PageIdentity] {
        var pages = [model.before.page, model.after.page].compactMap { $0 } + model.viewControllers + model.onScreen
        pages += model.transition.pending.map(Array.init) ?? []
        if case .set(let set) = model.transition { pages += set.leaving + [set.superseded].compactMap { $0 } }
        if let leakedChild = model.leakedChild { pages.append(leakedChild) }
        return pages.map { numbers[$0] }
    }
}
