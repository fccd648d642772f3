import PageTrace
import Testing

/// A client that writes down its own calls.
private struct Diary: PageViewControllerClient, RecordedClient, Hashable {
    var numbers = Numbers(1...4)
    var entries: [String] = []
    var isSilent = false
    var hasPageIndicator: Bool { true }

    mutating func pageViewController(_ container: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int?
    {
        entries.append("viewControllerBefore")
        return numbers.pageViewController(&container, viewControllerBefore: page)
    }

    mutating func pageViewController(_ container: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int?
    {
        entries.append("viewControllerAfter")
        return numbers.pageViewController(&container, viewControllerAfter: page)
    }

    mutating func presentationCount(for container: inout PageViewController<Int>) -> Int {
        entries.append("presentationCount")
        return 4
    }

    mutating func presentationIndex(for container: inout PageViewController<Int>) -> Int {
        entries.append("presentationIndex")
        return 0
    }

    mutating func pageViewController(_ container: inout PageViewController<Int>, willTransitionTo pages: Spread<Int>) {
        entries.append("willTransitionTo")
    }

    mutating func pageViewController(
        _ container: inout PageViewController<Int>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Int>, transitionCompleted completed: Bool
    ) {
        entries.append("didFinishAnimating")
    }

    mutating func pageViewController(_ container: inout PageViewController<Int>, didCompleteSet finished: Bool) {
        entries.append("completion")
    }

    mutating func viewDidLoad(_ page: Int, in container: inout PageViewController<Int>) {
        entries.append("viewDidLoad")
    }
    mutating func viewWillAppear(_ page: Int, animated: Bool, in container: inout PageViewController<Int>) {
        entries.append("viewWillAppear")
    }
    mutating func viewDidAppear(_ page: Int, animated: Bool, in container: inout PageViewController<Int>) {
        entries.append("viewDidAppear")
    }
    mutating func viewWillDisappear(_ page: Int, animated: Bool, in container: inout PageViewController<Int>) {
        entries.append("viewWillDisappear")
    }
    mutating func viewDidDisappear(_ page: Int, animated: Bool, in container: inout PageViewController<Int>) {
        entries.append("viewDidDisappear")
    }
    mutating func willMove(_ page: Int, toParent isChild: Bool, in container: inout PageViewController<Int>) {
        entries.append("willMove")
    }
    mutating func didMove(_ page: Int, toParent isChild: Bool, in container: inout PageViewController<Int>) {
        entries.append("didMove")
    }
}

@Suite("The recorder passes every callback on")
struct RecorderTests {
    private func walk(_ container: inout PageViewController<Int>, _ client: inout some CallbackReceiver<Int>) {
        container.setViewControllers([1], client: &client)
        container.swipe(.forward, client: &client)
        container.swipe(.forward, ends: .cancelled, client: &client)
        container.setViewControllers([4], animated: true, client: &client)
        container.settle(client: &client)
        container.swipe(.backward, client: &client)
    }

    @Test func `Recorded or not: the client hears the same, and the container becomes the same`() {
        var plainContainer = PageViewController<Int>()
        var plain = Diary()
        walk(&plainContainer, &plain)
        var recordedContainer = PageViewController<Int>()
        var recorder = Recorder(Diary(), observesAppearance: true, observesContainment: true)
        walk(&recordedContainer, &recorder)
        #expect(recorder.client == plain)
        #expect(recordedContainer == plainContainer)
        #expect(plain.entries.count > 40)
    }

    @Test func `The log has the calls in the order in which the client heard them`() {
        var container = PageViewController<Int>()
        var recorder = Recorder(Diary(), observesAppearance: true, observesContainment: true)
        walk(&container, &recorder)
        let logged = recorder.log.compactMap { entry in
            CallbackName(entry.callback).text
        }
        #expect(logged == recorder.client.entries)
    }

    @Test func `Appearance and parents reach the client also where they are not logged`() {
        var container = PageViewController<Int>()
        var recorder = Recorder(Diary())
        walk(&container, &recorder)
        #expect(recorder.client.entries.contains("viewWillAppear"))
        #expect(!recorder.log.contains { $0.callback.role == .appearance || $0.callback.role == .containment })
    }

    @Test func `An emptied log starts anew, and knows the client's state of then`() {
        var walk = Walk()
        #expect(!walk.recorder.log.isEmpty)
        walk.recorder.removeAll()
        #expect(walk.recorder.log.isEmpty)
        #expect(walk.recorder.changes.isEmpty)
    }

    @Test func `A set by the client is logged once, after the callback that made it, however long it waits`() {
        let curl = PageViewController<Int>(transitionStyle: .pageCurl)
        var walk = Walk(1...4, curl, observesAppearance: true) { $0.sets[.willTransitionTo] = [.plain(4), .plain(3)] }
        let callbacks = walk.swipe(.forward)
        #expect(callbacks.filter { $0.role == .request } == [.request([4]), .request([3])])
        #expect(walk.container.viewControllers == [3])
    }
}

/// The name of a callback's method.
private struct CallbackName {
    let text: String?

    init(_ callback: Callback<Int>) {
        let words = "\(callback)".prefix { $0 != "(" }
        text = callback.role == .request ? nil : String(words)
    }
}
