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

    @Test("A pager is found among the children")
    func aPagerIsFoundAmongTheChildren() {
        let driver = PagingDriver(UINavigationController(rootViewController: Holder()))
        driver.walk("1→2→(3)")
        #expect(driver.viewControllers.map(\.title) == ["Second"])
        #expect(driver.recording.findings.isEmpty)
    }

    @Test("A screen without a pager is a finding")
    func aScreenWithoutAPagerIsAFinding() {
        let driver = PagingDriver(UIViewController())
        #expect(
            driver.recording.findings.map(\.message) == [
                "There is no UIPageViewController in UIViewController, nor among its children and views. "
                    + "Give the driver the page view controller itself."
            ])
    }

    @Test("Settings come before the first page")
    func settingsComeBeforeTheFirstPage() {
        let driver = PagingDriver(Shelf()) { $0.preloads = .never }
        let step = driver.swipe(.forward)
        #expect(step.gesture.notes == ["preload skipped"])
    }

    @Test("Settings that come too late are a finding")
    func settingsThatComeTooLateAreAFinding() {
        let shelf = Shelf()
        shelf.loadViewIfNeeded()
        let driver = PagingDriver(shelf) { $0.preloads = .never }
        #expect(driver.recording.findings.map(\.kind) == [.impossibleGesture])
    }

    @Test(
        "A path that leads nowhere is a finding",
        arguments: [
            ("1→2→3→4→5", "The path goes on forward, and there is no page: the swipe bounced."),
            ("1⇒3", "A path of a driver sets no pages. Let the app do it: act(\"tap Next\") { … }."),
        ])
    func aPathThatLeadsNowhereIsAFinding(path: String, message: String) {
        let driver = PagingDriver(Shelf())
        driver.walk(path)
        #expect(driver.recording.findings.map(\.message) == [message])
    }

    @Test(
        "A path that cannot be read is a finding", arguments: ["", "1→", "First→Second", "1→3", "9999999999999999999"])
    func aPathThatCannotBeReadIsAFinding(path: String) {
        let driver = PagingDriver(Shelf())
        driver.walk(path)
        #expect(driver.recording.findings.map(\.kind) == [.impossibleGesture])
        #expect(driver.viewControllers.map(\.title) == ["First"])
    }

    @Test("A release without a drag is a finding")
    func aReleaseWithoutADragIsAFinding() {
        let driver = PagingDriver(Shelf())
        driver.release()
        driver.settle()
        #expect(driver.recording.findings.map(\.kind) == [.impossibleGesture, .impossibleGesture])
    }

    @Test("Pages of one name are numbered")
    func pagesOfOneNameAreNumbered() {
        let driver = PagingDriver(Shelf(["Page", "Page", "Page"]))
        driver.walk("1→2→3")
        #expect(driver.recording.pages == ["Page", "Page #2", "Page #3"])
    }

    @Test("A page without title has its identifier or its class")
    func aPageWithoutTitleHasItsIdentifierOrItsClass() {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second) = (UIViewController(), UIViewController())
        first.view.accessibilityIdentifier = "intro"
        let driver = PagingDriver(pager)
        driver.act("set") { pager.setViewControllers([first], direction: .forward, animated: false) }
        driver.act("set") { pager.setViewControllers([second], direction: .forward, animated: false) }
        #expect(driver.recording.pages == ["intro", "UIViewController"])
    }

    @Test("The screen goes and comes back")
    func theScreenGoesAndComesBack() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        driver.disappear()
        driver.appear()
        #expect(driver.steps.suffix(2).map(\.gesture.name) == ["the screen disappears", "the screen appears"])
        #expect(driver.recording.findings.isEmpty)
    }

    @Test("Every walk of a good pager is good")
    func everyWalkOfAGoodPagerIsGood() {
        let search = PagingDriver.explore(upTo: 3) {
            let shelf = Shelf(["First", "Second"])
            let driver = PagingDriver(shelf)
            driver.track("shown") { shelf.viewControllers?.first }
            return driver
        }
        #expect(search.found == nil)
        #expect(search.isComplete)
        #expect(search.walks > 50)
    }

    @Test("A search says that it was not complete")
    func aSearchSaysThatItWasNotComplete() {
        let search = PagingDriver.explore(upTo: 3, walks: 10) { PagingDriver(Shelf()) }
        #expect(!search.isComplete)
        #expect(search.walks == 10)
    }

    @Test("A search names the shortest walk that shows a finding")
    func aSearchNamesTheShortestWalkThatShowsAFinding() {
        let search = PagingDriver.explore(upTo: 3) {
            let shelf = Shelf()
            let driver = PagingDriver(shelf)
            shelf.reactions["will"] = { $0.navigationItem.title = "Second" }
            driver.track("title") { shelf.navigationItem.title }
            return driver
        }
        #expect(search.found == ["swipe forward (cancelled)"])
        #expect(search.recording.about == "The shortest walk that shows it: swipe forward (cancelled).")
        #expect(search.recording.findings.map(\.message) == ["title says Second, while First is shown."])
    }
}
