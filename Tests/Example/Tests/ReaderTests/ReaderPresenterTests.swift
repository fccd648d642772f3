import PageTraceTesting
import Reader
import Testing

@Suite struct ReaderPresenterTests {
    @Test func `Through the book`() throws {
        assertRecording(of: try Walk(of: ReaderPresenter(Chapter.book), pages: Chapter.book, path: "1→2→3→2"))
    }

    @Test(arguments: ["1→(2)", "1→2→(3)→3", "1→2→(1)"])
    func `Title names what shows`(path: String) throws {
        let walk = try Walk(of: ReaderPresenter(Chapter.book), pages: Chapter.book, path: path)
        assertNoFindings(in: walk)
        assertRecording(of: walk, named: path)
    }

    @Test func `A cancelled swipe keeps the title`() throws {
        let walk = try Walk(of: ReaderPresenter(Chapter.book), pages: Chapter.book, path: "1→(2)")
        assertTracker("title", in: walk, says: [Chapter.book[0], Chapter.book[0]])
        assertCallbacks(
            of: walk, only: .delegate,
            [
                .willTransitionTo([Chapter.book[1]]),
                .didFinishAnimating(finished: true, previous: [Chapter.book[0]], completed: false),
            ])
    }

    @Test func `No unused snapshots`() {
        assertNoUnusedSnapshots()
    }
}
