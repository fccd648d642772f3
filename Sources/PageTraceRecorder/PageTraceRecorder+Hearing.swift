import PageTrace

#if canImport(UIKit)
    import UIKit
#else
    import PageTraceUIKit
#endif

/// What a recorder observes, in the order in which the calls began.
extension PageTraceRecorder {
    /// Calls the app, then writes its answer and the calls observed meanwhile.
    func note<Answer>(_ call: () -> Answer, _ callback: (Answer) -> Callback<String>?) -> Answer {
        lookForScrollView()
        let outer = nested
        nested = []
        depth += 1
        let answer = call()
        depth -= 1
        let heard = (callback(answer).map { [$0] } ?? []) + nested
        nested = outer
        for callback in heard { hear(callback) }
        return answer
    }

    /// Notes a set and its block.
    ///
    /// - Returns: The block that replaces the app's; nil if the app passes none.
    func noteSet(
        _ pages: [UIViewController]?, _ direction: UIPageViewController.NavigationDirection, _ isAnimated: Bool,
        _ completion: ((Bool) -> Void)?
    ) -> ((Bool) -> Void)? {
        lookForScrollView()
        let request = SetRequest(
            (pages ?? []).map(name(of:)), direction: direction == .forward ? .forward : .backward,
            isAnimated: isAnimated, hasCompletion: completion != nil)
        if depth > 0 {
            nested.append(
                .setViewControllers(request.pages, direction: request.direction, animated: request.isAnimated))
        } else {
            writer.begin(request)
        }
        guard let completion else { return nil }
        return { [weak self] finished in
            guard let self else { return completion(finished) }
            self.note({ completion(finished) }, { .completion(finished: finished) })
        }
    }

    /// Notes a call that any view controller of the app receives.
    func hear(_ callback: Callback<UIViewController>) {
        guard observes.contains(callback.role) else { return }
        switch callback {
        case .viewDidLoad(let page): hear(page) { .viewDidLoad($0) }
        case .viewWillAppear(let page, let animated): hear(page) { .viewWillAppear($0, animated: animated) }
        case .viewDidAppear(let page, let animated): hear(page) { .viewDidAppear($0, animated: animated) }
        case .viewWillDisappear(let page, let animated): hear(page) { .viewWillDisappear($0, animated: animated) }
        case .viewDidDisappear(let page, let animated): hear(page) { .viewDidDisappear($0, animated: animated) }
        case .willMove(let page, let isChild): hear(page) { .willMove($0, toParent: isChild) }
        case .didMove(let page, let isChild): hear(page) { .didMove($0, toParent: isChild) }
        default: break
        }
    }

    private func hear(_ page: UIViewController, _ callback: (String) -> Callback<String>) {
        if knows(page) { hear(callback(name(of: page))) }
    }

    /// Notes the position of the scroll view inside.
    func hear(_ position: ScrollProgress, isDragging: Bool) {
        hear(.scrollViewDidScroll(position), isDragging: isDragging)
    }

    private func hear(_ callback: Callback<String>, isDragging: Bool = false) {
        guard depth == 0 else { return nested.append(callback) }
        writer.write(callback, isDragging: isDragging)
    }
}
