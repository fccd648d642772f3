import PageTraceUIKit
import Testing

@MainActor
@Suite struct IndicatorTests {
    private final class Source: DistanceSource {
        let page = UIViewController()
        let next = UIViewController()
        func page(_ distance: Int, from page: UIViewController) -> UIViewController? { nil }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 2 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            pageViewController.viewControllers?.first === page ? 0 : 1
        }
    }

    @Test func `Both methods make an indicator`() {
        let source = Source()
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = source
        pager.setViewControllers([source.next], direction: .forward, animated: false)
        let driver = PagingDriver(pager)
        let asked = driver.steps.flatMap(\.callbacks).map(\.text)
        #expect(asked == ["presentationCount() → 2", "presentationIndex() → 1"])
    }

    @Test func `Without the methods nobody is asked`() {
        let driver = PagingDriver(Shelf())
        #expect(driver.steps.flatMap(\.callbacks).isEmpty)
    }
}
