/// What the pages themselves are told. For scroll and curl, completed and cancelled, UIKit has four orders (rules 27 to
/// 30). That pages are told before the delegate, and the moves of gestures, are choices of the model: a page becomes a
/// child when a transition to it begins, and stops being one when it has left. A page on both sides of a transition
/// stays where it is, and is told nothing, as with a set.
extension PageViewController {
    @inlinable
    mutating func tellPagesOfStart<Client: PageViewControllerClient<Page>>(
        _ pending: Spread<Page>, client: inout Client
    ) {
        let shown = onScreen
        pending.forEach(without: shown) { page in
            client.willMove(page, toParent: true, in: &self)
            client.didMove(page, toParent: true, in: &self)
        }
        pending.forEach(without: shown) { client.viewWillAppear($0, in: &self) }
        onScreen.forEach(without: pending) { client.viewWillDisappear($0, in: &self) }
    }

    @inlinable
    mutating func tellPagesOfLanding<Client: PageViewControllerClient<Page>>(
        _ pending: Spread<Page>, leaving: Spread<Page>, client: inout Client
    ) {
        if transitionStyle == .scroll {
            pending.forEach(without: leaving) { client.viewDidAppear($0, in: &self) }
            leaving.forEach(without: pending) { client.viewDidDisappear($0, in: &self) }
        } else {
            leaving.forEach(without: pending) { client.viewDidDisappear($0, in: &self) }
            pending.forEach(without: leaving) { client.viewDidAppear($0, in: &self) }
        }
        leaving.forEach(without: pending) { page in
            client.willMove(page, toParent: false, in: &self)
            client.didMove(page, toParent: false, in: &self)
        }
    }

    @inlinable
    mutating func tellPagesOfReturn<Client: PageViewControllerClient<Page>>(
        _ pending: Spread<Page>, client: inout Client
    ) {
        let shown = onScreen
        if transitionStyle == .scroll {
            shown.forEach(without: pending) { page in
                client.viewWillAppear(page, in: &self)
                client.viewDidAppear(page, in: &self)
            }
            pending.forEach(without: shown) { page in
                client.viewWillDisappear(page, in: &self)
                client.viewDidDisappear(page, in: &self)
            }
        } else {
            pending.forEach(without: shown) { client.viewWillDisappear($0, in: &self) }
            shown.forEach(without: pending) { client.viewWillAppear($0, in: &self) }
            pending.forEach(without: shown) { client.viewDidDisappear($0, in: &self) }
            shown.forEach(without: pending) { client.viewDidAppear($0, in: &self) }
        }
        pending.forEach(without: shown) { page in
            client.willMove(page, toParent: false, in: &self)
            client.didMove(page, toParent: false, in: &self)
        }
    }
}
