import PageTraceTesting
import XCTest

/// The same assertions under XCTest.
final class XCTestWalks: XCTestCase {
    override func invokeTest() {
        // As a whole class chooses its mode; here one that changes nothing.
        withSnapshotMode(.never) { super.invokeTest() }
    }

    func testPath() throws { assertRecording(of: try Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2")) }

    func testGestures() async {
        let walk = await Walk(of: Presenter(), pages: [1, 2, 3, 4]) { session in
            session.set([2])
            await Task.yield()
            session.swipe(.backward)
        }
        assertRecording(of: walk)
    }
}
