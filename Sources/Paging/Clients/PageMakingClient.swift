/// A client that makes its pages itself, so that two pages with the same name can be different ones.
///
/// Whatever is generic over clients is compiled once for all of them.
package enum PageMakingClient: Hashable, Sendable {
    /// A data source over a list that answers with a fresh page each time.
    case list(ListClient<CopiedPage>)
    case questionnaire(QuestionnaireClient)
    case playlist(PlaylistClient)
}

extension PageMakingClient: RecordedClient {
    package typealias Page = CopiedPage

    package mutating func receive(
        _ callback: inout Callback<CopiedPage>, in container: inout PageViewController<CopiedPage>
    ) {
        // The client is taken out while it changes: of a copy, its collections would be copied, too.
        switch consume self {
        case .list(var client):
            client.receive(&callback, in: &container)
            self = .list(client)
        case .questionnaire(var client):
            client.receive(&callback, in: &container)
            self = .questionnaire(client)
        case .playlist(var client):
            client.receive(&callback, in: &container)
            self = .playlist(client)
        }
    }

    package mutating func note(_ incident: Incident<CopiedPage>, in container: inout PageViewController<CopiedPage>) {
        switch consume self {
        case .list(var client):
            client.note(incident, in: &container)
            self = .list(client)
        case .questionnaire(var client):
            client.note(incident, in: &container)
            self = .questionnaire(client)
        case .playlist(var client):
            client.note(incident, in: &container)
            self = .playlist(client)
        }
    }

    package mutating func hasPageIndicator(in container: inout PageViewController<CopiedPage>) -> Bool {
        switch consume self {
        case .list(var client):
            defer { self = .list(client) }
            return client.hasPageIndicator(in: &container)
        case .questionnaire(var client):
            defer { self = .questionnaire(client) }
            return client.hasPageIndicator(in: &container)
        case .playlist(var client):
            defer { self = .playlist(client) }
            return client.hasPageIndicator(in: &container)
        }
    }

    package func listens(to role: CallbackRole) -> Bool {
        switch self {
        case .list(let client): client.listens(to: role)
        case .questionnaire(let client): client.listens(to: role)
        case .playlist(let client): client.listens(to: role)
        }
    }

    package var trackedValues: [TrackedValue<CopiedPage>] {
        switch self {
        case .list(let client): client.trackedValues
        case .questionnaire(let client): client.trackedValues
        case .playlist(let client): client.trackedValues
        }
    }

    package var keptPages: [KeptPages<CopiedPage>] {
        switch self {
        case .list(let client): client.keptPages
        case .questionnaire(let client): client.keptPages
        case .playlist(let client): client.keptPages
        }
    }

    package var crash: ClientCrash? {
        switch self {
        case .list(let client): client.crash
        case .questionnaire(let client): client.crash
        case .playlist(let client): client.crash
        }
    }

    package func currentNeighbor(of page: CopiedPage, _ direction: Direction) -> NeighborSlot<CopiedPage> {
        switch self {
        case .list(let client): client.currentNeighbor(of: page, direction)
        case .questionnaire(let client): client.currentNeighbor(of: page, direction)
        case .playlist(let client): client.currentNeighbor(of: page, direction)
        }
    }

    package func rightContent(
        of value: TrackedValue<CopiedPage>, for page: CopiedPage
    ) -> TrackedValue<CopiedPage>.Content? {
        switch self {
        case .list(let client): client.rightContent(of: value, for: page)
        case .questionnaire(let client): client.rightContent(of: value, for: page)
        case .playlist(let client): client.rightContent(of: value, for: page)
        }
    }

    package func isCopy(_ page: CopiedPage, of other: CopiedPage) -> Bool {
        switch self {
        case .list(let client): client.isCopy(page, of: other)
        case .questionnaire(let client): client.isCopy(page, of: other)
        case .playlist(let client): client.isCopy(page, of: other)
        }
    }

    package func correction(
        of answer: CopiedPage?, to page: CopiedPage, _ direction: Direction
    ) -> NeighborSlot<CopiedPage> {
        switch self {
        case .list(let client): client.correction(of: answer, to: page, direction)
        case .questionnaire(let client): client.correction(of: answer, to: page, direction)
        case .playlist(let client): client.correction(of: answer, to: page, direction)
        }
    }
}

extension PageMakingClient: NamedClient {
    /// Gestures name pages by their positions in a list of names.
    package typealias Name = PagePosition

    package var listNames: [PagePosition] {
        switch self {
        case .list(let client): client.listNames.map(\.name)
        case .questionnaire(let client): client.listNames
        case .playlist(let client): client.listNames
        }
    }

    package var countsPages: Bool {
        switch self {
        case .list(let client): client.countsPages
        case .questionnaire(let client): client.countsPages
        case .playlist(let client): client.countsPages
        }
    }

    package var hasCompletionBlocks: Bool {
        switch self {
        case .list(let client): client.hasCompletionBlocks
        case .questionnaire(let client): client.hasCompletionBlocks
        case .playlist(let client): client.hasCompletionBlocks
        }
    }

    package func waiting(showing page: CopiedPage?) -> Waiting? {
        switch self {
        case .list(let client): client.waiting(showing: page)
        case .questionnaire(let client): client.waiting(showing: page)
        case .playlist(let client): client.waiting(showing: page)
        }
    }

    package mutating func pages(toSet set: PageSet<PagePosition>) -> [CopiedPage]? {
        switch consume self {
        case .list(var client):
            defer { self = .list(client) }
            return client.pages(toSet: set.map { CopiedPage($0) })
        case .questionnaire(var client):
            defer { self = .questionnaire(client) }
            return client.pages(toSet: set)
        case .playlist(var client):
            defer { self = .playlist(client) }
            return client.pages(toSet: set)
        }
    }

    package mutating func update(
        _ change: PageListChange<PagePosition>, in container: inout PageViewController<CopiedPage>
    ) {
        switch consume self {
        case .list(var client):
            client.update(change.map { CopiedPage($0) }, in: &container)
            self = .list(client)
        case .questionnaire(var client):
            client.update(change, in: &container)
            self = .questionnaire(client)
        case .playlist(var client):
            client.update(change, in: &container)
            self = .playlist(client)
        }
    }

    package mutating func watchdogLooks(showing page: CopiedPage?) -> [CopiedPage]? {
        switch consume self {
        case .list(var client):
            defer { self = .list(client) }
            return client.watchdogLooks(showing: page)
        case .questionnaire(var client):
            defer { self = .questionnaire(client) }
            return client.watchdogLooks(showing: page)
        case .playlist(var client):
            defer { self = .playlist(client) }
            return client.watchdogLooks(showing: page)
        }
    }

    package func renumbered(keeping pages: Set<CopiedPage>) -> (client: Self, pages: [CopiedPage: CopiedPage]) {
        switch self {
        case .list(let client):
            let (client, pages) = client.renumbered(keeping: pages)
            return (.list(client), pages)
        case .questionnaire(let client):
            let (client, pages) = client.renumbered(keeping: pages)
            return (.questionnaire(client), pages)
        case .playlist(let client):
            let (client, pages) = client.renumbered(keeping: pages)
            return (.playlist(client), pages)
        }
    }
}
