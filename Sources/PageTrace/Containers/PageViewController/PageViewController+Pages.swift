/// What the pages themselves are told. For scroll and curl, completed and cancelled, UIKit has four orders (rules 27 to
/// 30). That pages are told before the delegate, and the moves of gestures, are choices of the model: a page becomes a
/// child when a transition to it begins, and stops being one when it has left.
extension PageViewController {
    @inlinable
    mutating func tellPagesOfStart<Client: PageViewControllerClient<Page>>(
        _ pending: Spread<Page>, client: inout Client
    ) {
        pending.forEach { page in
            client.willMove(page, toParent: true, in: &self)
            client.didMove(page, toParent: true, in: &self)
        }
        pending.forEach { client.viewWillAppear($0, in: &self) }
        onScreen.forEach { client.viewWillDisappear($0, in: &self) }
    }

    @inlinable
    mutating func tellPagesOfLanding<Client: PageViewControllerClient<Page>>(
        _ pending: Spread<Page>, leaving: Spread<Page>, client: inout Client
    ) {
        if transitionStyle == .scroll {
            pending.forEach { client.viewDidAppear($0, in: &self) }
            leaving.forEach { client.viewDidDisappear($0, in: &self) }
        } else {
            leaving.forEach { client.viewDidDisappear($0, in: &self) }
            pending.forEach { client.viewDidAppear($0, in: &self) }
        }
        leaving.forEach { page in
            client.willMove(page, toParent: false, in: &self)
            client.didMove(page, toParent: false, in: &self)
        }
    }

    @inlinable
    mutating func tellPagesOfReturn<Client: PageViewControllerClient<Page>>(
        _ pending: Spread<Page>, client: inout Client
    ) {
        if transitionStyle == .scroll {
            onScreen.forEach { page in
                client.viewWillAppear(page, in: &self)
                client.viewDidAppear(page, in: &self)
            }
            pending.forEach { page in
                client.viewWillDisappear(page, in: &self)
                client.viewDidDisappear(page, in: &self)
            }
        } else {
            pending.forEach { client.viewWillDisappear($0, in: &self) }
            onScreen.forEach { client.viewWillAppear($0, in: &self) }
            pending.forEach { client.viewDidDisappear($0, in: &self) }
            onScreen.forEach { client.viewDidAppear($0, in: &self) }
        }
        pending.forEach { page in
            client.willMove(page, toParent: false, in: &self)
            client.didMove(page, toParent: false, in: &self)
        }
    }
}
