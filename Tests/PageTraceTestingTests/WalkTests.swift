import PageTrace
import Testing

@testable import PageTraceTesting

/// A data source over a list.
private struct Titles: PageViewControllerClient {
    let list: [String]
    var loops = false

    func pageViewController(_: inout PageViewController<String>, viewControllerBefore page: String) -> String? {
        self.page(-1, from: page)
    }

    func pageViewController(_: inout PageViewController<String>, viewControllerAfter page: String) -> String? {
        self.page(1, from: page)
    }

    func pageViewController(_: inout PageViewController<String>, willTransitionTo pending: Spread<String>) {}

    private func page(_ distance: Int, from page: String) -> String? {
        guard let place = list.firstIndex(of: page).map({ $0 + distance }) else { return nil }
        if list.indices.contains(place) { return list[place] }
        return loops ? list[(place + list.count) % list.count] : nil
    }
}

@Suite struct WalkTests {
    @Test func `A path gives what the command gives`() throws {
        let walk = try Walk(of: Titles(list: ["1", "2", "3"]), pages: ["1", "2", "3"], path: "1→2~→(3)→3⇒1")
        #expect(walk.recording == Recording(replaying: try Trace(path: "1→2~→(3)→3⇒1", pages: 3)))
    }

    @Test func `Every gesture reaches the container`() {
        let walk = Walk(of: Presenter()) { session in
            session.set([1])
            session.drag(.forward)
            session.move(to: 0.6)
            session.release()
            session.settle()
            session.act("forget the last") { client, _ in client.last = 3 }
            session.removeDataSource()
            session.assignDataSource()
            #expect(session.client.title == 2)
        }
        #expect(walk.recording.steps.map(\.gesture.name).prefix(3) == ["set", "drag forward", "move to 0.6"])
        #expect(walk.recording.steps.count == 8)
        #expect(walk.client.last == 3)
        #expect(walk.recording.pages == ["1", "2", "3"])
    }

    @Test func `A function of the app is one step, recorded with what it changes`() throws {
        let walk = Walk(of: Presenter(), pages: [1, 2, 3, 4]) { session in
            session.set([1])
            session.act("tap Next") { presenter, container in
                container.setViewControllers([2])
                presenter.title = 2
            }
            session.swipe(.forward)
        }
        let step = try #require(walk.recording.steps.dropFirst().first)
        #expect(step.text.hasPrefix("1. tap Next  1 → 2\n"), "\(step.text)")
        #expect(step.text.contains("title: 1 → 2   by the app\n"))
        #expect(walk.client.title == 3 && walk.recording.findings == [])
        assertNoFindings(in: walk)
    }

    @Test func `Pages that describe themselves alike are told apart`() throws {
        let screens = [Screen(), Screen(), Screen()]
        let walk = try Walk(of: Screens(list: screens), pages: screens, path: "1→2→3")
        #expect(walk.recording.pages == ["Screen", "Screen #2", "Screen #3"])
        assertCallbacks(
            of: walk, only: .dataSource.inStep(1),
            [
                .viewControllerAfter(screens[0], answer: screens[1]), .viewControllerBefore(screens[0], answer: nil),
                .viewControllerAfter(screens[1], answer: screens[2]),
            ])
    }

    @Test func `A path leads around a loop`() throws {
        let walk = try Walk(
            of: Titles(list: ["1", "2", "3"], loops: true), pages: ["1", "2", "3"],
            path: "1→2→3→1", loops: true)
        #expect(walk.recording.steps.map(\.gesture.text).last == "swipe forward  3 → 1")
        let failure = walk.failure(at: SourcePlace(#fileID, #filePath, #function, #line, #column)) { _ in "Wrong." }
        #expect(failure?.hasSuffix("pagetrace run --path '1→2→3→1' --pages 3 --loop") == true)
    }

    @Test func `An object whose description holds its address is named after its type`() throws {
        let pages = [Controller(), Controller()]
        let walk = try Walk(of: Controllers(list: pages), pages: pages, path: "1→2")
        #expect(walk.recording.pages == ["Controller", "Controller #2"])
    }

    @Test func `A path that jumps is refused`() {
        let error = #expect(throws: TraceError.self) { try Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→3") }
        #expect(error?.description.contains("path:1:3: error: a swipe from \"1\" to \"3\"") == true)
    }

    @Test func `What a function of the app throws comes out, and its step stays`() {
        struct NoPage: Error {}
        var session = Session(client: Presenter())
        session.set([1])
        #expect(throws: NoPage.self) {
            try session.act("open a link") { presenter, _ in
                presenter.title = 2
                throw NoPage()
            }
        }
        #expect(session.steps.map(\.gesture.name) == ["set", "open a link"])
        #expect(session.client.title == 2)
    }

    @Test func `A session has a recording at any time, and assertions take it`() {
        var session = Session(client: Presenter(), pages: [1, 2, 3, 4])
        session.set([1])
        session.swipe(.forward, loses: .didFinishAnimating)
        #expect(session.recording.pages == ["1", "2", "3", "4"])
        let failures = failuresReported { assertTracker("title", in: session, says: ["1", "2"]) }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("title differs after step 1") == true)
    }

    @Test func `Turns, covers and keyboards reach the container`() {
        let walk = Walk(of: Presenter(), observing: [.appearance]) { session in
            session.set([1])
            session.set([2], animated: true, settles: false)
            session.layoutChanges()
            session.turn()
            session.settle(loses: .completion)
            session.disappear(animated: true)
            session.appear()
            session.setScrollEnabled(false)
        }
        #expect(walk.recording.findings.filter { $0.kind == .impossibleGesture } == [])
        #expect(walk.callbacksOfSteps[5].contains(.viewDidDisappear(2)))
    }

    @MainActor @Test func `A client of the main actor is driven there`() async {
        let feed = Feed()
        let walk = await Walk(of: feed) { session in
            session.set([1])
            await feed.loadMore()
            session.swipe(.forward)
        }
        #expect(walk.callbacks.contains(.viewControllerAfter(1, answer: 2)))
    }
}

private final class Screen: Hashable, CustomStringConvertible {
    var description: String { "Screen" }
    static func == (left: Screen, right: Screen) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct Screens: OrderedPagesClient {
    typealias Page = Screen
    var list: [Screen]
}

@MainActor private final class Feed: @MainActor PageViewControllerClient {
    var count = 1

    func loadMore() async {
        await Task.yield()
        count += 1
    }

    func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerBefore page: Int
    ) -> Int? { page > 1 ? page - 1 : nil }

    func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerAfter page: Int
    ) -> Int? { page < count ? page + 1 : nil }
}

/// Says of itself what objects of UIKit say: their type and their address.
private final class Controller: Hashable, CustomStringConvertible {
    var description: String {
        "<App.Controller: 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
    }
    static func == (left: Controller, right: Controller) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct Controllers: OrderedPagesClient {
    typealias Page = Controller
    var list: [Controller]
}
