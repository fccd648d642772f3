import Paging

/// A session with the container and client of a trace, whatever they are.
///
/// This is all that ``Replay`` knows about containers; ``Trace/session`` decides which session a trace gets.
protocol TraceSession: Sendable {
    /// Whether the session has stopped, so that nothing happens after that.
    var hasStopped: Bool { get }

    /// What happens before the first gesture, nil for nothing.
    mutating func open() -> Step?

    /// Performs a gesture and records what follows from it; nil if the gesture belongs to another container.
    mutating func replay(_ gesture: Gesture) -> Step?

    /// Performs a gesture, writes its step unless `form` is nil, and counts what followed; nil if the gesture belongs
    /// to another container.
    mutating func follow(
        _ gesture: Gesture, _ annotation: Annotation?, as form: StreamedLog.Form?, into bytes: inout [UInt8]
    ) -> RecordingSummary?
}

/// A session of a stage.
///
/// The types below name their clients instead of sharing one generic type. The compiler then specializes the replay for
/// each, which takes a fraction of the time of unspecialized generic code.
protocol StageSession: TraceSession {
    associatedtype Driven: Stage & Hashable where Driven.Gesture: Hashable

    var remembering: RememberingSession<Driven> { get set }

    /// The gesture in the terms of the container; nil if it belongs to another container.
    static func own(_ gesture: Gesture) -> Driven.Gesture?
}

extension StageSession {
    var hasStopped: Bool { remembering.session.hasStopped }

    mutating func open() -> Step? { remembering.session.open() }

    mutating func replay(_ gesture: Gesture) -> Step? {
        Self.own(gesture).map { remembering.session.perform($0) }
    }

    mutating func follow(
        _ gesture: Gesture, _ annotation: Annotation?, as form: StreamedLog.Form?, into bytes: inout [UInt8]
    ) -> RecordingSummary? {
        Self.own(gesture).map { remembering.follow($0, annotation, as: form, into: &bytes) }
    }
}

struct PagesSession: StageSession {
    var remembering: RememberingSession<NamedStage<ListClient<PagePosition>>>
    static func own(_ gesture: Gesture) -> NamedStage<ListClient<PagePosition>>.NamedGesture? {
        NamedStage<ListClient<PagePosition>>.NamedGesture(gesture)
    }
}

struct FreshPagesSession: StageSession {
    var remembering: RememberingSession<NamedStage<ListClient<CopiedPage<PagePosition>>>>
    static func own(_ gesture: Gesture) -> NamedStage<ListClient<CopiedPage<PagePosition>>>.NamedGesture? {
        NamedStage<ListClient<CopiedPage<PagePosition>>>.NamedGesture(gesture)
    }
}

struct QuestionnaireSession: StageSession {
    var remembering: RememberingSession<NamedStage<QuestionnaireClient>>
    static func own(_ gesture: Gesture) -> NamedStage<QuestionnaireClient>.NamedGesture? {
        NamedStage<QuestionnaireClient>.NamedGesture(gesture)
    }
}

struct PlaylistSession: StageSession {
    var remembering: RememberingSession<NamedStage<PlaylistClient>>
    static func own(_ gesture: Gesture) -> NamedStage<PlaylistClient>.NamedGesture? {
        NamedStage<PlaylistClient>.NamedGesture(gesture)
    }
}

struct PagerSession: StageSession {
    var remembering: RememberingSession<ScrollViewStage<PagingScrollViewPager<String>>>
    static func own(_ gesture: Gesture) -> ScrollViewGesture? {
        if case .scroll(let gesture) = gesture { gesture } else { nil }
    }
}

struct RootSession: StageSession {
    var remembering: RememberingSession<RootStage>
    static func own(_ gesture: Gesture) -> RootGesture? {
        if case .root(let gesture) = gesture { gesture } else { nil }
    }
}

extension Trace {
    /// The session at the start of the trace.
    ///
    /// This is the one place that decides which container and client run.
    ///
    /// A client that belongs to another container is ignored.
    var session: any TraceSession {
        switch container {
        case .pageViewController(let container):
            switch client {
            case .questionnaire(let client):
                return QuestionnaireSession(
                    remembering: RememberingSession(
                        NamedStage(
                            container, client: QuestionnaireClient(client, questions: pages),
                            pages: PageTable(name: \.description), page: { $0 }, name: { $0 })))
            case .playlist(let client):
                return PlaylistSession(
                    remembering: RememberingSession(
                        NamedStage(
                            container, client: PlaylistClient(client, playlist: pages),
                            pages: PageTable(name: \.description), page: { $0 }, name: { $0 })))
            case .pages, .pager, .root:
                let client = client.pages ?? ClientDescription()
                // Positions instead of names: faster to compare, and faster to find among the pages of the recording.
                let names = PageList(everyPage(with: []))
                let page = { @Sendable name in PagePosition(names.position(of: name) ?? -1) }
                if client.makesFreshPages { return freshPages(container, client, names, page) }
                return PagesSession(
                    remembering: RememberingSession(
                        NamedStage(
                            container,
                            client: ListClient(
                                client, pages: pages.map(page), placeholder: client.placeholder.map(page),
                                actions: client.actions.map { $0.map(page) }),
                            observes: client.observes,
                            pages: PageTable(names.pages.indices.map(PagePosition.init)) { names.name(of: $0) },
                            page: page, name: { names.name(of: $0) })))
            }
        case .scrollView(let container):
            let client: ScrollViewClientDescription = if case .pager(let client) = client { client } else { .article }
            return PagerSession(
                remembering: RememberingSession(
                    ScrollViewStage(container, pages: pages, client: PagingScrollViewPager(client), name: { $0 })))
        case .rootContainer(let container):
            let client: RootClientDescription = if case .root(let client) = client { client } else { .repaired }
            return RootSession(remembering: RememberingSession(RootStage(container, client: client)))
        }
    }
}

extension Trace {
    /// The session of a data source that makes a fresh page for each question: its pages are discovered one by one.
    private func freshPages(
        _ container: PageViewControllerSettings, _ client: ClientDescription, _ names: PageList<String>,
        _ position: @escaping @Sendable (String) -> PagePosition
    ) -> any TraceSession {
        let page = { @Sendable name in CopiedPage(position(name)) }
        return FreshPagesSession(
            remembering: RememberingSession(
                NamedStage(
                    container,
                    client: ListClient(
                        client, pages: pages.map(page), placeholder: client.placeholder.map(page),
                        actions: client.actions.map { $0.map(page) }),
                    observes: client.observes, pages: PageTable { names.name(of: $0.name) }, page: page,
                    name: { names.name(of: $0.name) })))
    }
}

extension PageList<String> {
    /// The name at a position, empty for none.
    fileprivate func name(of position: PagePosition) -> String {
        pages.indices.contains(Int(position.index)) ? pages[Int(position.index)] : ""
    }
}
