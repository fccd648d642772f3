import PageTrace
import Testing

@testable import PageTraceTesting

/// Pages as apps name them.
private enum Section: Hashable { case home, news, mail }

/// A client that looks like one with a delegate: its methods take arrays, and nobody calls them.
private struct Headings: OrderedPagesClient, Hashable {
    typealias Page = Section

    var heading = Section.home
    var list: [Section] { [.home, .news, .mail] }

    mutating func pageViewController(
        _ container: inout PageViewController<Section>, willTransitionTo pending: [Section]
    ) {}

    mutating func pageViewController(
        _ container: inout PageViewController<Section>, didFinishAnimating finished: Bool,
        previousViewControllers: [Section], transitionCompleted completed: Bool
    ) { if let page = container.viewControllers.first { heading = page } }

    var trackedValues: [TrackedValue<Section>] { [TrackedValue("heading", heading)] }
}

/// The same client with the one method that it needs.
private struct Mended: OrderedPagesClient, Hashable {
    typealias Page = Section

    var headings = Headings()
    /// Forgets the heading, so that an assertion fails all the same.
    var forgets = true
    var list: [Section] { headings.list }

    mutating func pageViewController(
        _ container: inout PageViewController<Section>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Section>, transitionCompleted completed: Bool
    ) { if !forgets, let page = container.viewControllers.first { headings.heading = page } }

    var trackedValues: [TrackedValue<Section>] { headings.trackedValues }
}

/// A data source that keeps nothing.
private struct Silent: OrderedPagesClient, Hashable {
    typealias Page = Int

    let list = [1, 2]
}

@Suite struct NearMissTests {
    private static let pages: [Section] = [.home, .news, .mail]
    private static let finding = "The client has none of the methods that hear of a transition."

    @Test func `A client that has no method for a transition is a finding, once, at the first transition`() throws {
        let walk = try Walk(of: Headings(), pages: Self.pages, path: "home→(news)→news→mail")
        #expect(walk.recording.steps.map { $0.findings.filter { $0.kind == .nothingHeard }.count } == [0, 1, 0, 0])
        let failures = failuresReported { assertNoFindings(in: walk) }
        #expect(failures.count == 1)
        #expect(failures.first?.contains(Self.finding) == true, "\(failures)")
        // Without a variable as well: nothing else would be wrong.
        var session = Session(client: Silent())
        session.set([1])
        #expect(session.swipe(.forward).findings.map(\.kind) == [.nothingHeard])
        assertNoFindings(in: try Walk(of: Silent(), pages: [1, 2], path: "1→2"), allowing: [.nothingHeard])
    }

    @Test func `Nothing is said of a client that has one of them, or as long as no transition came`() throws {
        let failures = try failuresReported {
            assertNoFindings(in: try Walk(of: Mended(), pages: Self.pages, path: "home→news"))
            assertTracker("heading", in: try Walk(of: Headings(), pages: Self.pages, path: "home"), says: [.news])
        }
        #expect(failures.count == 2)
        for failure in failures { #expect(!failure.contains(Self.finding), "\(failure)") }
        assertNoFindings(in: try Walk(of: Mended(forgets: false), pages: Self.pages, path: "home→news"))
    }

    @Test func `What an exploration finds is a test to paste for pages of an enumeration, too`() {
        let failures = failuresReported {
            assertNoReachableFindings(in: AllWalks(of: Headings(), pages: Self.pages, gestures: [.swipe]))
        }
        #expect(failures.count == 1)
        let line = "assertNoFindings(in: try Walk(of: Headings(), pages: [.home, .news, .mail], path: \"1→2\"))"
        #expect(failures.first?.contains(line) == true, "\(failures)")
        #expect(failures.first?.contains(Self.finding) == true)
    }
}
