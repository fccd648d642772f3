/// What the client does in each callback.
extension ListClient {
    /// Takes a callback, and performs the actions that the trace has for it.
    package mutating func receive(_ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel) {
        callMethod(for: &callback, in: &container)
        callOwnMethod(for: &callback, in: &container)
        if waits { wait(callback, &container) }
        if !actions.isEmpty { act(in: callback, &container) }
    }

    /// Calls the method that UIKit would call, of those that this client has besides.
    private mutating func callOwnMethod(
        for callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel
    ) {
        switch callback {
        case .spineLocation(let orientation, _):
            callback = .spineLocation(
                orientation, answer: pageViewController(&container, spineLocationFor: orientation))
        case .completion: completeSet(in: &container)
        case .scrollViewDidScroll: scroll(in: container)
        case .presentationCount: callback = .presentationCount(list.pages.count)
        case .presentationIndex: callback = .presentationIndex(presentationIndex(for: container))
        default: break
        }
    }

    /// Its own methods are those of the data source, the delegate and the completion block; actions can be in any call.
    package func listens(to role: CallbackRole) -> Bool {
        switch role {
        case .progress:
            !actions.isEmpty || updates.contains { $0.callbacks & CallbackKind.scrollViewDidScroll.bit != 0 }
        case .appearance, .containment: !actions.isEmpty
        default: true
        }
    }

    mutating func act(in callback: Callback<PageNumber>, _ container: inout PageViewControllerModel) {
        guard crash == nil else { return }
        for action in actions where action.isDue(in: callback) {
            let pages: [PageNumber]
            switch action.target {
            case .pages(let named): pages = named
            case .tracker(let name):
                guard let page = values.first(where: { $0.name == name }).flatMap(page(of:)) else { continue }
                pages = [page]
            }
            if action.isLater {
                container.setViewControllersOnNextTurn(pages, direction: action.direction, animated: action.isAnimated)
            } else {
                container.setViewControllers(pages, direction: action.direction, animated: action.isAnimated)
            }
        }
    }

    package mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel, viewControllerBefore viewController: PageNumber
    ) -> PageNumber? {
        let answer = answer(.backward, of: viewController, in: &pageViewController)
        update(.viewControllerBefore, .backward) { $0 == .argument ? viewController : $0 == .answer ? answer : nil }
        return answer
    }

    package mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel, viewControllerAfter viewController: PageNumber
    ) -> PageNumber? {
        let answer = answer(.forward, of: viewController, in: &pageViewController)
        update(.viewControllerAfter, .forward) { $0 == .argument ? viewController : $0 == .answer ? answer : nil }
        return answer
    }

    package mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel, willTransitionTo pendingViewControllers: Spread<PageNumber>
    ) {
        pending = pendingViewControllers.first
        let shown = pageViewController.viewControllers.first
        let direction = side(of: pending, from: shown)
        update(.willTransitionTo, direction) {
            $0 == .pending ? pendingViewControllers.first : $0 == .shown ? shown : nil
        }
    }

    package mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel, previousViewControllers: Spread<PageNumber>,
        transitionCompleted completed: Bool
    ) {
        let shown = pageViewController.viewControllers.first
        let pending = pending
        let direction = side(of: pending, from: previousViewControllers.first)
        update(.didFinishAnimating, completed: completed, direction) { source in
            switch source {
            case .shown: shown
            case .previous: previousViewControllers.first
            case .pending: pending
            case .argument, .answer, .direction, .nearest: nil
            }
        }
    }

    private mutating func scroll(in pageViewController: PageViewControllerModel) {
        let shown = pageViewController.viewControllers.first
        let nearest: PageNumber? =
            if case .drag(let drag) = pageViewController.transition {
                // Where a release lands by itself, too.
                abs(drag.position) >= 0.5 ? drag.pending?.first ?? shown : shown
            } else {
                // A landing scrolls before `viewControllers` names its page.
                pageViewController.phase == .landing ? pending : shown
            }
        update(.scrollViewDidScroll, nil) { $0 == .nearest ? nearest : nil }
    }

    package func hasPageIndicator(in pageViewController: inout PageViewControllerModel) -> Bool {
        description.hasPageIndicator
    }

    /// The index of the shown page, 0 if it is not in the list.
    private func presentationIndex(for pageViewController: PageViewControllerModel) -> Int {
        pageViewController.viewControllers.first.flatMap { list.position(of: sought($0)) } ?? 0
    }

    /// Answers as the trace says, and sets the matching number of pages: two for a spine in the middle, otherwise one.
    private mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel, spineLocationFor orientation: InterfaceOrientation
    ) -> SpineLocation? {
        guard let answer = description.spineLocations[orientation] else { return nil }
        let shown = Array(pageViewController.viewControllers)
        guard let first = shown.first, shown.count != (answer == .mid ? 2 : 1) else { return answer }
        let pages = answer == .mid ? list.spread(around: sought(first), placeholder: placeholder) : [first]
        pageViewController.setViewControllers(pages)
        return answer
    }

    /// Sets the pages that the trace has for a completion block.
    private mutating func completeSet(in pageViewController: inout PageViewControllerModel) {
        guard let request = completion else { return }
        completion = nil
        pageViewController.setViewControllers(request.pages, direction: request.direction, animated: request.isAnimated)
    }
}
