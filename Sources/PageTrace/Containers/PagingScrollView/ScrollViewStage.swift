package import Paging

/// A paging scroll view with one client.
package struct ScrollViewStage<Client: PagingScrollViewClient>: Stage {
    /// What the app shows as a page.
    package typealias Page = Client.Page

    /// The container.
    package private(set) var scrollView: PagingScrollView<Page>

    /// The client.
    package var client: Client { recorder.client }

    /// The pages whose last message was that they appeared.
    package private(set) var told: Set<Page> = []

    private var recorder: ScrollViewRecorder<Client>
    private let names: [Page: String]

    /// Creates a scroll view that has not been loaded yet.
    ///
    /// - Parameters:
    ///   - settings: The container's settings.
    ///   - pages: The pages, row by row.
    ///   - client: The client under observation.
    ///   - name: The name that a page has in the recording; if nil, its description.
    package init(
        _ settings: PagingScrollViewSettings = PagingScrollViewSettings(),
        pages: [Page],
        client: Client,
        name: (@Sendable (Page) -> String)? = nil
    ) {
        scrollView = PagingScrollView(settings, pages: pages)
        recorder = ScrollViewRecorder(client)
        var table = PageTable(pages, name: name)
        names = Dictionary(pages.map { ($0, table.name(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// False: nothing is ever raised here.
    package var hasStopped: Bool { false }

    /// Loads the view, which lets the client set itself up.
    package mutating func opening() -> ScrollViewObservation<Page>? {
        observe(nil) { $0.load(client: &$1) }
    }

    /// Performs a gesture and returns what followed from it.
    package mutating func observe(_ gesture: ScrollViewGesture) -> ScrollViewObservation<Page> {
        observe(gesture) { $0.perform(gesture, client: &$1) }
    }

    /// Why a gesture cannot come next; nil if it can.
    package func refusal(of gesture: ScrollViewGesture) -> GestureRefusal? { scrollView.order.refusal(of: gesture) }

    /// Restores a situation in which the stage has been.
    mutating func restore(_ scrollView: PagingScrollView<Page>, _ client: Client, told: Set<Page>) {
        self.scrollView = scrollView
        self.told = told
        recorder.client = client
    }

    private mutating func observe(
        _ gesture: ScrollViewGesture?,
        _ action: (inout PagingScrollView<Page>, inout ScrollViewRecorder<Client>) -> GestureOutcome
    ) -> ScrollViewObservation<Page> {
        recorder.removeAll()
        let before = scrollView
        let toldBefore = told
        let outcome = action(&scrollView, &recorder)
        for entry in recorder.log {
            if case .made(.viewDidAppear(let page)) = entry.event { told.insert(page) }
            if case .made(.viewDidDisappear(let page)) = entry.event { told.remove(page) }
        }
        return ScrollViewObservation(
            before: before, after: scrollView, gesture: gesture, outcome: outcome, log: recorder.log,
            toldBefore: toldBefore, told: told, trackedValues: recorder.trackedValues,
            clampsOffsets: recorder.clampsOffsets, learnsOfSize: recorder.implements(.viewDidLayoutSubviews),
            names: names)
    }
}

extension ScrollViewStage: Sendable where Client: Sendable, Page: Sendable {}

/// Two are equal if the same follows from the same gestures.
extension ScrollViewStage: Equatable where Client: Hashable {
    /// Whether two scroll views and their clients are in the same situation.
    package static func == (one: Self, other: Self) -> Bool {
        one.scrollView == other.scrollView && one.told == other.told && one.client == other.client
    }
}

extension ScrollViewStage: Hashable where Client: Hashable {
    /// Hashes what can differ between two moments.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(scrollView.contentOffset)
        hasher.combine(scrollView.movement)
        hasher.combine(client)
    }
}
