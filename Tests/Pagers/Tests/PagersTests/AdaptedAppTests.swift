import PageTraceSwiftUI
import PageTraceTesting
import Testing

@testable import RightApp
@testable import WrongApp

/// Files with selectors, outlets and conditions, unchanged: `PageTraceAdapter` adapts copies of them.
@MainActor
@Suite struct AdaptedAppTests {
    private let intro = ["Hello", "Sync", "Start"]

    // MARK: Outlets and actions

    @Test func `Dots that follow the page that comes are wrong after a cancelled swipe`() {
        let pager = WrongApp.IntroViewController()
        let driver = PagingDriver(UINavigationController(rootViewController: pager))
        driver.track("dots", of: \.title) { intro[pager.index] }
        driver.walk("1→(2)")
        #expect(driver.recording.findings.map(\.message) == ["dots says Sync, while Hello is shown."])
    }

    @Test func `Private outlets are tapped by their names, and a bar button by its title`() {
        let pager = RightApp.IntroViewController()
        let driver = PagingDriver(UINavigationController(rootViewController: pager))
        driver.track("dots", of: \.title) { intro[pager.index] }
        driver.tap("nextButton")
        #expect(driver.viewControllers.map(\.title) == ["Sync"])
        driver.tap("pageControl")
        #expect(driver.viewControllers.map(\.title) == ["Start"])
        driver.tap("Skip")
        #expect(pager.wasSkipped)
        assertNoFindings(in: driver)
    }

    @Test func `Whatever is tapped and dragged, the dots say what shows`() {
        let search = PagingDriver.explored(upTo: 3) {
            let pager = RightApp.IntroViewController()
            let driver = PagingDriver(UINavigationController(rootViewController: pager))
            driver.offer(tap: "nextButton")
            return driver
        }
        assertNoFindings(in: search)
    }

    // MARK: Recognizers and notifications

    @Test func `A long press deletes the photo that shows, and the pager forgets it`() throws {
        let album = RightApp.AlbumViewController(photos: ["Beach", "Boat", "Barn"])
        let driver = PagingDriver(album)
        driver.track("current") { album.current }
        driver.walk("1→2")
        driver.tap("album")
        #expect(album.prefersStatusBarHidden)
        let press = try #require(album.view.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer })
        driver.act("a long press") { press.state = .began }
        // Barn has come in its place, and is the last now.
        driver.walk("2→1")
        #expect(album.photos == ["Beach", "Barn"])
        assertNoFindings(in: driver)
    }

    @Test func `A photo that the library loses is still reached, if only the list changes`() {
        for (album, titles): (UIPageViewController, [String]) in [
            (WrongApp.AlbumViewController(photos: ["Beach", "Boat", "Barn"]), ["Barn"]),
            (RightApp.AlbumViewController(photos: ["Beach", "Boat", "Barn"]), ["Boat"]),
        ] {
            let driver = PagingDriver(album)
            driver.walk("1→2")
            driver.act("the library loses Barn") {
                NotificationCenter.default.post(
                    name: Notification.Name("LibraryChanged"), object: nil, userInfo: ["removed": "Barn"])
            }
            driver.swipe(.forward)
            #expect(driver.viewControllers.compactMap(\.title) == titles)
        }
    }

    // MARK: A pager that is nobody's child

    @Test func `A pager whose view is added is found by its view`() {
        let (right, wrong) = (RightApp.AgendaViewController(), WrongApp.AgendaViewController())
        let driver = PagingDriver(right)
        driver.track("day", of: { ($0 as? RightApp.DayViewController)?.day }) { right.day }
        driver.walk("1→2→3→(2)→2")
        driver.turn(after: 60)
        assertNoFindings(in: driver)
        let other = PagingDriver(wrong)
        other.track("day", of: { ($0 as? WrongApp.DayViewController)?.day }) { wrong.day }
        other.walk("1→2→3")
        #expect(!other.recording.findings.isEmpty)
    }

    // MARK: SwiftUI

    @Test func `Dots of UIKit and pages share a binding`() {
        let driver = PagingDriver(UIHostingController(rootView: RightApp.FeatureTour()))
        driver.swipe(.forward)
        driver.turn()
        driver.tap("dots")
        driver.turn()
        assertNoFindings(in: driver)
        #expect(driver.recording.steps.last?.after.isEmpty == false)
        assertHeld("? | ▸Huts | ?", in: driver)
    }

    @Test func `An index that follows the page that comes turns the page, though the swipe was cancelled`() {
        let (right, wrong) = (
            PagingDriver(UIHostingController(rootView: RightApp.FeatureTour())),
            PagingDriver(UIHostingController(rootView: WrongApp.FeatureTour()))
        )
        for driver in [right, wrong] {
            driver.swipe(.forward, ends: .cancelled)
            driver.turn()
        }
        let shown = [right, wrong].map { $0.viewControllers.first }
        #expect((shown[0] as? UIHostingController<RightApp.FeatureCard>)?.texts == ["Maps"])
        #expect((shown[1] as? UIHostingController<WrongApp.FeatureCard>)?.texts == ["Trails"])
    }

    // MARK: What follows the scroll view

    @Test func `Segments follow a finger only if the scroll view tells them`() {
        let names = ["Day", "Week", "Year"]
        let (right, wrong) = (RightApp.SegmentsViewController(), WrongApp.SegmentsViewController())
        let driver = PagingDriver(right)
        driver.walk("1→2→3→2")
        driver.act("choose Year") { right.select(2) }
        #expect(names[right.selected] == "Year")
        #expect(driver.viewControllers.map(\.title) == ["Year"])
        let other = PagingDriver(wrong)
        other.walk("1→2")
        #expect(names[wrong.selected] == "Day")
        #expect(other.viewControllers.map(\.title) == ["Week"])
    }
}
