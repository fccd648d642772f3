import PageTrace
import PageTraceTesting
import PageTraceTestingDiagrams
import Testing

/// The walks that the project began with, end to end, against the snapshots beside this file.
@Suite struct SeedWalks {
    /// Three pages are held at the most, and `viewControllerAfter` runs ahead of the reader.
    @Test func `There and back again`() throws {
        let walk = try Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→3→4→3→2→1", title: "There and back again")
        assertRecording(of: walk)
        assertRecording(of: walk, as: .json)
        assertRecording(of: walk, as: .svg(.flow))
        assertRecording(of: walk, as: .dot(.flow))
        assertRecording(of: walk, as: .mermaid(.cache))
        assertNoFindings(in: walk)
        assertTracker("title", in: walk, says: [1, 2, 3, 4, 3, 2, 1])
    }

    /// A cancelled swipe asks nothing, and the next one asks nothing either.
    @Test func `Cancelled swipe`() throws {
        assertRecording(of: try Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3"))
    }

    /// Where the preload is skipped, the next drag asks before it moves.
    @Test func `Skipped preload`() throws {
        assertRecording(of: try Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2~→3"))
    }

    /// A title that is set in the data source names a page that is not shown.
    @Test func `Title set in the data source`() throws {
        assertRecording(of: try Walk(of: Presenter(setsTitleTooEarly: true), pages: [1, 2, 3, 4], path: "1→2→(3)"))
    }

    /// The list grows, and the remembered nil hides the new page.
    @Test func `List that grows`() async {
        let walk = await Walk(of: Presenter(last: 2)) { session in
            session.set([1])
            session.swipe(.forward)
            await Task.yield()
            session.act("append 3") { client, _ in client.last = 3 }
            session.swipe(.forward)
            session.assignDataSource()
            session.swipe(.forward)
        }
        assertRecording(of: walk)
    }

    @Test(arguments: ["there-and-back", "page-curl-spine-in-the-middle", "set-during-a-drag-lenient"])
    func `Trace files`(name: String) { assertRecording(ofTraceFile: "../../Traces/\(name).json", named: name) }

    @Test(arguments: ["1→2→3", "1→2→(3)", "1→2⇒3"])
    func `Traces from paths`(path: String) throws { assertRecording(of: try Trace(path: path, pages: 3), named: path) }

    /// A container of another kind: its recording is compared like any other.
    @Test func `Paging scroll view`() {
        assertRecording(
            of: Trace(
                scrollView: PagingScrollViewSettings(), pages: ["First", "Second"],
                gestures: [.swipe(.forward), .swipe(.backward)]))
    }
}
