/// An app's own client, for a recorder: every callback calls the method that UIKit would call.
@usableFromInline package struct OwnClient<Client: PageViewControllerClient>: RecordedClient {
    @usableFromInline package typealias Page = Client.Page

    @usableFromInline package var client: Client

    package init(_ client: Client) { self.client = client }

    @inlinable @inline(__always)
    package mutating func receive(_ callback: inout Callback<Page>, in container: inout PageViewController<Page>) {
        client.callMethod(for: &callback, in: &container)
    }

    @inlinable @inline(__always)
    package mutating func hasPageIndicator(in container: inout PageViewController<Page>) -> Bool {
        client.hasPageIndicator
    }

    @usableFromInline package var trackedValues: [TrackedValue<Page>] { client.trackedValues }
    @usableFromInline package var keptPages: [KeptPages<Page>] { client.keptPages }

    @usableFromInline
    package func currentNeighbor(of page: Page, _ direction: Direction) -> NeighborSlot<Page> {
        client.currentNeighbor(of: page, direction)
    }
}

extension OwnClient: Equatable where Client: Equatable {}
extension OwnClient: Hashable where Client: Hashable {}
extension OwnClient: Sendable where Client: Sendable {}
