import PageTrace

/// A client that answers from a list of its pages.
protocol OrderedPagesClient: PageViewControllerClient {
    var list: [Page] { get }
}

extension OrderedPagesClient {
    func pageViewController(_ container: inout PageViewController<Page>, viewControllerBefore page: Page) -> Page? {
        list.firstIndex(of: page).flatMap { $0 > 0 ? list[$0 - 1] : nil }
    }

    func pageViewController(_ container: inout PageViewController<Page>, viewControllerAfter page: Page) -> Page? {
        list.firstIndex(of: page).flatMap { $0 + 1 < list.count ? list[$0 + 1] : nil }
    }
}
