import PageTrace
import Testing

@Suite("Variables of an app that hold no page, but an index or a title")
struct TrackedValueTests {
    private let pages = ["First", "Second", "Second", "Third"]

    @Test(arguments: [(0, "First"), (3, "Third"), (4, nil), (-1, nil), (nil, nil)])
    func `An index names the page at its place`(index: Int?, page: String?) {
        #expect(TrackedValue("index", at: index, in: pages).page == page)
    }

    @Test(arguments: [("SECOND", "Second"), ("FIFTH", nil), (nil, nil)])
    func `A title names the first page that has it`(title: String?, page: String?) {
        #expect(TrackedValue("title", title, of: { $0.uppercased() }, in: pages).page == page)
    }

    @Test func `A recording says which page an index names, and ends with nothing but nil where there is none`() {
        var session = Session(client: Counter(pages: ["First", "Second"]))
        session.set(["First"])
        let step = session.swipe(.forward)
        #expect(step.trackers == [TrackerRecord(name: "index", value: "Second")])
        session.act("count too far") { client, _ in client.index = 7 }
        #expect(session.act("look") { _, _ in }.trackers == [TrackerRecord(name: "index", value: nil)])
    }
}

/// A client that counts its pages.
private struct Counter: PageViewControllerClient {
    let pages: [String]
    var index = 0

    func pageViewController(
        _ pageViewController: inout PageViewController<String>, viewControllerBefore page: String
    ) -> String? { nil }

    func pageViewController(
        _ pageViewController: inout PageViewController<String>, viewControllerAfter page: String
    ) -> String? { page == "First" ? "Second" : nil }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<String>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<String>, transitionCompleted completed: Bool
    ) { index += 1 }

    var trackedValues: [TrackedValue<String>] { [TrackedValue("index", at: index, in: pages)] }
}
