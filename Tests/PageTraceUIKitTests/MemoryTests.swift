import PageTraceUIKit
import Testing

@MainActor
@Suite struct MemoryTests {
    /// A pager that makes its pages anew, and may keep some.
    private final class Maker: UIPageViewController, DistanceSource {
        final class Number: UIViewController {
            var value = 0
            var whenDone: (() -> Void)?
        }

        var cache: [Int: UIViewController] = [:]
        var keeps = false
        var leaks = false

        init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            dataSource = self
            setViewControllers([number(1)], direction: .forward, animated: false)
        }

        private func number(_ value: Int) -> UIViewController {
            let page = Number()
            page.title = "\(value)"
            page.value = value
            if keeps { cache[value] = page }
            if leaks { page.whenDone = { page.value += 1 } }
            return page
        }

        func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
            guard let value = (page as? Number)?.value, value + distance > 0 else { return nil }
            return number(value + distance)
        }
    }

    @Test func `What the container drops is gone if nobody keeps it`() {
        let driver = PagingDriver(Maker())
        driver.walk("1→2→3→4")
        #expect(driver.memory.map(\.description) == ["3: held", "4: held", "5: held"])
    }

    @Test func `What the app keeps says where`() {
        let maker = Maker()
        maker.keeps = true
        let driver = PagingDriver(maker)
        driver.walk("1→2→3→4")
        #expect(
            driver.memory.map(\.description) == [
                "1: kept by the app, Maker.cache[1]", "2: kept by the app, Maker.cache[2]", "3: held", "4: held",
                "5: held",
            ])
    }

    @Test func `A cycle is a leak`() {
        let maker = Maker()
        maker.leaks = true
        let driver = PagingDriver(maker)
        driver.walk("1→2→3→4")
        #expect(driver.memory.filter { $0.keeper == .leaked }.map(\.page) == ["1", "2"])
    }

    @Test func `What the app keeps stands beside what the container holds`() {
        let maker = Maker()
        maker.keeps = true
        let driver = PagingDriver(maker)
        driver.recordMemory()
        driver.walk("1→2→3")
        let kept = driver.steps.last?.after.last
        #expect(kept?.holder == "app")
        #expect(kept?.pages == ["1", "2", "3", "4"])
    }

    @Test func `A data source that nobody keeps is a finding`() {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let driver = PagingDriver(pager)
        driver.act("set up") {
            let source = Shelf()
            pager.dataSource = source
            pager.setViewControllers([UIViewController()], direction: .forward, animated: false)
        }
        driver.swipe(.forward)
        #expect(driver.recording.findings.map(\.kind) == [.impossibleGesture])
    }

    /// A pager with references that keep nothing.
    private final class Careless: UIPageViewController {
        unowned var gone: UIViewController
        weak var noted: UIViewController?
        lazy var first = UIViewController()

        init() {
            gone = UIViewController()
            super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `An unowned page that is gone is not touched, and a weak property keeps nothing`() {
        let pager = Careless()
        let driver = PagingDriver(pager)
        let page = UIViewController()
        page.title = "Noted"
        pager.noted = page
        pager.first.title = "First"
        driver.act("show") { pager.setViewControllers([page], direction: .forward, animated: false) }
        driver.act("show") { pager.setViewControllers([pager.first], direction: .forward, animated: false) }
        driver.act("show") { pager.setViewControllers([UIViewController()], direction: .forward, animated: false) }
        #expect(
            driver.memory.map(\.description) == [
                "Noted: leaked", "First: kept by the app, Careless.first", "UIViewController: held",
            ])
    }
}
