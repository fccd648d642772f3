/// A client that makes its pages itself, so that two pages with the same name can be different ones.
package protocol PageMaker: NamedClient, Hashable, Sendable where Page == CopiedPage, Name == PagePosition {}

extension ListClient: PageMaker where Page == CopiedPage {}

extension PageMaker {
    fileprivate func isEqual(to other: any PageMaker) -> Bool { self == other as? Self }
}

/// Any client that makes its pages itself.
///
/// Whatever is generic over clients is compiled once for all of them.
package struct PageMakingClient: NamedClient, Hashable, Sendable {
    package typealias Page = CopiedPage
    package typealias Name = PagePosition

    private var client: any PageMaker

    package init(_ client: some PageMaker) { self.client = client }

    package static func == (one: Self, other: Self) -> Bool { one.client.isEqual(to: other.client) }

    package func hash(into hasher: inout Hasher) { client.hash(into: &hasher) }

    package mutating func receive(_ callback: inout Callback<Page>, in container: inout PageViewController<Page>) {
        client.receive(&callback, in: &container)
    }

    package mutating func note(_ incident: Incident<Page>, in container: inout PageViewController<Page>) {
        client.note(incident, in: &container)
    }

    package mutating func hasPageIndicator(in container: inout PageViewController<Page>) -> Bool {
        client.hasPageIndicator(in: &container)
    }

    package func listens(to role: CallbackRole) -> Bool { client.listens(to: role) }

    package var trackedValues: [TrackedValue<Page>] { client.trackedValues }
    package var keptPages: [KeptPages<Page>] { client.keptPages }
    package var crash: ClientCrash? { client.crash }

    package func currentNeighbor(of page: Page, _ direction: Direction) -> NeighborSlot<Page> {
        client.currentNeighbor(of: page, direction)
    }

    package func rightContent(of value: TrackedValue<Page>, for page: Page) -> TrackedValue<Page>.Content? {
        client.rightContent(of: value, for: page)
    }

    package func isCopy(_ page: Page, of other: Page) -> Bool { client.isCopy(page, of: other) }

    package func correction(of answer: Page?, to page: Page, _ direction: Direction) -> NeighborSlot<Page> {
        client.correction(of: answer, to: page, direction)
    }

    package mutating func afterSet(_ pages: [Page], in container: inout PageViewController<Page>) {
        client.afterSet(pages, in: &container)
    }

    package mutating func starts(with page: Name) { client.starts(with: page) }

    package mutating func write(_ variable: String, showing page: Page?) { client.write(variable, showing: page) }

    package mutating func setBusy(_ isBusy: Bool) { client.setBusy(isBusy) }

    package mutating func want(_ page: Name) { client.want(page) }

    package func page(_ side: Direction, of variable: String?, showing page: Page?) -> Name? {
        client.page(side, of: variable, showing: page)
    }

    package mutating func pages(toSet set: PageSet<Name>) -> [Page]? { client.pages(toSet: set) }

    package var listNames: [Name] { client.listNames }
    package var countsPages: Bool { client.countsPages }
    package var hasCompletionBlocks: Bool { client.hasCompletionBlocks }

    package func renumbered(keeping pages: Set<Page>) -> (client: Self, pages: [Page: Page]) {
        func renumbered(_ client: some PageMaker) -> (client: Self, pages: [Page: Page]) {
            let (client, pages) = client.renumbered(keeping: pages)
            return (Self(client), pages)
        }
        return renumbered(client)
    }

    package mutating func update(
        _ change: PageListChange<Name>, in container: inout PageViewController<Page>
    ) { client.update(change, in: &container) }

    package func waiting(showing page: Page?) -> Waiting? { client.waiting(showing: page) }

    package mutating func watchdogLooks(showing page: Page?) -> [Page]? { client.watchdogLooks(showing: page) }
}
