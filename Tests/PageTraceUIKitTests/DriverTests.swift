import PageTraceUIKit
import Testing

@MainActor
@Suite struct DriverTests {
    private final class Holder: UIViewController {
        let pager = Shelf()

        override func viewDidLoad() {
            addChild(pager)
            view.addSubview(pager.view)
            pager.didMove(toParent: self)
        }
    }

    @Test func `A pager is found among the children`() {
        let driver = PagingDriver(UINavigationController(rootViewController: Holder()))
        driver.walk("1→2→(3)")
        #expect(driver.viewControllers.map(\.title) == ["Second"])
        #expect(driver.recording.findings.isEmpty)
    }

    @Test func `A screen without a pager is a finding`() {
        let driver = PagingDriver(UIViewController())
        #expect(
            driver.messages == [
                "There is no UIPageViewController in UIViewController, nor among its children and views. "
                    + "Give the driver the page view controller itself."
            ])
    }

    @Test func `Settings come before the first page`() {
        let driver = PagingDriver(Shelf()) { $0.preloads = .never }
        let step = driver.swipe(.forward)
        #expect(step.gesture.notes.map(\.rawValue) == ["preload skipped"])
    }

    @Test func `Settings that come too late are a finding`() {
        let shelf = Shelf()
        shelf.loadViewIfNeeded()
        let driver = PagingDriver(shelf) { $0.preloads = .never }
        #expect(driver.recording.findings.map(\.kind) == [.impossibleGesture])
    }

    @Test(arguments: [
        ("1→2→3→4→5", "The path goes on forward, and there is no page: the swipe bounced."),
        ("1⇒3", "A path of a driver sets no pages. Let the app do it: act(\"tap Next\") { … }."),
    ])
    func `A path that leads nowhere is a finding`(path: String, message: String) {
        let driver = PagingDriver(Shelf())
        driver.walk(path)
        #expect(driver.messages == [message])
    }

    @Test(arguments: ["", "1→", "First→Second", "1→3", "9999999999999999999"])
    func `A path that cannot be read is a finding`(path: String) {
        let driver = PagingDriver(Shelf())
        driver.walk(path)
        #expect(driver.recording.findings.map(\.kind) == [.impossibleGesture])
        #expect(driver.viewControllers.map(\.title) == ["First"])
    }

    @Test func `A release without a drag is a finding`() {
        let driver = PagingDriver(Shelf())
        driver.release()
        driver.settle()
        #expect(driver.recording.findings.map(\.kind) == [.impossibleGesture, .impossibleGesture])
    }

    @Test func `Pages of one name are numbered`() {
        let driver = PagingDriver(Shelf(["Page", "Page", "Page"]))
        driver.walk("1→2→3")
        #expect(driver.recording.pages == ["Page", "Page #2", "Page #3"])
    }

    @Test func `A page without title has its identifier or its class`() {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second) = (UIViewController(), UIViewController())
        first.view.accessibilityIdentifier = "intro"
        let driver = PagingDriver(pager)
        driver.act("set") { pager.setViewControllers([first], direction: .forward, animated: false) }
        driver.act("set") { pager.setViewControllers([second], direction: .forward, animated: false) }
        #expect(driver.recording.pages == ["intro", "UIViewController"])
    }

    @Test func `The screen goes and comes back`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        driver.disappear()
        driver.appear()
        #expect(driver.steps.suffix(2).map(\.gesture.name) == ["the screen disappears", "the screen appears"])
        #expect(driver.recording.findings.isEmpty)
    }

    @Test func `A variable that is followed in mid-drag is not judged before the drag is over`() {
        let shelf = Shelf(["First", "Second"])
        let driver = PagingDriver(shelf)
        driver.drag(.forward)
        driver.track("title") { "Second" }
        #expect(driver.steps.last?.trackers.map(\.isChecked) == [false])
        driver.release(ends: .cancelled)
        driver.settle()
        #expect(driver.steps.last?.trackers.map { [$0.isChecked, $0.isWrong] } == [[true, true]])
    }

    @Test func `Every walk of a good pager is good`() {
        var pagers = 0
        let search = PagingDriver.explored(upTo: 3) {
            pagers += 1
            let shelf = Shelf(["First", "Second"])
            let driver = PagingDriver(shelf)
            driver.track("shown") { shelf.viewControllers?.first }
            return driver
        }
        #expect(search.walks.isEmpty)
        #expect(search.bound == .depth)
        #expect(search.states == 94)
        // Each walk begins with a new pager, once, and so does the search.
        #expect(pagers == search.states + 1)
    }

    @Test func `A search says that it was not complete`() {
        let search = PagingDriver.explored(upTo: 3, walkLimit: 10) { PagingDriver(Shelf()) }
        #expect(search.bound == .walks)
        #expect(search.states == 10)
    }

    @Test func `A search names the shortest walk that shows a finding`() {
        let search = PagingDriver.explored(upTo: 3) {
            let shelf = Shelf()
            let driver = PagingDriver(shelf)
            shelf.reactions["will"] = { $0.navigationItem.title = "Second" }
            driver.track("title") { shelf.navigationItem.title }
            return driver
        }
        #expect(search.walks.first?.gestures == ["swipe forward (cancelled)"])
        #expect(
            search.recording.about.hasPrefix("The shortest walk that shows it: swipe forward (cancelled). In each of "))
        // The moment at which the title would have been right in every one of them.
        let right = "update title in didFinishAnimating, if completed, from pageViewController.viewControllers?.first"
        #expect(search.recording.about.contains(right), "\(search.recording.about)")
        #expect(!search.recording.about.contains("in willTransitionTo,"))
        #expect(search.recording.findings.map(\.message) == ["title says Second, while First is shown."])
    }
}
