import PageTrace
import Testing

/// The least that a client can be: the example of the documentation.
private struct LeastClient: PageViewControllerClient {
    func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerBefore page: Int
    ) -> Int? { page > 1 ? page - 1 : nil }

    func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerAfter page: Int
    ) -> Int? { page < 4 ? page + 1 : nil }
}

/// A client as UIKit code has it: a class that goes back to the first page whenever the last one is reached.
private final class Kiosk: PageViewControllerClient {
    private let titles = ["First", "Second", "Third"]
    var title = "First"

    func pageViewController(
        _ pageViewController: inout PageViewController<String>, viewControllerBefore viewController: String
    ) -> String? {
        guard let index = titles.firstIndex(of: viewController), index > 0 else { return nil }
        return titles[index - 1]
    }

    func pageViewController(
        _ pageViewController: inout PageViewController<String>, viewControllerAfter viewController: String
    ) -> String? {
        guard let index = titles.firstIndex(of: viewController), index < titles.count - 1 else { return nil }
        return titles[index + 1]
    }

    func pageViewController(
        _ pageViewController: inout PageViewController<String>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<String>, transitionCompleted completed: Bool
    ) {
        guard completed, let shown = pageViewController.viewControllers.first else { return }
        title = shown
        if shown == titles.last { pageViewController.setViewControllers(["First"], direction: .backward) }
    }

    func pageViewController(_ pageViewController: inout PageViewController<String>, didCompleteSet finished: Bool) {
        title = pageViewController.viewControllers.first ?? ""
    }
}

/// A data source in an object of its own.
private final class Book {
    var asked: [Int] = []
    func page(_ distance: Int, from page: Int) -> Int? {
        asked.append(page)
        return (1...3).contains(page + distance) ? page + distance : nil
    }
}

/// A delegate in an object of its own.
private final class Reader {
    var read: [Int] = []
}

/// What joins separate objects.
private struct Desk: PageViewControllerClient {
    let book: Book
    let reader: Reader

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? {
        book.page(-1, from: page)
    }

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? {
        book.page(1, from: page)
    }

    func pageViewController(
        _ container: inout PageViewController<Int>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Int>, transitionCompleted completed: Bool
    ) {
        if completed, let shown = container.viewControllers.first { reader.read.append(shown) }
    }
}

@Suite("Clients as structs, classes, and separate objects")
struct ClientForms {
    @Test func `Two methods are enough; everything else has a default that does nothing`() {
        var session = Session(client: LeastClient(), settings: PageViewControllerSettings(contract: .lenient))
        session.set([1])
        session.swipe(.forward)
        session.set([1, 2])
        #expect(session.container.viewControllers == [2])
        #expect(session.container.after == .page(3))
        #expect(session.container.indicator == nil)
        #expect(session.client.trackedValues.isEmpty)
        #expect(session.client.currentNeighbor(of: 1, .forward) == .unknown)
    }

    @Test func `A class that sets pages inside didFinishAnimating`() {
        var session = Session(client: Kiosk())
        session.set(["First"])
        session.swipe(.forward)
        #expect(session.client.title == "Second")
        session.swipe(.forward)
        #expect(session.container.viewControllers == ["First"])
        #expect(session.client.title == "First")
        session.swipe(.forward)
        #expect(session.client.title == "Second")
    }

    @Test func `A recorded class shows its set between the callbacks`() {
        var session = Session(client: Kiosk())
        session.set(["Second"])
        let step = session.swipe(.forward)
        #expect(
            step.callbacks.map(\.name) == [
                "viewControllerAfter", "viewControllerBefore", "willTransitionTo", "didFinishAnimating",
                "setViewControllers", "completion",
            ])
        #expect(step.callbacks.at(4)?.role == .request)
        #expect(step.callbacks.at(4)?.text == "setViewControllers [First], direction: backward, animated: false")
    }

    @Test func `Data source and delegate in separate objects`() {
        let book = Book()
        let reader = Reader()
        var session = Session(client: Desk(book: book, reader: reader))
        session.set([1])
        session.swipe(.forward)
        session.swipe(.forward, ends: .cancelled)
        session.swipe(.forward)
        #expect(book.asked == [1, 1, 2, 3])
        #expect(reader.read == [2, 3])
    }
}
