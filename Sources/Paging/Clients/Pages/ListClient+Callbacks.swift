/// What the client does in each callback.
extension ListClient {
    /// Takes a callback, and performs the actions that the trace has for it.
    package mutating func receive(_ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel) {
        callMethod(for: &callback, in: &container)
        callOwnMethod(for: &callback, in: &container)
        follow(callback, in: container)
        if waits { wait(callback, &container) }
        if case .completion = callback { completeSet(in: &container) }
        if plan.value.callsWithActions & callback.kind.bit != 0 { act(in: callback, &container) }
    }

    /// Calls the method that UIKit would call, of those that this client has besides.
    private mutating func callOwnMethod(
        for callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel
    ) {
        switch callback {
        case .spineLocation(let orientation, _):
            callback = .spineLocation(
                orientation, answer: pageViewController(&container, spineLocationFor: orientation))
        case .presentationCount: callback = .presentationCount(list.pages.count)
        case .presentationIndex: callback = .presentationIndex(presentationIndex(for: container))
        default: break
        }
    }

    /// Its own methods are those of the data source, the delegate and the completion block; actions can be in any call.
    package func listens(to role: CallbackRole) -> Bool {
        switch role {
        case .progress:
            plan.value.rolesWithActions.contains(role)
                || updates.contains { $0.callbacks & CallbackKind.scrollViewDidScroll.bit != 0 }
        case .appearance, .containment: plan.value.rolesWithActions.contains(role)
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
                set(
                    SetRequest(pages: pages, direction: action.direction, isAnimated: action.isAnimated), in: &container
                )
            }
        }
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
        set(SetRequest(pages: pages, direction: .forward, isAnimated: false), in: &pageViewController)
        return answer
    }

    /// Sets the pages that the trace has for a completion block.
    private mutating func completeSet(in pageViewController: inout PageViewControllerModel) {
        guard let request = completion else { return }
        completion = nil
        set(request, in: &pageViewController)
    }

    /// Sets pages at once, as the app's own code does in a callback: a flag keeps nothing from that.
    private mutating func set(_ request: SetRequest, in pageViewController: inout PageViewControllerModel) {
        if waits { begins(request.pages) }
        pageViewController.setViewControllers(request.pages, direction: request.direction, animated: request.isAnimated)
    }
}
