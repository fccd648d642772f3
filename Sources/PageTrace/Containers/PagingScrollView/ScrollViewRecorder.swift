import Paging

/// A client of a paging scroll view that logs every call and passes it on to another client.
///
/// The container does not know that it is being recorded. Besides incoming callbacks, the log has what the client does
/// in response: pages selected, and pages told.
package struct ScrollViewRecorder<Client: PagingScrollViewClient>: PagingScrollViewClient {
    /// What the app shows as a page.
    package typealias Page = Client.Page

    /// The client that is recorded.
    package var client: Client

    /// The calls so far, in order.
    package private(set) var log: [ScrollViewLogEntry<Page>] = []

    /// Wraps a client.
    package init(_ client: Client) {
        self.client = client
    }

    /// Empties the log.
    package mutating func removeAll() {
        log.removeAll(keepingCapacity: true)
    }

    /// Whether the client has a method, as the client itself says.
    package func implements(_ method: ScrollViewMethod) -> Bool { client.implements(method) }

    /// Whether the client clamps offsets, as the client itself says.
    package var clampsOffsets: Bool { client.clampsOffsets }

    /// The tracked values of the client.
    package var trackedValues: [TrackedValue<Page>] { client.trackedValues }

    /// Passes the callback on, and logs it with the calls that the client makes.
    ///
    /// A change of the client's variables is logged with the selection that caused it, or otherwise with the callback.
    package mutating func respond(
        to callback: ScrollViewCallback, in scrollView: PagingScrollView<Page>
    ) -> [PagerCall<Page>] {
        let old = client.trackedValues
        let calls = client.respond(to: callback, in: scrollView)
        let new = client.trackedValues
        var changes: [ScrollViewLogEntry<Page>.Change] = []
        // Mostly nothing changes.
        if old != new {
            for (old, new) in zip(old, new) where old != new { changes.append(.init(old: old, new: new)) }
        }
        var entries = [ScrollViewLogEntry<Page>(.received(callback), in: scrollView)]
        entries += calls.map { ScrollViewLogEntry(.made($0), in: scrollView) }
        let position = entries.firstIndex { if case .made(.pageSelected) = $0.event { true } else { false } }
        entries[position ?? 0].changes = changes
        log += entries
        return calls
    }
}

extension ScrollViewRecorder: Equatable where Client: Equatable {}
extension ScrollViewRecorder: Hashable where Client: Hashable {}
extension ScrollViewRecorder: Sendable where Client: Sendable, Page: Sendable {}
