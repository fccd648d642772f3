import PageTrace
import PageTraceUIKit
import Testing

/// What is in flight, or covered, when something else happens.
@MainActor
@Suite struct FlightTests {
    private func texts(_ step: Step) -> [String] { step.callbacks.map(\.text) }

    @Test func `A page that lands is still landing after a turn of the main queue, and after what the app does`() {
        let driver = PagingDriver(Shelf())
        driver.drag(.forward)
        driver.release(ends: .completed)
        #expect(driver.turn().callbacks.isEmpty)
        #expect(driver.act("look at the clock") {}.callbacks.isEmpty)
        #expect(driver.settle().callbacks.map(\.name) == ["didFinishAnimating", "viewControllerAfter"])
    }

    @Test func `An animated set is still in flight after a turn of the main queue, which tells its pages`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf, observing: [.appearance])
        driver.act("jump", settles: false) { shelf.show(2, animated: true) { _ in } }
        let told = ["viewWillAppear(Third, animated: true)", "viewWillDisappear(First, animated: true)"]
        #expect(texts(driver.turn()) == told)
        #expect(texts(driver.settle()).last == "completion finished: true")
    }

    @Test func `A set that the app has put off is in the step of its turn, and settles there`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        driver.act("put off") { DispatchQueue.main.async { shelf.show(2, animated: true) { _ in } } }
        let set = "setViewControllers [Third], direction: forward, animated: true"
        #expect(texts(driver.turn()) == [set, "completion finished: true"])
    }

    @Test func `Pages are told of the screen in its own step, and nobody swipes what is covered`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf, observing: [.appearance])
        #expect(
            texts(driver.disappear(animated: true)) == [
                "viewWillDisappear(First, animated: true)", "viewDidDisappear(First, animated: true)",
            ])
        #expect(driver.swipe(.forward).findings.map(\.kind) == [.impossibleGesture])
        driver.act("go on") { shelf.show(1, animated: true) }
        #expect(
            texts(driver.appear()) == [
                "viewWillAppear(Second, animated: false)", "viewDidAppear(Second, animated: false)",
            ])
    }

    @Test func `A finger that is down when the screen goes touches it no more`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        driver.drag(.forward)
        driver.move(to: 0.25)
        let scrollView = shelf.view.subviews.compactMap { $0 as? UIScrollView }.first
        #expect(scrollView?.isDragging == true)
        driver.disappear()
        #expect(scrollView?.isDragging == false)
    }

    @Test func `A search does not swipe under what covers the screen`() {
        let search = PagingDriver.explored(upTo: 3) {
            let shelf = Shelf(["First", "Second"])
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .fullScreen
            let driver = PagingDriver(shelf)
            driver.offer("present") { shelf.present(sheet, animated: true) }
            driver.offer("dismiss") { shelf.dismiss(animated: true) }
            return driver
        }
        #expect(search.walks.isEmpty)
    }
}
