import PageTrace
import PageTraceBridge

extension PageTraceRecorder {
    /// Calls the app, then writes its answer and the calls observed meanwhile.
    func note<Answer>(_ call: () -> Answer, _ callback: (Answer) -> Callback<String>?) -> Answer {
        guard !OffRecord.isOn else { return call() }
        lookForScrollView()
        writer.noticeTurn()
        let outer = nested
        nested = []
        depth += 1
        let answer = call()
        depth -= 1
        let heard = (callback(answer).map { [.call($0)] } ?? []) + nested
        nested = outer
        for event in heard { hear(event) }
        return answer
    }

    /// Notes a set, and returns the block that replaces the app's; nil if the app passes none.
    func noteSet(
        _ pages: [UIViewController]?, _ direction: UIPageViewController.NavigationDirection, _ isAnimated: Bool,
        _ completion: ((Bool) -> Void)?
    ) -> ((Bool) -> Void)? {
        lookForScrollView()
        noticeDataSource()
        hasSet = true
        let request = ProgrammaticSet(
            (pages ?? []).map(name(of:)), direction: direction == .forward ? .forward : .backward,
            isAnimated: isAnimated, completion: completion != nil)
        if depth > 0 {
            nested.append(.call(request.call))
        } else {
            writer.begin(request)
        }
        guard let completion else { return nil }
        return { [weak self] finished in
            guard let self else { return completion(finished) }
            self.note({ completion(finished) }, { .completion(finished: finished) })
        }
    }

    /// Notes a call that any view controller of the app receives, if it is a page.
    func hear(_ callback: Callback<UIViewController>) {
        guard observes.contains(callback.role), callback.subjects.allSatisfy(knows) else { return }
        hear(.call(callback.map(name(of:))))
    }

    func hear(_ event: RecordedEvent) {
        guard depth == 0 else { return nested.append(event) }
        writer.write(event)
    }

    // MARK: The container itself

    func hearAppearance(of controller: UIViewController, _ isAppearing: Bool, animated: Bool) {
        guard controller === pager else { return }
        #if !canImport(UIKit)
            // This package's pager is on screen from the start, unless the driver's settings say otherwise.
            if isAppearing, pager?.isOnScreen == true { return }
        #endif
        hear(.act(.container(isAppearing: isAppearing, animated: animated)))
    }

    /// Notes that a controller is about to get another size or, without one, that something covers another part of it.
    func hearLayout(of controller: UIViewController, newSize: CGSize?) {
        guard controller === pager, hasSet else { return }
        guard let newSize else { return hear(.act(.layoutChanges)) }
        size = newSize
        hear(.act(.rotation(isLandscape: newSize.width > newSize.height)))
    }

    /// Notes that a controller has laid out its view, if that has another size now.
    func hearLayoutEnd(of controller: UIViewController) {
        guard controller === pager, let newSize = controller.viewIfLoaded?.bounds.size, newSize != size else { return }
        let isFirst = size == nil
        size = newSize
        if !isFirst, hasSet { hear(.act(.layoutChanges)) }
    }

    /// Notes that the app assigns a data source or nil; the first one, before any page is set, goes without saying.
    func hearDataSource(isThere: Bool) {
        defer { expectsDataSource = isThere }
        if hasSet || isThere != expectsDataSource { hear(.act(.dataSource(isThere: isThere))) }
    }
}
