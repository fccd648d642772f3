import PageTraceRecorder
import PageTraceUIKit
import Testing

/// What a recorder does when it, its pager or a delegate comes and goes.
@MainActor
@Suite struct RecorderLifeTests {
    @MainActor
    private final class Lines {
        var lines: [String] = []
    }

    @Test func `The last step is written when the pager goes away`() {
        let file = Lines()
        do {
            let shelf = Shelf()
            PageTraceRecorder.attach(to: shelf, .recording { file.lines.append($0) }, isOn: true)
            let driver = PagingDriver(shelf)
            driver.swipe(.forward)
            driver.swipe(.forward)
        }
        #expect(file.lines.count == 4, "the head, the set, two swipes")
    }

    @Test func `An app that has kept its data source, and assigns it after the recorder, can be swiped`() {
        let (shelf, file) = (Shelf(), Lines())
        PageTraceRecorder.attach(to: shelf, .calls { file.lines.append($0.text) }, isOn: true)
        let driver = PagingDriver(shelf)
        let (dataSource, delegate) = (shelf.dataSource, shelf.delegate)
        (shelf.dataSource, shelf.delegate) = (nil, nil)
        PageTraceRecorder.detach(from: shelf)
        file.lines = []
        (shelf.dataSource, shelf.delegate) = (dataSource, delegate)
        driver.swipe(.forward)
        #expect(shelf.dataSource === shelf)
        #expect(shelf.delegate === shelf)
        #expect(shelf.shownTitles == ["Second"])
        #expect(file.lines.isEmpty)
    }

    @Test func `A proxy that outlives its recorder passes on what it is asked`() {
        let shelf = Shelf()
        PageTraceRecorder.attach(to: shelf, .calls { _ in }, isOn: true)
        shelf.loadViewIfNeeded()
        let dataSource = shelf.dataSource
        PageTraceRecorder.detach(from: shelf)
        let second = dataSource?.pageViewController(shelf, viewControllerAfter: shelf.pages[0])
        #expect(second === shelf.pages[1])
    }

    @Test func `A pager without a delegate is heard as well`() {
        let (shelf, file) = (Shelf(), Lines())
        PageTraceRecorder.attach(to: shelf, .calls { file.lines.append($0.text) }, isOn: true)
        let driver = PagingDriver(shelf)
        driver.act("give up the delegate") { shelf.delegate = nil }
        file.lines = []
        driver.swipe(.forward)
        #expect(
            file.lines == [
                "viewControllerAfter(First) → Second", "viewControllerBefore(First) → nil",
                "willTransitionTo [Second]",
                "didFinishAnimating finished: true, previous: [First], completed: true",
                "viewControllerAfter(Second) → Third",
            ])
        #expect(!shelf.log.contains { $0.hasPrefix("did") })
    }

    @Test(
        arguments: [
            (nil, true, true, 0), (nil, false, false, 1), (false, false, false, 0), (true, false, true, 0),
        ] as [(Bool?, Bool, Bool, Int)])
    func `The log says if nothing is recorded because nobody asked for it`(
        isOn: Bool?, isDebugBuild: Bool, isWanted: Bool, lines: Int
    ) {
        var said: [String] = []
        #expect(PageTraceRecorder.isWanted(isOn, isDebugBuild: isDebugBuild) { said.append($0) } == isWanted)
        #expect(said.count == lines)
    }
}
