import PageTrace
import Testing

@testable import PageTraceUIKit

/// What stands in for Apple's pager does what the face's pager does: the same recording, the same calls.
@MainActor
@Suite struct ApplePagerTests {
    private static let observed: Set<CallbackRole> = [.appearance, .containment, .progress]

    private func driver(_ pager: UIPageViewController) -> PagingDriver {
        PagingDriver(
            title: "", observing: Self.observed, settings: { _ in },
            engine: { ($0 as? ExchangedPager)?.standIn.engine ?? $0.engine }, { pager })
    }

    private func compare(
        _ style: UIPageViewController.TransitionStyle = .scroll, _ walk: (PagingDriver, Row) -> Void
    ) {
        let (face, apple) = (
            UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal),
            ExchangedPager(transitionStyle: style, navigationOrientation: .horizontal)
        )
        let pagers: [UIPageViewController] = [face, apple]
        let results = pagers.map { pager in
            let driver = driver(pager)
            let row = Row(pager)
            driver.track("shown") { pager.viewControllers?.first }
            walk(driver, row)
            return (recording: driver.recording, calls: row.everything, memory: driver.memory)
        }
        #expect(results[1].recording == results[0].recording)
        #expect(results[1].calls == results[0].calls)
        #expect(results[1].memory == results[0].memory)
        #expect(!results[0].calls.isEmpty)
        #expect(face.engine.steps.count > 3)
        // The face's own model, which plays the part of Apple's, is never asked.
        #expect(apple.engine.steps.isEmpty)
    }

    @Test func `Swipes are the same, with an indicator and with a screen that disappears`() {
        compare { driver, row in
            driver.act("show") { row.show([0]) }
            driver.walk("1→2→(3)→3→2")
            driver.disappear()
            driver.appear()
            driver.swipe(.backward)
        }
    }

    @Test func `A finger in slow motion is the same`() {
        compare { driver, row in
            driver.act("show") { row.show([1]) }
            driver.drag(.forward)
            driver.move(to: 0.4)
            driver.move(to: 0.7)
            driver.release()
            driver.settle()
            driver.drag(.backward)
            driver.release(ends: .cancelled)
            driver.settle()
        }
    }

    @Test func `Sets are the same, in flight and at rest`() {
        compare { driver, row in
            driver.act("show") { row.show([0]) }
            driver.act("tap Next") { row.show([1], animated: true) }
            driver.act("tap Next", settles: false) { row.show([2], animated: true) }
            driver.act("tap Next again") { row.show([3], animated: true) }
            driver.act("tap Back") { row.show([0], animated: true, .reverse) }
            driver.swipe(.forward)
        }
    }

    @Test func `A book is the same, upright and on its side`() {
        compare(.pageCurl) { driver, row in
            driver.act("show") { row.show([0]) }
            driver.swipe(.forward)
            driver.rotate(to: .landscapeLeft)
            driver.swipe(.forward)
            driver.act("double-sided") { row.pager.isDoubleSided = true }
            driver.swipe(.backward, ends: .cancelled)
        }
    }

    @Test func `A data source that goes away is the same`() {
        compare { driver, row in
            driver.act("show") { row.show([0]) }
            driver.act("no data source") { row.pager.dataSource = nil }
            driver.swipe(.forward)
            driver.act("again") { row.pager.dataSource = row }
            driver.swipe(.forward)
        }
    }
}
