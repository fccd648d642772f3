/// What the pages themselves are told. For scroll and curl, completed and cancelled, UIKit has four orders (rules 27 to
/// 30). That pages are told before the delegate, and the moves of gestures, are choices of the model: a page becomes a
/// child when a transition to it begins, and stops being one when it has left.
extension PageViewController {
    @inlinable
    mutating func tellPagesOfStart<Client: PageViewControllerClient<Page>>(
        _ pending: Spread<Page>, client: inout Client
    ) {
        pending.forEach { page in
            client.willMove(page, toParent: true)
            client.didMove(page, toParent: true)
        }
        pending.forEach { client.viewWillAppear($0) }
        onScreen.forEach { client.viewWillDisappear($0) }
    }

    @inlinable
    mutating func tellPagesOfLanding<Client: PageViewControllerClient<Page>>(
        _ pending: Spread<Page>, previous: Spread<Page>, client: inout Client
    ) {
        if transitionStyle == .scroll {
            pending.forEach { client.viewDidAppear($0) }
            previous.forEach { client.viewDidDisappear($0) }
        } else {
            previous.forEach { client.viewDidDisappear($0) }
            pending.forEach { client.viewDidAppear($0) }
        }
        previous.forEach { page in
            client.willMove(page, toParent: false)
            client.didMove(page, toParent: false)
        }
    }

    @inlinable
    mutating func tellPagesOfReturn<Client: PageViewControllerClient<Page>>(
        _ pending: Spread<Page>, client: inout Client
    ) {
        if transitionStyle == .scroll {
            onScreen.forEach { page in
                client.viewWillAppear(page)
                client.viewDidAppear(page)
            }
            pending.forEach { page in
                client.viewWillDisappear(page)
                client.viewDidDisappear(page)
            }
        } else {
            pending.forEach { client.viewWillDisappear($0) }
            onScreen.forEach { client.viewWillAppear($0) }
            pending.forEach { client.viewDidDisappear($0) }
            onScreen.forEach { client.viewDidAppear($0) }
        }
        pending.forEach { page in
            client.willMove(page, toParent: false)
            client.didMove(page, toParent: false)
        }
    }
}
