import PageTraceUIKit
import Testing

@MainActor
@Suite struct ScrollCallTests {
    /// A pager that notes what its scroll view and its delegate's methods say.
    private final class Listener: UIPageViewController, DistanceSource, UIPageViewControllerDelegate,
        UIScrollViewDelegate
    {
        let pages = ["First", "Second"].map { Leaf($0) }
        var log: [String] = []

        init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            (dataSource, delegate) = (self, self)
            for case let scrollView as UIScrollView in view.subviews { scrollView.delegate = self }
            setViewControllers([pages[0]], direction: .forward, animated: false)
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("\(Int(size.width)) × \(Int(size.height))")
            coordinator.animate(alongsideTransition: { _ in self.log.append("along") })
        }

        func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
            let next = distance < 0 ? 0 : 1
            return page === pages[next] ? nil : pages[next]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.append("did finish") }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will begin") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { log.append("will end") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("did end")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("at rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
    }

    @Test func `A swipe tells the scroll view's delegate what a finger in slow motion tells it`() {
        let (whole, slow) = (Listener(), Listener())
        PagingDriver(whole).swipe(.forward)
        let driver = PagingDriver(slow)
        driver.drag(.forward)
        driver.release(ends: .completed)
        driver.settle()
        #expect(whole.log == ["will begin", "will end", "did end", "did finish", "at rest"])
        #expect(slow.log == whole.log)
    }

    @Test func `An animated set tells it at its end`() {
        let pager = Listener()
        let driver = PagingDriver(pager)
        driver.act("show") { pager.setViewControllers([pager.pages[1]], direction: .forward, animated: true) }
        #expect(pager.log == ["animated"])
        driver.act("back", settles: false) {
            pager.setViewControllers([pager.pages[0]], direction: .reverse, animated: true)
        }
        #expect(pager.log == ["animated"])
        driver.settle()
        #expect(pager.log == ["animated", "animated"])
    }

    @Test func `A screen that is turned hears its size, and its children with it`() {
        let pager = Listener()
        let driver = PagingDriver(UINavigationController(rootViewController: pager))
        driver.rotate(to: .landscapeLeft)
        #expect(pager.log == ["844 × 390", "along"])
    }
}
