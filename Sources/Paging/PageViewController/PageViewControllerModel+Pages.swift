/// What the pages themselves are told.
///
/// For scroll and curl, completed and cancelled, UIKit has four orders (rules 27 to 30). Two points are choices of the
/// model: pages are told before the delegate, and gestures make moves. A page becomes a child when a transition to it
/// begins, and stops being one when it has left. A page on both sides of a transition stays where it is and is told
/// nothing, as with a set.
extension PageViewControllerModel {
    /// Whether the client listens to its pages, or what they are told changes which of them are children.
    ///
    /// If not, there are no pages to compare when a transition begins, which makes a swipe a sixth faster.
    func arePagesHeard<Receiver: CallbackReceiver>(by client: Receiver) -> Bool {
        client.listens(to: .appearance) || client.listens(to: .containment) || state.leakedChild != nil
            || settings.readings.contains(.neighborsAreChildren)
    }

    mutating func tellPagesOfStart<Receiver: CallbackReceiver>(_ pending: Spread<PageNumber>, client: inout Receiver) {
        let shown = onScreen
        pending.forEach(without: shown) { moveIn($0, in: .dragStart, client: &client) }
        // A page curl keeps no neighbors: its pages are loaded as they turn.
        if transitionStyle == .pageCurl {
            pending.forEach(without: shown) { tell(.viewDidLoad($0), in: .dragStart, &client) }
        }
        pending.forEach(without: shown) { tell(.viewWillAppear($0), in: .dragStart, &client) }
        onScreen.forEach(without: pending) { tell(.viewWillDisappear($0), in: .dragStart, &client) }
    }

    mutating func tellPagesOfLanding<Receiver: CallbackReceiver>(
        _ pending: Spread<PageNumber>, leaving: Spread<PageNumber>, in phase: Phase, client: inout Receiver
    ) {
        if transitionStyle == .scroll {
            pending.forEach(without: leaving) { tell(.viewDidAppear($0), in: phase, &client) }
            leaving.forEach(without: pending) { tell(.viewDidDisappear($0), in: phase, &client) }
        } else {
            leaving.forEach(without: pending) { tell(.viewDidDisappear($0), in: phase, &client) }
            pending.forEach(without: leaving) { tell(.viewDidAppear($0), in: phase, &client) }
        }
        leaving.forEach(without: pending) { if !becomesNeighborChild($0) { moveOut($0, in: phase, client: &client) } }
        updateNeighborChildren(in: phase, client: &client)
    }

    mutating func tellPagesOfReturn<Receiver: CallbackReceiver>(_ pending: Spread<PageNumber>, client: inout Receiver) {
        let shown = onScreen
        if transitionStyle == .scroll {
            shown.forEach(without: pending) { page in
                tell(.viewWillAppear(page), in: .returning, &client)
                tell(.viewDidAppear(page), in: .returning, &client)
            }
            pending.forEach(without: shown) { page in
                tell(.viewWillDisappear(page), in: .returning, &client)
                tell(.viewDidDisappear(page), in: .returning, &client)
            }
        } else {
            pending.forEach(without: shown) { tell(.viewWillDisappear($0), in: .returning, &client) }
            shown.forEach(without: pending) { tell(.viewWillAppear($0), in: .returning, &client) }
            pending.forEach(without: shown) { tell(.viewDidDisappear($0), in: .returning, &client) }
            shown.forEach(without: pending) { tell(.viewDidAppear($0), in: .returning, &client) }
        }
        pending.forEach(without: shown) {
            if !becomesNeighborChild($0) { moveOut($0, in: .returning, client: &client) }
        }
    }

    mutating func moveIn<Receiver: CallbackReceiver>(_ page: PageNumber, in phase: Phase, client: inout Receiver) {
        // A page that was left behind as a child is one already. (Choice)
        if state.leakedChild == page {
            state.leakedChild = nil
            return
        }
        guard !wasNeighborChild(page) else { return }
        tell(.willMove(page, toParent: true), in: phase, &client)
        tell(.didMove(page, toParent: true), in: phase, &client)
    }

    mutating func moveOut<Receiver: CallbackReceiver>(_ page: PageNumber, in phase: Phase, client: inout Receiver) {
        tell(.willMove(page, toParent: false), in: phase, &client)
        tell(.didMove(page, toParent: false), in: phase, &client)
    }

    /// Reports that the view of a page is loaded, when the container comes to hold the page. (Rule 42)
    mutating func load<Receiver: CallbackReceiver>(_ page: PageNumber, in phase: Phase, client: inout Receiver) {
        guard page != before.page, page != after.page, page != state.leakedChild else { return }
        tell(.viewDidLoad(page), in: phase, &client)
    }
}
