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

@Suite struct NearMissTests {
    private static let pages: [Section] = [.home, .news, .mail]
    private static let hint = """
        Headings implements none of the delegate's methods. If it should: a method whose types differ, such as [Section] in \
        place of Spread<Section>, compiles and is never called.
        """

    @Test func `A failure says of a client with none of the delegate's methods that it has none`() {
        let failures = failuresReported {
            assertNoFindings(in: Walk(of: Headings(), pages: Self.pages, path: "home→news"))
        }
        #expect(failures.count == 1)
        #expect(failures.first?.contains(Self.hint) == true, "\(failures)")
    }

    @Test func `Nothing is said of a client that has one of them, or if none was called`() {
        let failures = failuresReported {
            assertNoFindings(in: Walk(of: Mended(), pages: Self.pages, path: "home→news"))
            assertTracker("heading", in: Walk(of: Headings(), pages: Self.pages, path: "home"), says: [.news])
        }
        #expect(failures.count == 2)
        for failure in failures { #expect(!failure.contains("implements none"), "\(failure)") }
        assertNoFindings(in: Walk(of: Mended(forgets: false), pages: Self.pages, path: "home→news"))
    }

    @Test func `What an exploration finds is a test to paste for pages of an enumeration, too`() {
        let failures = failuresReported {
            assertNoReachableFindings(in: AllWalks(of: Headings(), pages: Self.pages, gestures: [.swipe]))
        }
        #expect(failures.count == 1)
        let line = "assertNoFindings(in: Walk(of: Headings(), pages: [.home, .news, .mail], path: \"1→2\"))"
        #expect(failures.first?.contains(line) == true, "\(failures)")
        #expect(failures.first?.contains(Self.hint) == true)
    }
}
