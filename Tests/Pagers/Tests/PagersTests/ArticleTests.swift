import PageTraceTesting
import PageTraceUIKit
import Testing

@testable import ArticleApp

/// What five articles on paging build, driven call by call, with the mistakes that they have.
@MainActor
@Suite(.serialized) struct ArticleTests {
    private typealias Calls = [[String]]

    private func calls(_ driver: AppDriver) -> Calls {
        driver.recording.steps.map { $0.callbacks.map(\.name) }
    }

    // MARK: Questions with a presenter

    private func tasting() -> PagingDriver {
        let presenter = TastingPresenter()
        let driver = PagingDriver(TastingViewController(presenter: presenter))
        driver.track("current", of: { ($0 as? CourseViewController)?.pageIndex }) { presenter.current }
        return driver
    }

    @Test func `A page is asked for before and after, told twice, and preloaded`() {
        let driver = tasting()
        driver.walk("1→2→3")
        #expect(
            Array(calls(driver).suffix(2)) == [
                [
                    "viewControllerAfter", "viewControllerBefore", "willTransitionTo", "didFinishAnimating",
                    "viewControllerAfter",
                ], ["willTransitionTo", "didFinishAnimating", "viewControllerAfter"],
            ])
        assertNoFindings(in: driver)
    }

    @Test func `Who does not ask whether a transition was completed counts a cancelled one`() {
        let driver = tasting()
        driver.walk("1→(2)")
        #expect(driver.recording.findings.map(\.message) == ["current says Course 2, while Course 1 is shown."])
    }

    @Test func `A presenter that comes after the setup turns no page`() {
        let pager = TastingViewController()
        pager.presenter = TastingPresenter()
        let driver = PagingDriver(pager)
        driver.walk("1→2")
        #expect(
            driver.recording.findings.map(\.message) == [
                "The path goes on forward, and the swipe does nothing: the pager has no data source."
            ])
    }

    // MARK: Four stops from a storyboard

    @Test func `A title that is set where pages are made names one that is made ahead`() {
        UIStoryboard.register("Tour", "HarborViewController") { HarborViewController(coder: NSCoder()) }
        UIStoryboard.register("Tour", "TowerViewController") { TowerViewController(coder: NSCoder()) }
        UIStoryboard.register("Tour", "MarketViewController") { MarketViewController(coder: NSCoder()) }
        UIStoryboard.register("Tour", "GardenViewController") { GardenViewController(coder: NSCoder()) }
        let pager = CityTourViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let driver = PagingDriver(pager)
        driver.track("title", of: { String("\(type(of: $0))".dropLast("ViewController".count)) }) {
            pager.navigationItem.title
        }
        driver.walk("1→2→3→4→3→2→1")
        // Shown: Tower, Market, Garden, Market, Tower, Harbor.
        #expect(
            driver.recording.steps.suffix(6).map { $0.trackers.first?.value } == [
                "MarketViewController", "GardenViewController", "GardenViewController", "TowerViewController #2",
                "HarborViewController #2", "HarborViewController #2",
            ])
        #expect(
            Array(calls(driver).suffix(6)) == [
                [
                    "viewControllerAfter", "viewControllerBefore", "willTransitionTo", "didFinishAnimating",
                    "viewControllerAfter",
                ], ["willTransitionTo", "didFinishAnimating", "viewControllerAfter"],
                ["willTransitionTo", "didFinishAnimating", "viewControllerAfter"],
                ["willTransitionTo", "didFinishAnimating", "viewControllerBefore"],
                ["willTransitionTo", "didFinishAnimating", "viewControllerBefore"],
                ["willTransitionTo", "didFinishAnimating", "viewControllerBefore"],
            ])
    }

    // MARK: A root that swaps its children

    private func club(knows isKnown: Bool) -> RootDriver {
        let delegate = ClubDelegate()
        delegate.knowsMember = isKnown
        let driver = RootDriver(delegate)
        driver.turn(after: 3)
        return driver
    }

    @Test func `The splash screen leads to the part that the session asks for`() {
        #expect(
            club(knows: true).recording.steps.last?.callbacks.map(\.name) == [
                "willMove", "addChild", "willMove", "transition", "viewWillDisappear", "viewWillAppear",
                "viewDidDisappear", "viewDidAppear", "completion", "removeFromParent", "didMove", "didMove",
            ])
        #expect(club(knows: true).steps.last?.gesture.to == ["Hall"])
        #expect(club(knows: false).steps.last?.gesture.to == ["Desk"])
    }

    @Test func `Who comes and goes leaves nothing behind`() {
        let driver = club(knows: false)
        for _ in 0..<3 {
            driver.tap("Come in")
            driver.tap("Leave")
        }
        #expect(driver.screen.children.count == 1)
        #expect(driver.steps.last?.dropped == ["Hall 3"])
    }

    @Test func `The slide that is computed and not used moves nothing`() {
        #expect(
            club(knows: false).recording.findings.map(\.message) == [
                "The slide to Desk moves nothing: its view was not placed beside the others first."
            ])
    }

    @Test func `The fade that sets no frame leaves a view of the old size`() {
        let driver = club(knows: true)
        assertNoFindings(in: driver)
        driver.rotate(to: .landscapeLeft)
        #expect(driver.recording.findings.map(\.kind) == [.wrongSize])
    }

    @Test func `Who leaves in mid-fade begins a second transition`() {
        let driver = club(knows: false)
        driver.tap("Come in", settles: false)
        driver.tap("Leave")
        #expect(driver.recording.findings.map(\.kind).contains(.transitionWhileRunning))
    }

    // MARK: A paging scroll view with streams

    private func stand() -> (StandViewController, ScrollDriver) {
        let stand = StandViewController()
        stand.scrollView.isPagingEnabled = true
        stand.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        for (place, title) in ["Left", "Middle", "Right"].enumerated() {
            let paper = PaperViewController()
            paper.title = title
            stand.addChild(paper)
            paper.view.frame = CGRect(x: 390 * place, y: 0, width: 390, height: 844)
            stand.scrollView.addSubview(paper.view)
        }
        let driver = ScrollDriver(stand)
        driver.trackVisible { ($0 as? PaperViewController)?.isOpen ?? false }
        return (stand, driver)
    }

    @Test func `Papers are told when a finger has turned to them`() {
        let (stand, driver) = stand()
        driver.walk("1→2→(3)→1")
        assertNoFindings(in: driver)
        #expect(
            stand.childViewControllersLog == [
                ["opened", "closed", "opened"], ["opened", "closed"], [],
            ])
    }

    @Test func `Papers that the app shows are not told`() {
        let (stand, driver) = stand()
        driver.act("show the last") {
            stand.scrollView.setContentOffset(CGPoint(x: 780, y: 0), animated: true)
        }
        #expect(
            driver.recording.findings.map(\.message) == [
                "Right fills most of the view, and was not told that it appeared."
            ])
    }

    @Test func `Papers are not told of a rotation`() {
        let (_, driver) = stand()
        driver.walk("1→2→3")
        driver.rotate(to: .landscapeLeft)
        #expect(!driver.recording.findings.isEmpty)
    }

    // MARK: A list that shrinks

    @Test func `A song that has left the list is still reached`() {
        let songs = ["Ash", "Birch", "Cedar", "Dogwood"].map { Song(name: $0) }
        let pager = MixtapeViewController.playing(songs[0], of: songs, delegate: nil)
        let driver = PagingDriver(pager)
        driver.checkNeighbors(
            of: { (($0 as? UINavigationController)?.viewControllers.first as? SongViewController)?.song.name },
            in: { pager.songs.list.map(\.name) })
        driver.walk("1→2")
        assertNoFindings(in: driver)
        driver.act("the list shrinks") { pager.update(Array(songs.prefix(2))) }
        #expect(driver.recording.findings.map(\.kind) == [.staleNeighbor])
    }
}

extension StandViewController {
    fileprivate var childViewControllersLog: [[String]] { children.compactMap { ($0 as? PaperViewController)?.log } }
}
