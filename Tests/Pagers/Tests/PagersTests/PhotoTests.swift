import PageTraceTesting
import PageTraceUIKit
import Testing

@testable import RightPagers
@testable import WrongPagers

@MainActor
@Suite struct PhotoTests {
    private let photos = ["Beach", "Boat", "Bridge", "Barn"]

    @Test func `A photo that is gone is still reached`() {
        let pager = WrongPagers.PhotoViewController(photos: photos)
        let driver = PagingDriver(pager)
        driver.walk("1→2")
        driver.act("Bridge is deleted") { pager.libraryDidRemove("Bridge") }
        driver.swipe(.forward)
        #expect(driver.viewControllers.map(\.title) == ["Bridge"])
    }

    @Test func `An index that is not looked up counts to another photo`() {
        let pager = WrongPagers.PhotoViewController(photos: photos)
        let driver = PagingDriver(pager)
        driver.track("counter") { pager.countedPhoto }
        driver.walk("1→2→3")
        driver.act("Beach is deleted") { pager.libraryDidRemove("Beach") }
        #expect(driver.recording.findings.map(\.message) == ["counter says Barn, while Bridge is shown."])
    }

    @Test(arguments: ["Beach", "Boat", "Bridge", "Barn"])
    func `Whatever is deleted, the neighbors are asked for again`(photo: String) {
        let pager = RightPagers.PhotoViewController(photos: photos)
        let driver = PagingDriver(pager)
        driver.track("counter") { pager.countedPhoto }
        driver.walk("1→2")
        driver.act("\(photo) is deleted") { pager.libraryDidRemove(photo) }
        for direction in [UIPageViewController.NavigationDirection.forward, .reverse] {
            for _ in photos { driver.swipe(direction == .forward ? .forward : .backward) }
        }
        assertNoFindings(in: driver)
        #expect(!driver.steps.suffix(photos.count * 2).contains { $0.gesture.to == [photo] })
        assertRecording(of: driver, named: photo)
    }
}
