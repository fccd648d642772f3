/// One container and one client that a trace can drive.
///
/// ``Replay`` knows nothing else of containers; which session a trace gets is decided in ``Trace/session``.
protocol TraceSession: Sendable {
    /// Whether UIKit would have raised: nothing happens any more.
    var hasStopped: Bool { get }

    /// What happens before the first gesture, nil for nothing.
    mutating func begin() -> Step?

    /// Performs a gesture and records what follows from it, nil for a gesture of another container.
    mutating func replay(_ gesture: Gesture) -> Step?
}

extension TraceSession {
    /// Nothing.
    mutating func begin() -> Step? { nil }
}

extension Trace {
    /// The session at the start of the trace: the one place that says which container and which client run.
    ///
    /// A client of another container counts as none.
    var session: any TraceSession {
        switch container {
        case .pageViewController(let container):
            switch client {
            case .pages(let client): Self.session(container, client, pages)
            case .questionnaire(let client):
                QuestionnaireSession(
                    session: PagingSession(
                        container, client: QuestionnaireClient(client, questions: pages), name: \.description))
            case .playlist(let client):
                PlaylistSession(
                    session: PagingSession(
                        container, client: PlaylistClient(client, playlist: pages), name: \.description))
            case .pager, .root: Self.session(container, ClientDescription(), pages)
            }
        case .scrollView(let container):
            if case .pager(let client) = client {
                Self.session(container, client, pages)
            } else {
                Self.session(container, .article, pages)
            }
        case .rootContainer(let container):
            if case .root(let client) = client {
                RootSession(container, client: client)
            } else {
                RootSession(container)
            }
        }
    }

    private static func session(
        _ container: ContainerDescription, _ client: ClientDescription, _ pages: [String]
    ) -> any TraceSession {
        PagesSession(
            session: PagingSession(
                container, client: TraceClient(client, pages: pages), observes: client.observes, name: { $0 }))
    }

    private static func session(
        _ container: ScrollViewDescription, _ client: ScrollViewClientDescription, _ pages: [String]
    ) -> any TraceSession {
        PagerSession(
            session: ScrollViewSession(container, pages: pages, client: PagingScrollViewPager(client), name: { $0 }))
    }
}
