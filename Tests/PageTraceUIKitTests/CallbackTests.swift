import PageTrace
import PageTraceUIKit
import Testing

@MainActor
@Suite struct CallbackTests {
    @Test func `viewControllers inside a callback are those of the moment`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        driver.walk("1→2")
        #expect(
            shelf.log == [
                "after, shown First", "before, shown First", "will, shown First", "did, shown Second",
                "after, shown Second",
            ])
    }

    @Test func `A set inside didFinishAnimating reaches the container`() {
        let shelf = Shelf()
        shelf.reactions["did"] = { shelf in shelf.show(3) }
        let driver = PagingDriver(shelf)
        let step = driver.swipe(.forward)
        #expect(shelf.shownTitles == ["Fourth"])
        #expect(step.callbacks.map(\.name).contains("setViewControllers"))
    }

    @Test func `A completion block runs once and may set pages`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        var answers: [Bool] = []
        driver.act("jump twice") {
            shelf.show(2, animated: true) { finished in
                answers.append(finished)
                shelf.show(3, animated: true) { answers.append($0) }
            }
        }
        #expect(answers == [true, true])
        #expect(shelf.shownTitles == ["Fourth"])
    }

    @Test func `The block of an animated set of the shown page never runs`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        var answers: [String] = []
        driver.act("set the same") { shelf.show(0, animated: true) { _ in answers.append("animated") } }
        driver.act("set it again") { shelf.show(0) { _ in answers.append("not animated") } }
        #expect(answers == ["not animated"])
    }

    @Test func `Pages are told in the order of the model`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf, observing: [.appearance, .containment])
        for page in shelf.pages { page.log = [] }
        let step = driver.swipe(.forward)
        let told = step.callbacks.filter { $0.role == .appearance || $0.role == .containment }
        let second = told.filter { $0.arguments.first?.value == .page("Second") }.map(\.name)
        #expect(shelf.pages[1].log.first == "viewDidLoad")
        #expect(shelf.pages[1].log.map { $0.prefix { $0 != "(" } } == second.map { $0[...] })
        #expect(shelf.pages[1].log.contains("viewDidAppear(true)"))
        #expect(shelf.pages[0].parent == nil)
        #expect(shelf.children == [shelf.pages[1]])
        #expect(shelf.pages[1].parent == shelf)
    }

    @Test func `A neighbor is loaded and not seen`() {
        let shelf = Shelf()
        PagingDriver(shelf).walk("1→2")
        #expect(shelf.pages[2].log == ["viewDidLoad"])
        #expect(!shelf.pages[3].isViewLoaded)
    }

    @Test func `A title follows each callback`() {
        let shelf = Shelf()
        shelf.reactions["after"] = { $0.navigationItem.title = "Second" }
        let driver = PagingDriver(shelf)
        driver.track("title") { shelf.navigationItem.title }
        let step = driver.swipe(.forward, ends: .cancelled)
        #expect(step.findings.map(\.message) == ["title says Second, while First is shown."])
        #expect(step.findings.first?.callback == 1)
    }

    @Test func `What happens to the screen reaches the page that shows`() {
        let shelf = Shelf()
        let driver = PagingDriver(UINavigationController(rootViewController: shelf))
        #expect(shelf.pages[0].log.count { $0.hasPrefix("viewDidAppear") } == 1)
        driver.walk("1→2")
        for page in shelf.pages { page.log = [] }
        driver.disappear()
        driver.appear()
        #expect(
            shelf.pages[1].log == [
                "viewWillDisappear(false)", "viewDidDisappear(false)", "viewWillAppear(false)", "viewDidAppear(false)",
            ])
        #expect(shelf.pages[0].log.isEmpty && shelf.pages[2].log.isEmpty)
    }

    @Test func `The first set does not animate, whatever it says`() {
        let shelf = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = Leaf("First")
        shelf.setViewControllers([page], direction: .forward, animated: true)
        #expect(page.log.contains("viewDidAppear(false)"))
    }
}
