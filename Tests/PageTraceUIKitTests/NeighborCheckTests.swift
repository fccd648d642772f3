import PageTraceRecorder
import PageTraceUIKit
import Testing

/// A pager over a list of words, which makes a controller for each answer or keeps them.
private final class Words: UIPageViewController, DistanceSource {
    var words: [String] { didSet { change(self) } }
    /// What the app does when the list has changed.
    var change: (Words) -> Void = { _ in }
    /// Finds the place of a page in the list.
    lazy var place: (UIViewController) -> Int? = { [unowned self] in words.firstIndex(of: $0.title ?? "") }
    var goesRound = false

    init(_ words: [String]) {
        self.words = words
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([Leaf(words[0])], direction: .forward, animated: false)
    }

    func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
        guard let place = place(page) else { return nil }
        let next = goesRound ? (place + distance + words.count) % words.count : place + distance
        return words.indices.contains(next) ? Leaf(words[next]) : nil
    }
}

@MainActor
@Suite struct NeighborCheckTests {
    private let words = ["First", "Second", "Third", "Fourth"]

    private func driver(_ pager: Words, hasList: Bool = false) -> PagingDriver {
        let driver = PagingDriver(pager)
        if hasList {
            driver.checkNeighbors(of: \.title, in: { [unowned pager] in pager.words })
        } else {
            driver.checkNeighbors()
        }
        return driver
    }

    @Test(
        "A deleted page that was remembered is found at the deletion, before anybody swipes to it",
        arguments: [
            (false, "the data source would now answer Fourth"), (true, "the list no longer has it"),
        ])
    func deleted(hasList: Bool, reason: String) {
        let pager = Words(words)
        let driver = driver(pager, hasList: hasList)
        driver.walk("1→2")
        let step = driver.act("delete Third") { pager.words.remove(at: 2) }
        #expect(
            step.findings.map(\.message) == ["A swipe forward still reaches Third, which was remembered; \(reason)."])
        #expect(step.findings.map(\.kind) == [.staleNeighbor])
        #expect(step.callbacks.isEmpty)
    }

    @Test func `A page that was added behind a remembered nil is not reached`() {
        let pager = Words(words)
        let driver = driver(pager)
        driver.walk("1→2→1")
        driver.swipe(.backward)
        let step = driver.act("add Zero") { pager.words.insert("Zero", at: 0) }
        #expect(
            step.findings.map(\.message) == [
                "A swipe backward from First finds nothing, because nil was remembered; the data source would now "
                    + "answer Zero."
            ])
    }

    @Test(arguments: [false, true])
    func `A pager that forgets its neighbors has no finding`(hasList: Bool) {
        let pager = Words(words)
        pager.change = { $0.dataSource = $0 }
        let driver = driver(pager, hasList: hasList)
        driver.walk("1→2→3→2")
        driver.act("delete Third") { pager.words.remove(at: 2) }
        driver.walk("2→3→2")
        driver.act("add Zero") { pager.words.insert("Zero", at: 0) }
        driver.walk("2→1")
        #expect(driver.recording.findings.isEmpty)
    }

    @Test func `A page that is looked up by an identity it no longer has is found with the list`() {
        let pager = Words(words)
        var known = [ObjectIdentifier: String]()
        pager.place = { page in known[ObjectIdentifier(page)].flatMap { pager.words.firstIndex(of: $0) } }
        let driver = driver(pager, hasList: true)
        known = [ObjectIdentifier(driver.viewControllers[0]): "First"]
        driver.act("nothing of importance") {}
        #expect(driver.recording.findings.isEmpty)
        driver.act("reload the pages") { known = [:] }
        #expect(driver.messages == ["The data source answered nil after First, which the list has."])
        #expect(driver.recording.findings.map(\.kind) == [.wrongAnswer])
    }

    @Test func `An index into an older list answers with another page than the list has`() {
        let pager = Words(words)
        let old = words
        pager.place = { old.firstIndex(of: $0.title ?? "") }
        pager.change = { $0.dataSource = $0 }
        let driver = driver(pager, hasList: true)
        driver.walk("1→2")
        driver.act("delete First") { pager.words.removeFirst() }
        #expect(driver.messages == ["The data source answered Fourth after Second, and the list has Third there."])
    }

    @Test func `A list that changes while a page comes is looked at when the page has come`() {
        let pager = Words(words)
        let driver = driver(pager)
        driver.drag(.forward)
        #expect(driver.act("delete First") { pager.words.removeFirst() }.findings.isEmpty)
        driver.release(ends: .completed)
        #expect(
            driver.settle().findings.map(\.message) == [
                "A swipe backward still reaches First, which was remembered; the data source would now answer nil."
            ])
    }

    @Test func `A neighbor that the data source still knows is right beside a page that is gone`() {
        let pager = Words(words)
        let driver = driver(pager)
        driver.walk("1→2")
        driver.act("delete Second, which shows") { pager.words.remove(at: 1) }
        #expect(driver.recording.findings.isEmpty)
    }

    @Test func `A recorder notes nothing of the questions`() {
        let pager = Words(words)
        let driver = driver(pager, hasList: true)
        var lines: [String] = []
        PageTraceRecorder.attach(to: pager, .calls { lines.append($0.text) }, isOn: true)
        driver.act("nothing of importance") {}
        #expect(lines.isEmpty)
        driver.swipe(.forward)
        #expect(lines.first == "viewControllerAfter(First) → Second")
    }

    @Test func `What stays wrong is said once`() {
        let pager = Words(words)
        let driver = driver(pager)
        driver.walk("1→2")
        driver.act("delete Third") { pager.words.remove(at: 2) }
        #expect(driver.act("nothing of importance") {}.findings.isEmpty)
    }

    @Test(arguments: [false, true])
    func `Swipes and acts that change nothing find nothing, at ends and in a list that goes round`(hasList: Bool) {
        for goesRound in [false, true] {
            let search = PagingDriver.explored(upTo: 3) {
                let pager = Words(["First", "Second", "Third"])
                pager.goesRound = goesRound
                let driver = driver(pager, hasList: hasList)
                driver.offer("nothing of importance") {}
                return driver
            }
            #expect(search.walks.isEmpty)
        }
    }

    @Test func `A search finds the walk after which a deleted page is still reached`() {
        let search = PagingDriver.explored(upTo: 3) {
            let pager = Words(["First", "Second", "Third"])
            let driver = driver(pager)
            driver.offer("delete Second") { pager.words.removeAll { $0 == "Second" } }
            return driver
        }
        #expect(search.walks.first?.gestures == ["swipe forward (cancelled)", "delete Second"])
    }
    @Test func `A search also tries what the app offers only on the way`() {
        let search = PagingDriver.explored(upTo: 3) {
            let pager = Words(["First", "Second", "Third"])
            let driver = driver(pager)
            driver.offer("edit") { [unowned driver] in
                driver.offer("delete Second") { pager.words.removeAll { $0 == "Second" } }
            }
            return driver
        }
        #expect(search.walks.first?.gestures == ["swipe forward (cancelled)", "edit", "delete Second"])
    }
}
