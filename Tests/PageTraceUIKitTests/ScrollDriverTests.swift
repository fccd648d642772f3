import PageTrace
import PageTraceTesting
import PageTraceUIKit
import Testing

/// An app's own paging scroll view, driven.
@MainActor
@Suite struct ScrollDriverTests {
    private func driver(_ screen: NewsViewController) -> ScrollDriver {
        let driver = ScrollDriver(screen)
        driver.trackVisible { ($0 as? NewsPage)?.isVisible ?? false }
        driver.track("selected", of: { page in screen.pages.firstIndex { $0 === page } }) { screen.selected }
        return driver
    }

    @Test func `A swipe calls the delegate in UIKit's order`() {
        let screen = NewsViewController()
        driver(screen).swipe(.forward)
        #expect(screen.log == ["begin true", "scroll", "end true", "scroll", "rest false"])
        #expect(screen.scrollView.contentOffset.x == screen.scrollView.frame.width)
    }

    @Test func `The same calls come at the same places as in a trace`() {
        let driver = driver(NewsViewController())
        driver.walk("1→2→(3)→1")
        let size = driver.scrollView.frame.size
        let trace = Trace(
            scrollView: PagingScrollViewSettings(size: ScrollSize(width: size.width, height: size.height)),
            pages: ["Local", "World", "Sports"], client: .repaired,
            gestures: [
                .swipe(.forward), .swipe(.forward, ends: .cancelled), .swipe(.backward),
            ])
        // The app of the trace looks for the page at the beginning of a drag no more than this one.
        func calls(_ recording: Recording) -> [[String]] {
            recording.steps.dropFirst().map { step in
                step.callbacks.filter { $0.role == .delegate && $0.name != "pageSelected" }.map {
                    "\($0.name) \($0.arguments)"
                }
                .filter { !$0.hasPrefix("scrollViewWillBegin") }
            }
        }
        #expect(calls(driver.recording) == calls(Recording(replaying: trace)))
        #expect(!calls(driver.recording).joined().isEmpty)
    }

    @Test func `A pager that looks wherever the content moves has no finding`() {
        let screen = NewsViewController()
        let driver = driver(screen)
        driver.walk("1→2→(3)→3→2")
        driver.act("show the first") { screen.show(0, animated: false) }
        driver.act("show the last") { screen.show(2, animated: true) }
        assertNoFindings(in: driver)
    }

    @Test func `A rotation leaves the content between two pages, and only who looks after the layout knows`() {
        for looksEverywhere in [true, false] {
            let screen = NewsViewController(looksEverywhere: looksEverywhere)
            let driver = driver(screen)
            driver.walk("1→2→3")
            driver.rotate(to: .landscapeLeft)
            #expect(driver.visiblePages.map(\.title) == ["Local", "World"])
            #expect(driver.messages.isEmpty == looksEverywhere)
        }
    }

    @Test func `Pages that nobody has laid out lie side by side`() {
        let screen = UIViewController()
        let scrollView = UIScrollView()
        screen.view.addSubview(scrollView)
        for title in ["A", "B"] {
            let page = UIViewController()
            page.title = title
            screen.addChild(page)
            scrollView.addSubview(page.view)
        }
        let driver = ScrollDriver(screen)
        driver.walk("1→2")
        #expect(driver.visiblePages.map(\.title) == ["B"])
        assertNoFindings(in: driver)
    }

    @Test func `A page that the app shows is told to nobody who waits for a finger`() {
        let screen = NewsViewController(looksEverywhere: false)
        let driver = driver(screen)
        driver.walk("1→2")
        #expect(driver.messages.isEmpty)
        driver.act("show the last") { screen.show(2, animated: true) }
        #expect(
            driver.messages == [
                "Sports fills most of the view, and was not told that it appeared.",
                "selected says World, while Sports is shown.",
            ])
    }

    @Test func `A finger in slow motion is told that the next page fills the view`() {
        let driver = driver(NewsViewController(looksEverywhere: false))
        driver.drag()
        driver.move(to: 0.8)
        #expect(driver.messages == ["World fills most of the view in mid-drag, and nobody was told."])
        driver.release()
        driver.settle()
        #expect(driver.visiblePages.map(\.title) == ["World"])
    }

    @Test func `A set in mid-flight ends what decelerates`() {
        let screen = NewsViewController()
        let driver = driver(screen)
        driver.drag()
        driver.move(to: 0.6)
        driver.release()
        driver.act("show the first") { screen.show(0, animated: false) }
        let step = driver.settle()
        #expect(
            step.findings.map(\.message) == [
                "There is nothing is in flight that could settle. The gesture is left out."
            ])
        #expect(!screen.log.contains("rest false"))
    }

    @Test func `An animated set ends while time passes`() {
        let screen = NewsViewController()
        let driver = driver(screen)
        driver.act("show World", settles: false) { screen.show(1, animated: true) }
        #expect(!screen.log.contains("animated"))
        driver.turn(after: 1)
        #expect(screen.log.contains("animated"))
        assertNoFindings(in: driver)
    }

    @Test func `Neighbors that only touch the visible area are not visible`() {
        let screen = NewsViewController(looksEverywhere: false)
        driver(screen).walk("1→2")
        #expect(screen.pages.map(\.isVisible) == [false, true, false])
    }

    @Test func `The offset can be observed, until the observation ends`() {
        let screen = NewsViewController()
        let driver = driver(screen)
        driver.swipe(.forward)
        let width = screen.scrollView.frame.width
        #expect(screen.watched.last == width)
        screen.stopWatching()
        driver.swipe(.forward)
        #expect(screen.watched.last == width)
    }

    @Test func `A scroll view that does not scroll takes no swipe`() {
        let screen = NewsViewController()
        let driver = driver(screen)
        screen.scrollView.isScrollEnabled = false
        driver.swipe(.forward)
        #expect(
            driver.messages == ["The scroll view does not scroll: isScrollEnabled is false. The gesture is left out."])
    }

    @Test func `A screen without a scroll view, or without pages, is a finding`() {
        #expect(
            ScrollDriver(UIViewController()).messages == [
                "There is no UIScrollView in UIViewController. Say where it is: ScrollDriver(screen, scrollView: { … })."
            ])
        #expect(
            ScrollDriver(NewsViewController([])).messages == [
                "No child of NewsViewController has its view in the scroll view. Add the pages with addChild before the driver "
                    + "is made."
            ])
    }
}
