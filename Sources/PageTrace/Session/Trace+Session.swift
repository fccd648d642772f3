import Paging

/// A session of whatever container and client a trace has.
///
/// ``Replay`` knows nothing else of containers; which session a trace gets is decided in ``Trace/session``.
protocol TraceSession: Sendable {
    /// Whether nothing happens any more.
    var hasStopped: Bool { get }

    /// What happens before the first gesture, nil for nothing.
    mutating func open() -> Step?

    /// Performs a gesture and records what follows from it, nil for a gesture of another container.
    mutating func replay(_ gesture: Gesture) -> Step?

    /// Performs a gesture and writes its step, or nothing for a form of nil, and counts what followed; nil for a gesture
    /// of another container.
    mutating func follow(
        _ gesture: Gesture, _ annotation: Annotation?, as form: StreamedLog.Form?, into bytes: inout [UInt8]
    ) -> RecordingSummary?

    /// Tries every gesture from here on, nil for one of another container left out.
    func search(_ gestures: [ExploredGesture], _ line: PageLine, _ options: ExplorationOptions) -> SearchResult
}

/// The types below name their clients, and are not one generic type: the compiler then makes a replay for each, which
/// takes a small part of the time of one that looks up its types while it runs.
protocol StageSession: TraceSession {
    associatedtype Driven: ExplorableStage & Hashable where Driven.Gesture: Hashable, Driven.Seen: ExplorableObservation

    var remembering: RememberingSession<Driven> { get set }

    /// The gesture in the terms of the container, nil for one of another container.
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

    func search(_ gestures: [ExploredGesture], _ line: PageLine, _ options: ExplorationOptions) -> SearchResult {
        let own = gestures.compactMap { gesture in Self.own(gesture.gesture).map { (gesture, $0) } }
        return SearchResult(
            StageWorld(remembering.session.stage, gestures: own.map(\.0), own: own.map(\.1), line: line),
            own.map(\.0), options)
    }
}

private struct PagesSession: StageSession {
    var remembering: RememberingSession<NamedStage<ListClient<PagePosition>>>
    static func own(_ gesture: Gesture) -> NamedStage<ListClient<PagePosition>>.NamedGesture? {
        NamedStage<ListClient<PagePosition>>.NamedGesture(gesture)
    }

    /// In words where the states can be said in them, which is far quicker.
    func search(_ gestures: [ExploredGesture], _ line: PageLine, _ options: ExplorationOptions) -> SearchResult {
        let own = gestures.compactMap { gesture in Self.own(gesture.gesture).map { (gesture, $0) } }
        let (gestures, names, stage) = (own.map(\.0), own.map(\.1), remembering.session.stage)
        let whole = StageWorld(stage, gestures: gestures, own: names, line: line)
        guard options.packs, let packed = PackedWorld(stage, gestures: gestures, own: names, line: line) else {
            return SearchResult(whole, gestures, options)
        }
        return SearchResult(packed, else: whole, gestures, options)
    }
}

private struct FreshPagesSession: StageSession {
    var remembering: RememberingSession<NamedStage<ListClient<CopiedPage<PagePosition>>>>
    static func own(_ gesture: Gesture) -> NamedStage<ListClient<CopiedPage<PagePosition>>>.NamedGesture? {
        NamedStage<ListClient<CopiedPage<PagePosition>>>.NamedGesture(gesture)
    }
}

private struct QuestionnaireSession: StageSession {
    var remembering: RememberingSession<NamedStage<QuestionnaireClient>>
    static func own(_ gesture: Gesture) -> NamedStage<QuestionnaireClient>.NamedGesture? {
        NamedStage<QuestionnaireClient>.NamedGesture(gesture)
    }
}

private struct PlaylistSession: StageSession {
    var remembering: RememberingSession<NamedStage<PlaylistClient>>
    static func own(_ gesture: Gesture) -> NamedStage<PlaylistClient>.NamedGesture? {
        NamedStage<PlaylistClient>.NamedGesture(gesture)
    }
}

private struct PagerSession: StageSession {
    var remembering: RememberingSession<ScrollViewStage<PagingScrollViewPager<String>>>
    static func own(_ gesture: Gesture) -> ScrollViewGesture? {
        if case .scroll(let gesture) = gesture { gesture } else { nil }
    }
}

private struct RootSession: StageSession {
    var remembering: RememberingSession<RootStage>
    static func own(_ gesture: Gesture) -> RootGesture? {
        if case .root(let gesture) = gesture { gesture } else { nil }
    }
}

extension Trace {
    /// The session at the start of the trace: the one place that says which container and which client run.
    ///
    /// A client of another container counts as none.
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
                // Positions in place of names: quicker to compare, and quicker to find among the pages of the recording.
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
    /// The session of a data source that makes a fresh page for each question: pages are met one by one.
    private func freshPages(
        _ container: ContainerDescription, _ client: ClientDescription, _ names: PageList<String>,
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
