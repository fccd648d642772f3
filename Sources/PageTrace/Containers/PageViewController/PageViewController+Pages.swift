/// What the pages themselves are told. For scroll and curl, completed and cancelled, UIKit has four orders (rules 27 to
/// 30). That pages are told before the delegate, and the moves of gestures, are choices of the model: a page becomes a
/// child when a transition to it begins, and stops being one when it has left. A page on both sides of a transition
/// stays where it is, and is told nothing, as with a set.
extension PageViewController {
    @inlinable
    mutating func tellPagesOfStart<Client: PageViewControllerClient<Page>>(
        _ pending: Spread<Page>, client: inout Client
    ) {
        let coming = pending.without(onScreen)
        coming.forEach { page in
            client.willMove(page, toParent: true, in: &self)
            client.didMove(page, toParent: true, in: &self)
        }
        let leaving = onScreen.without(pending)
        coming.forEach { client.viewWillAppear($0, in: &self) }
        leaving.forEach { client.viewWillDisappear($0, in: &self) }
    }

    @inlinable
    mutating func tellPagesOfLanding<Client: PageViewControllerClient<Page>>(
        _ pending: Spread<Page>, leaving: Spread<Page>, client: inout Client
    ) {
        let coming = pending.without(leaving)
        let leaving = leaving.without(pending)
        if transitionStyle == .scroll {
            coming.forEach { client.viewDidAppear($0, in: &self) }
            leaving.forEach { client.viewDidDisappear($0, in: &self) }
        } else {
            leaving.forEach { client.viewDidDisappear($0, in: &self) }
            coming.forEach { client.viewDidAppear($0, in: &self) }
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
        let going = pending.without(onScreen)
        let staying = onScreen.without(pending)
        if transitionStyle == .scroll {
            staying.forEach { page in
                client.viewWillAppear(page, in: &self)
                client.viewDidAppear(page, in: &self)
            }
            going.forEach { page in
                client.viewWillDisappear(page, in: &self)
                client.viewDidDisappear(page, in: &self)
            }
        } else {
            going.forEach { client.viewWillDisappear($0, in: &self) }
            staying.forEach { client.viewWillAppear($0, in: &self) }
            going.forEach { client.viewDidDisappear($0, in: &self) }
            staying.forEach { client.viewDidAppear($0, in: &self) }
        }
        going.forEach { page in
            client.willMove(page, toParent: false, in: &self)
            client.didMove(page, toParent: false, in: &self)
        }
    }
}
