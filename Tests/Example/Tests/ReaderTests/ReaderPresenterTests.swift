import PageTraceTesting
import Reader
import Testing

@Suite struct ReaderPresenterTests {
    @Test("Through the book")
    func throughTheBook() {
        assertRecording(of: Walk(of: ReaderPresenter(Chapter.book), pages: Chapter.book, path: "1→2→3→2"))
    }

    @Test("Title names what shows", arguments: ["1→(2)", "1→2→(3)→3", "1→2→(1)"])
    func titleNamesWhatShows(path: String) {
        let walk = Walk(of: ReaderPresenter(Chapter.book), pages: Chapter.book, path: path)
        assertNoFindings(in: walk)
        assertRecording(of: walk, named: path)
    }

    @Test("A cancelled swipe keeps the title")
    func aCancelledSwipeKeepsTheTitle() {
        let walk = Walk(of: ReaderPresenter(Chapter.book), pages: Chapter.book, path: "1→(2)")
        assertTracker("title", in: walk, says: [Chapter.book[0], Chapter.book[0]])
        assertCallbacks(
            of: walk, only: .delegate,
            [
                .willTransitionTo([Chapter.book[1]]),
                .didFinishAnimating(finished: true, previous: [Chapter.book[0]], completed: false),
            ])
    }

    @Test("No unused snapshots")
    func noUnusedSnapshots() {
        assertNoUnusedSnapshots()
    }
}
