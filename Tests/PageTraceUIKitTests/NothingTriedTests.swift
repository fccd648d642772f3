import PageTraceTesting
import PageTraceUIKit
import Testing

/// Walks and searches that try nothing are no green.
@MainActor
@Suite struct NothingTriedTests {
    /// A pager that forgets to assign its data source.
    private static func withoutSource(_ titles: [String] = ["First", "Second"]) -> PagingDriver {
        let shelf = Shelf(titles)
        shelf.loadViewIfNeeded()
        shelf.dataSource = nil
        return PagingDriver(shelf)
    }

    @Test func `A path that turns no page is a finding, at every swipe`() {
        let driver = Self.withoutSource()
        driver.walk("1→2→(3)")
        let message = "The path goes on forward, and the swipe does nothing: the pager has no data source."
        #expect(driver.messages == [message, message])
    }

    @Test func `A path on a pager without a page is a finding`() {
        let driver = PagingDriver(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
        driver.walk("1→2")
        #expect(driver.messages == ["There is a swipe before any page is set. The gesture is left out."])
    }

    @Test func `A path beyond the end is a finding at each swipe that bounces`() {
        let driver = PagingDriver(Shelf(["A", "B"]))
        driver.walk("1→2→3→4")
        let message = "The path goes on forward, and there is no page: the swipe bounced."
        #expect(driver.messages == [message, message])
    }

    @Test func `A search in which no page is turned says so`() {
        let search = PagingDriver.explored(upTo: 2) { Self.withoutSource() }
        #expect(
            search.recording.findings.map(\.message) == [
                "In \(search.states) walks, no page but First was shown: the pager has no data source. "
                    + "Nothing about paging was tried."
            ])
        #expect(search.walks.isEmpty)
    }

    @Test func `A search says what was reached`() {
        let search = PagingDriver.explored(upTo: 2) { PagingDriver(Shelf(["First", "Second", "Third"])) }
        #expect(
            search.verdict
                == "No finding in any sequence of up to 2 gestures: \(search.states) walks, which showed First, "
                + "Second, Third; longer ones were not tried.")
        #expect(!search.isProof)
    }

    @Test func `A search that ends at a finding, or at a bound, says how long the walks were that it has all tried`() {
        let wrong = PagingDriver.explored(upTo: 5) {
            let driver = PagingDriver(Shelf())
            driver.track("title") { "First" }
            return driver
        }
        #expect(wrong.walks.first?.length == 1)
        #expect(wrong.text.contains("Tried: \(wrong.states) walk"))
        #expect(wrong.text.contains(", and then it was ended."))
        let short = PagingDriver.explored(upTo: 5, walkLimit: 10) { PagingDriver(Shelf()) }
        #expect(short.verdict.hasPrefix("No finding in any sequence of up to 1 gesture: 10 walks"))
    }

    @Test func `A path that goes round a loop is told how to count`() {
        let driver = PagingDriver(Shelf())
        driver.walk("1→2→3→1")
        #expect(driver.messages.first?.hasSuffix("Where pages repeat, it counts on.") == true)
    }

    @Test func `A search that cannot begin has no walk`() {
        let search = PagingDriver.explored(upTo: 2) { PagingDriver(UIViewController()) }
        #expect(search.walks.isEmpty)
        #expect(search.bound == .walks)
        #expect(search.recording.about.isEmpty)
        #expect(search.recording.findings.count == 1)
        #expect(search.verdict == search.recording.findings.first?.message)
    }

    @Test func `A step that is left out keeps the values of variables`() {
        let driver = PagingDriver(Shelf())
        driver.track("title") { "First" }
        driver.release()
        #expect(driver.steps.last?.trackers.map(\.value) == ["First"])
    }

    /// A page that has its title once its view is loaded.
    private final class Late: UIViewController {
        override func viewDidLoad() { title = "Late" }
    }

    private final class OfLatePages: UIPageViewController {
        override func viewDidLoad() { setViewControllers([Late()], direction: .forward, animated: false) }
    }

    @Test func `A page that gets its title in viewDidLoad is called by it from the first step`() {
        let pager = OfLatePages(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let driver = PagingDriver(pager)
        #expect(driver.steps.first?.gesture.to == ["Late"])
        #expect(driver.recording.pages == ["Late"])
    }

    @Test func `A variable names a page that the container holds no more as it names the others`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        driver.walk("1→2→3→4")
        driver.track("index", of: { page in shelf.pages.firstIndex { $0 === page } }) { 0 }
        driver.act("look") {}
        let message = "index says First, while Fourth is shown."
        #expect(driver.messages == [message, message])
    }
}
