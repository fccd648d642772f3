import PageTraceTesting
import PageTraceUIKit
import Testing

/// When variables are judged, and in which order time passes.
@MainActor
@Suite struct JudgingTests {
    /// A pager that updates its title a turn after the page has changed.
    private func patient(_ titles: [String] = ["First", "Second", "Third"]) -> (Shelf, PagingDriver) {
        let shelf = Shelf(titles)
        let driver = PagingDriver(shelf)
        shelf.navigationItem.title = titles[0]
        shelf.reactions["did"] = { shelf in
            DispatchQueue.main.async { shelf.navigationItem.title = shelf.viewControllers?.first?.title }
        }
        driver.track("title") { shelf.navigationItem.title }
        return (shelf, driver)
    }

    @Test func `A variable that is wrong before anything happens is a finding`() {
        let driver = PagingDriver(Shelf())
        driver.track("title") { "Second" }
        driver.track("right") { "First" }
        #expect(driver.messages == ["title says Second, while First is shown."])
        let search = PagingDriver.explored(upTo: 2) {
            let driver = PagingDriver(Shelf())
            driver.track("title") { "Second" }
            return driver
        }
        #expect(search.walks.isEmpty)
        #expect(search.verdict == "title says Second, while First is shown.")
    }

    /// Their class is their name in the log, which is no text that an app would show.
    @Test func `For pages without a title, the first finding says how to track a text, and others say both values`() {
        let shelf = Shelf()
        for page in shelf.pages { page.title = nil }
        let driver = PagingDriver(shelf)
        driver.track("title") { "Hello" }
        driver.track("index", of: { page in shelf.pages.firstIndex { $0 === page } }) { 2 }
        driver.act("look") {}
        let index = "index says 2, while Leaf is shown. It is 2, and 0 would be right."
        #expect(
            driver.messages == [
                """
                title says Hello, while Leaf is shown. A page without a title is named by its class; say which text is right: \
                driver.track("title", of: { ($0 as? Leaf)?.text }) { … }, with what your Leaf has for "text".
                """,
                index, "title says Hello, while Leaf is shown.", index,
            ])
    }

    @Test func `A variable that is wrong at first waits for what the app has put on the main queue`() {
        let (shelf, title) = (Shelf(), UILabel())
        title.text = "Second"
        DispatchQueue.main.async { title.text = "First" }
        let driver = PagingDriver(shelf)
        driver.track("title") { title.text }
        driver.track("label") { title.text }
        #expect(
            driver.messages
                == ["title", "label"].map {
                    "\($0) says Second, while First is shown. 1 block waits on the main queue: driver.turn() runs it."
                })
        driver.turn()
        #expect(driver.messages.isEmpty)
    }

    @Test func `A path lets the main queue turn after each swipe if something waits`() {
        let (_, driver) = patient()
        driver.walk("1→2→(3)→3")
        #expect(driver.messages.isEmpty)
        #expect(driver.waitingTurns == 0)
        assertTracker("title", in: driver, says: ["First", "First", "Second", "Second", "Second", "Second", "Third"])
    }

    @Test func `A title that is late is no finding before the main queue turns, and a search goes on from there`() {
        let search = PagingDriver.explored(upTo: 3) { patient().1 }
        #expect(search.walks.isEmpty)
        #expect(search.verdict.contains(" walks, which showed First, Second, Third; longer ones"))
    }

    @Test func `A title that is still wrong after the turn is a finding there`() {
        let (shelf, driver) = patient()
        shelf.reactions["did"] = { _ in DispatchQueue.main.async {} }
        driver.swipe(.forward)
        #expect(driver.steps.last?.findings == [])
        #expect(driver.turn().findings.map(\.message) == ["title says First, while Second is shown."])
        let search = PagingDriver.explored(upTo: 1) {
            let (shelf, driver) = patient()
            shelf.reactions["did"] = { _ in DispatchQueue.main.async {} }
            return driver
        }
        #expect(search.walks.first?.gestures == ["swipe forward", "turn of the main queue"])
    }

    @Test func `A recording that ends before the turn says what waits`() {
        let (_, driver) = patient()
        driver.swipe(.forward)
        #expect(
            driver.messages == [
                "title says First, while Second is shown. 1 block waits on the main queue: driver.turn() runs it."
            ])
        driver.turn()
        #expect(driver.messages.isEmpty)
    }

    @Test func `A tap is judged when what it has put on the main queue has run`() {
        let (shelf, driver) = patient()
        let button = UIButton()
        button.setTitle("Next", for: .normal)
        let tapped = UIAction { _ in
            DispatchQueue.main.async {
                shelf.show(1, animated: true) { _ in
                    DispatchQueue.main.async { shelf.navigationItem.title = "Second" }
                }
            }
        }
        button.addAction(tapped, for: .touchUpInside)
        shelf.view.addSubview(button)
        driver.tap("Next")
        driver.turn()
        #expect(shelf.shownTitles == ["Second"])
        #expect(driver.messages.isEmpty)
        #expect(driver.waitingTurns == 0)
    }

    @Test func `An animation that a timer begins ends before the timer fires again`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        var (index, isMoving) = (0, false)
        driver.act("start the timer") {
            PageTraceUIKit.Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in
                index += 1
                guard !isMoving else { return }
                isMoving = true
                shelf.show(index, animated: true) { _ in isMoving = false }
            }
        }
        driver.track("index", of: { page in shelf.pages.firstIndex { $0 === page } }) { index }
        driver.turn(after: 7)
        #expect(shelf.shownTitles == ["Third"])
        #expect(driver.messages.isEmpty)
    }

    @Test func `What comes sooner than an animation ends finds it in flight`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        var log: [String] = []
        driver.act("jump", settles: false) {
            shelf.show(2, animated: true) { _ in
                log.append("end")
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.append("0.1 s later") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.append("0.2 s") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.append("0.5 s") }
        }
        driver.turn(after: 0.2)
        #expect(log == ["0.2 s"])
        driver.turn(after: 1)
        #expect(log == ["0.2 s", "end", "0.1 s later", "0.5 s"])
    }

    @Test func `A page that a finger has let go lands while time passes`() {
        let driver = PagingDriver(Shelf())
        driver.drag(.forward)
        driver.release(ends: .completed)
        #expect(driver.turn(after: 1).callbacks.map(\.name) == ["didFinishAnimating", "viewControllerAfter"])
    }
}
