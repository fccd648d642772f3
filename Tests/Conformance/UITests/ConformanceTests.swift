import XCTest

/// Twenty walks, made by fingers; each leaves a log in the folder of the environment variable `LOGS`.
@MainActor
final class ConformanceTests: XCTestCase {
    private enum Move {
        /// A quick swipe to the page after, or before.
        case next, back
        /// A drag that is held until the page has come back.
        case pull(CGFloat)
        /// A slow drag that goes on past the middle.
        case push(CGFloat)
        /// A flick: short and fast.
        case flick(CGFloat)
        case tap(String)
    }

    private func walk(_ name: String, _ moves: [Move]) { walk(name, [:], moves) }

    private func walk(_ name: String, _ environment: [String: String], _ moves: [Move]) {
        let app = XCUIApplication()
        let folder = ProcessInfo.processInfo.environment["LOGS"] ?? NSTemporaryDirectory()
        app.launchEnvironment = environment.merging(
            ["WALK": name, "OUTPUT": "\(folder)/\(name).jsonl"], uniquingKeysWith: { $1 })
        app.launch()
        for move in moves {
            perform(move, in: app)
            // What the finger has left comes to rest.
            Thread.sleep(forTimeInterval: 1)
        }
        app.terminate()
    }

    private func perform(_ move: Move, in app: XCUIApplication) {
        switch move {
        case .next: app.swipeLeft()
        case .back: app.swipeRight()
        case .pull(let distance): drag(distance, .slow, holds: 0.5, in: app)
        case .push(let distance): drag(distance, .slow, holds: 0.2, in: app)
        case .flick(let distance): drag(distance, .fast, holds: 0, in: app)
        case .tap(let title): app.buttons[title].tap()
        }
    }

    /// Drags by a part of the width, negative to the page after.
    private func drag(
        _ distance: CGFloat, _ velocity: XCUIGestureVelocity, holds: TimeInterval, in app: XCUIApplication
    ) {
        let start = app.coordinate(withNormalizedOffset: CGVector(dx: distance < 0 ? 0.9 : 0.1, dy: 0.6))
        let end = app.coordinate(withNormalizedOffset: CGVector(dx: (distance < 0 ? 0.9 : 0.1) + distance, dy: 0.6))
        start.press(forDuration: 0.05, thenDragTo: end, withVelocity: velocity, thenHoldForDuration: holds)
    }

    func testForth() { walk("forth", [.next, .next, .next]) }
    func testForthAndBack() { walk("forth-and-back", [.next, .back, .next, .back]) }
    func testEnds() { walk("ends", [.back, .next, .next, .next, .next]) }
    func testPullBack() { walk("pull-back", [.pull(-0.3), .next]) }
    func testPullTwice() { walk("pull-twice", [.pull(-0.3), .pull(-0.3), .next]) }
    func testPullBothSides() { walk("pull-both-sides", [.next, .pull(-0.3), .pull(0.3)]) }
    func testPush() { walk("push", [.push(-0.7), .push(-0.7)]) }
    func testPushAndBack() { walk("push-and-back", [.push(-0.7), .push(0.7)]) }
    func testFlick() { walk("flick", [.flick(-0.2), .flick(-0.2), .flick(0.2)]) }
    func testNextButton() { walk("next-button", [.tap("Next"), .tap("Next")]) }
    func testBackButton() { walk("back-button", [.tap("Next"), .tap("Back")]) }
    func testButtonAndSwipe() { walk("button-and-swipe", [.tap("Next"), .next, .tap("Back"), .back]) }
    func testJump() { walk("jump", [.tap("Last"), .back]) }
    func testJumpAndReturn() { walk("jump-and-return", [.next, .tap("First"), .next]) }
    func testReload() { walk("reload", [.next, .tap("Reload"), .next, .back]) }
    func testLoop() { walk("loop", ["LOOP": "yes", "PAGES": "3"], [.next, .next, .next, .next]) }
    func testLoopOfTwo() { walk("loop-of-two", ["LOOP": "yes", "PAGES": "2"], [.next, .next, .back]) }
    func testSinglePage() { walk("single-page", ["PAGES": "1"], [.next, .back]) }
    func testPageCurl() { walk("page-curl", ["STYLE": "pageCurl"], [.next, .next, .back]) }
    func testTwoPages() { walk("two-pages", ["PAGES": "2"], [.next, .next, .back, .back]) }
}
