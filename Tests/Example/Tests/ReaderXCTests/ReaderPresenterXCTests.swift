import PageTraceTesting
import Reader
import XCTest

final class ReaderPresenterXCTests: XCTestCase {
    func testThroughTheBook() throws {
        assertRecording(of: try Walk(of: ReaderPresenter(Chapter.book), pages: Chapter.book, path: "1→2→3→2"))
    }

    func testBackFromTheEnd() async {
        let walk = await Walk(of: ReaderPresenter(Chapter.book)) { session in
            session.set([Chapter.book[2]])
            await Task.yield()
            session.swipe(.backward)
        }
        assertRecording(of: walk, as: .json)
    }
}
