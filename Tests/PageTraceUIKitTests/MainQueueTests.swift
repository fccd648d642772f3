import PageTraceUIKit
import Testing

@MainActor
@Suite struct MainQueueTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    @Test func `What is handed to the main queue runs at the next turn, in order`() {
        let log = Log()
        let driver = PagingDriver(Shelf())
        driver.act("hand over") {
            DispatchQueue.main.async { log.lines.append("queue") }
            Task { @MainActor in log.lines.append("task") }
            DispatchQueue.main.async {
                log.lines.append("queue again")
                DispatchQueue.main.async { log.lines.append("next turn") }
            }
        }
        #expect(log.lines.isEmpty)
        driver.turn()
        #expect(log.lines == ["queue", "task", "queue again"])
        driver.turn()
        #expect(log.lines.last == "next turn")
    }

    @Test func `What waits for a time runs when it has gone by`() {
        let log = Log()
        let driver = PagingDriver(Shelf())
        driver.act("hand over") {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.lines.append("0.3") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.lines.append("0.1") }
        }
        driver.turn(after: 0.2)
        #expect(log.lines == ["0.1"])
        driver.turn(after: 0.1)
        #expect(log.lines == ["0.1", "0.3"])
    }

    @Test func `What was handed over before the driver was made is the driver's`() {
        let log = Log()
        DispatchQueue.main.async { log.lines.append("early") }
        let driver = PagingDriver(Shelf())
        driver.turn()
        #expect(log.lines == ["early"])
    }

    /// What a timer of one second does on a pager that a finger holds, and after the finger.
    private func fires(_ start: (@escaping @MainActor () -> Void) -> Void) -> [Int] {
        let driver = PagingDriver(Shelf())
        var count = 0
        driver.act("start") { start { count += 1 } }
        driver.drag(.forward)
        driver.turn(after: 1)
        let held = count
        driver.release()
        driver.turn(after: 0.2)
        let landing = count
        driver.turn(after: 0.1)
        return [held, landing, count]
    }

    @Test func `A timer of the default mode waits while a scroll view moves, as in UIKit's run loop`() {
        let one = fires { work in _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in work() } }
        #expect(one == [0, 0, 1])
        let every = fires { work in
            RunLoop.main.add(Timer(timeInterval: 1, repeats: false) { _ in work() }, forMode: .common)
        }
        #expect(every == [1, 1, 1])
        #expect(fires { work in DispatchQueue.main.asyncAfter(deadline: .now() + 1) { work() } } == [1, 1, 1])
    }

    @Test func `A timer that is scheduled, and then added for the other modes, fires once each time`() {
        let both = fires { work in
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in work() }
            RunLoop.main.add(timer, forMode: .common)
        }
        #expect(both == [1, 1, 1])
    }

    @Test func `A timer fires as time goes by`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        var timer: PageTraceUIKit.Timer?
        driver.act("start the timer") {
            timer = PageTraceUIKit.Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in
                let next = shelf.pages.firstIndex { $0 === shelf.viewControllers?.first }.map { $0 + 1 } ?? 0
                shelf.show(next, animated: true)
            }
        }
        driver.turn(after: 2)
        #expect(shelf.shownTitles == ["First"])
        driver.turn(after: 1)
        driver.turn(after: 3)
        #expect(shelf.shownTitles == ["Third"])
        timer?.invalidate()
        driver.turn(after: 3)
        #expect(shelf.shownTitles == ["Third"])
    }

    @Test func `A task that waits goes on when the test awaits`() async {
        let log = Log()
        let driver = PagingDriver(Shelf())
        driver.act("begin a task") {
            Task {
                log.lines.append("begun")
                try? await Task.sleep(for: .seconds(2))
                log.lines.append("after two seconds")
                DispatchQueue.main.async { log.lines.append("and a turn") }
            }
        }
        driver.turn()
        #expect(log.lines == ["begun"])
        await driver.turnAndWait(after: 2)
        #expect(log.lines == ["begun", "after two seconds", "and a turn"])
    }

    @Test func `A task that was cancelled before its turn knows it`() {
        let log = Log()
        let driver = PagingDriver(Shelf())
        driver.act("begin and cancel") { Task { if !Task.isCancelled { log.lines.append("ran") } }.cancel() }
        driver.turn()
        #expect(log.lines.isEmpty)
    }

    @Test(arguments: 0..<20)
    func `Tests in parallel do not meet`(number: Int) async {
        let log = Log()
        let driver = PagingDriver(Shelf())
        for step in 0..<5 {
            driver.act("hand over") { DispatchQueue.main.async { log.lines.append("\(number) \(step)") } }
            await Task.yield()
            driver.turn()
        }
        #expect(log.lines == (0..<5).map { "\(number) \($0)" })
    }

    nonisolated private static let news = Notification.Name("news")

    @Test func `A block that observes on the main queue runs at once if the main actor posts`() {
        let log = Log()
        let center = NotificationCenter()
        let token = center.addObserver(forName: Self.news, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { log.lines.append("heard") }
        }
        center.post(name: Self.news, object: nil)
        #expect(log.lines == ["heard"])
        center.removeObserver(token)
        center.post(name: Self.news, object: nil)
        #expect(log.lines == ["heard"])
    }

    @Test func `Posted elsewhere, a notification comes with the driver's next turn`() async {
        let log = Log()
        let center = NotificationCenter()
        let driver = PagingDriver(Shelf())
        driver.act("observe") {
            _ = center.addObserver(forName: Self.news, object: nil, queue: .main) { _ in
                MainActor.assumeIsolated { log.lines.append("heard") }
            }
        }
        await Task.detached { center.post(name: Self.news, object: nil) }.value
        #expect(log.lines.isEmpty)
        driver.turn()
        #expect(log.lines == ["heard"])
    }

    @Test func `What the test itself puts on the main queue runs at the driver's next turn`() {
        let log = Log()
        let driver = PagingDriver(Shelf())
        Task { log.lines.append("task") }
        #expect(driver.waitingTurns == 1)
        driver.turn()
        #expect(log.lines == ["task"])
    }

    @Test func `A task that the test itself awaits runs at once`() async {
        let log = Log()
        let driver = PagingDriver(Shelf())
        await Task { log.lines.append("task") }.value
        driver.turn()
        #expect(log.lines == ["task"])
    }
}
