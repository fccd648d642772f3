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
        let walk = Walk(of: Titles(list: ["1", "2", "3"]), pages: ["1", "2", "3"], path: "1→2~→(3)→3⇒1")
        #expect(walk.recording == Recording(replaying: try Trace(path: "1→2~→(3)→3⇒1", pages: 3)))
    }

    @Test func `Every gesture reaches the container`() {
        let walk = Walk(of: Presenter()) { session in
            session.set([1])
            session.drag(.forward)
            session.move(to: 0.6)
            session.release()
            session.settle()
            session.change("forget the last") { $0.last = 3 }
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

    @Test func `Pages that describe themselves alike are told apart`() {
        let screens = [Screen(), Screen(), Screen()]
        let walk = Walk(of: Screens(list: screens), pages: screens, path: "1→2→3")
        #expect(walk.recording.pages == ["Screen", "Screen #2", "Screen #3"])
        assertCallbacks(
            of: walk, only: .dataSource.inStep(1),
            [
                .viewControllerAfter(screens[0], answer: screens[1]), .viewControllerBefore(screens[0], answer: nil),
                .viewControllerAfter(screens[1], answer: screens[2]),
            ])
    }

    @Test func `A path leads around a loop`() {
        let walk = Walk(
            of: Titles(list: ["1", "2", "3"], loops: true), pages: ["1", "2", "3"],
            path: "1→2→3→1", loops: true)
        #expect(walk.recording.steps.map(\.gesture.text).last == "swipe forward  3 → 1")
        let failure = walk.failure(at: SourcePlace(#fileID, #filePath, #function, #line, #column)) { _ in "Wrong." }
        #expect(failure?.hasSuffix("pagetrace run --path '1→2→3→1' --pages 3 --loop") == true)
    }

    @Test func `An object whose description holds its address is named after its type`() {
        let pages = [Controller(), Controller()]
        let walk = Walk(of: Controllers(list: pages), pages: pages, path: "1→2")
        #expect(walk.recording.pages == ["Controller", "Controller #2"])
    }

    @Test func `A path that jumps is reported once where it stands`() {
        let failures = failuresReported {
            let walk = Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→3")
            assertRecording(of: walk)
            assertNoFindings(in: walk)
        }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("path:1:3: error: a swipe from \"1\" to \"3\"") == true)
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
