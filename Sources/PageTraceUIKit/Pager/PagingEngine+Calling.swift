import PageTrace

/// How the app's objects are called.
extension PagingEngine {
    /// Calls the app's method for a callback, and returns the callback with the answer in it.
    func answer(
        _ callback: Callback<PageIdentity>, in container: UnsafeMutablePointer<PageViewController<PageIdentity>>
    ) -> Callback<PageIdentity> {
        let outer = calling
        calling = callback
        defer { calling = outer }
        return lend(Loan(container: container)) { answer(callback) }
    }

    private func answer(_ callback: Callback<PageIdentity>) -> Callback<PageIdentity> {
        switch callback {
        case .viewControllerAfter(let page, _):
            return .viewControllerAfter(
                page, answer: neighbour(of: page) { $0.pageViewController(owner, viewControllerAfter: $1) })
        case .viewControllerBefore(let page, _):
            return .viewControllerBefore(
                page, answer: neighbour(of: page) { $0.pageViewController(owner, viewControllerBefore: $1) })
        case .willTransitionTo(let pages):
            owner.delegate?.pageViewController(owner, willTransitionTo: pages.compactMap(\.controller))
        case .didFinishAnimating(let finished, let previous, let completed):
            owner.delegate?.pageViewController(
                owner, didFinishAnimating: finished, previousViewControllers: previous.compactMap(\.controller),
                transitionCompleted: completed)
        case .spineLocation(let orientation, _):
            let answer = owner.delegate?.pageViewController(
                owner, spineLocationFor: UIInterfaceOrientation(orientation))
            return .spineLocation(orientation, answer: answer?.inModel)
        case .completion(let finished): complete(finished)
        case .presentationCount: return .presentationCount(indicator.count)
        case .presentationIndex: return .presentationIndex(indicator.index)
        case .viewDidLoad(let page): page.controller?.load(in: owner)
        case .viewWillAppear(let page, let animated): page.controller?.beginAppearance(animated: animated)
        case .viewDidAppear(let page, let animated): page.controller?.endAppearance(animated: animated)
        case .viewWillDisappear(let page, let animated): page.controller?.beginDisappearance(animated: animated)
        case .viewDidDisappear(let page, let animated): page.controller?.endDisappearance(animated: animated)
        case .scrollViewDidScroll(let progress): scroll(to: progress)
        case .willMove(let page, toParent: true): if let page = page.controller { owner.addChild(page) }
        case .didMove(let page, toParent: true): page.controller?.arrive(in: owner)
        case .willMove(let page, toParent: false): page.controller?.willMove(toParent: nil)
        case .didMove(let page, toParent: false): page.controller?.leave()
        case .lostCompletion(let pages): forgetCall(to: Array(pages))
        case .droppedSet(let pages): forgetCall(to: pages)
        // The first is a call by the app itself; what UIKit would raise, or loses, reaches nobody.
        case .setViewControllers, .raise, .lostDidFinish, .leakedChild: break
        }
        return callback
    }

    private func neighbour(
        of page: PageIdentity, _ ask: (any UIPageViewControllerDataSource, UIViewController) -> UIViewController?
    ) -> PageIdentity? {
        guard let dataSource = owner.dataSource, let controller = page.controller,
            let answer = ask(dataSource, controller)
        else { return nil }
        return keep(answer)
    }

    /// Whether the app has both methods of the indicator, which UIKit checks before it asks.
    ///
    /// Only calling them can tell, so the answers are kept for the two questions that follow.
    func hasIndicator(in container: UnsafeMutablePointer<PageViewController<PageIdentity>>) -> Bool {
        guard let dataSource = owner.dataSource else { return false }
        return lend(Loan(container: container)) {
            hasReachedDefault = false
            indicator.count = dataSource.presentationCount(for: owner)
            guard !hasReachedDefault else { return false }
            indicator.index = dataSource.presentationIndex(for: owner)
            return !hasReachedDefault
        }
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

extension UIViewController {
    /// Makes the page a child, with its view among the parent's subviews.
    fileprivate func arrive(in parent: UIViewController) {
        if let view = viewIfLoaded { parent.viewIfLoaded?.addSubview(view) }
        didMove(toParent: parent)
    }

    /// Loads the page's view, which joins the parent's view if the page is a child already. (Rule 42)
    fileprivate func load(in parent: UIViewController) {
        loadViewIfNeeded()
        if self.parent === parent, let view = viewIfLoaded { parent.viewIfLoaded?.addSubview(view) }
    }

    /// Removes the page from its parent.
    fileprivate func leave() {
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}

extension PageViewController<PageIdentity> {
    /// Every page that the container holds.
    var heldPages: [PageIdentity] {
        var pages = [before.page, after.page].compactMap { $0 } + viewControllers + onScreen
        pages += transition.pending.map(Array.init) ?? []
        if case .set(let set) = transition { pages += set.leaving + [set.superseded].compactMap { $0 } }
        if let leakedChild { pages.append(leakedChild) }
        return pages
    }
}
