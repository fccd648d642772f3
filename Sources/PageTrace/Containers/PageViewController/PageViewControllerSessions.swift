import Paging

extension PageViewControllerSettings {
    static func session(of scenario: Scenario<Self>, pages: [String]) -> any StageSession<Gesture> {
        let (container, gestures) = (scenario.container, scenario.gestures)
        switch scenario.client {
        case .questionnaire(let client):
            return QuestionnaireSession(
                NamedStage(
                    container, client: QuestionnaireClient(client, questions: pages),
                    pages: PageTable(name: \.description), page: { $0 }, name: { $0 }),
                gestures)
        case .playlist(let client):
            return PlaylistSession(
                NamedStage(
                    container, client: PlaylistClient(client, playlist: pages), pages: PageTable(name: \.description),
                    page: { $0 }, name: { $0 }),
                gestures)
        case .pages(let client):
            // Positions instead of names: faster to compare, and faster to find among the pages of the recording.
            let names = PageList(everyPage(of: scenario, pages: pages, []))
            let page = { @Sendable name in PagePosition(names.position(of: name) ?? -1) }
            guard client.makesFreshPages else {
                let known = names.pages.indices.map(PagePosition.init)
                return PagesSession(
                    stage(container, client, pages, known: known, page: page) { names.name(of: $0) }, gestures)
            }
            // Its pages are discovered one by one.
            return FreshPagesSession(
                stage(container, client, pages, known: [], page: { CopiedPage(page($0)) }) { names.name(of: $0.name) },
                gestures)
        }
    }

    /// A container with a client over the list of pages, whatever stands for a page.
    private static func stage<Page: ListedPage>(
        _ container: Self, _ client: ClientDescription, _ pages: [String], known: [Page],
        page: @escaping @Sendable (String) -> Page, name: @escaping @Sendable (Page) -> String
    ) -> NamedStage<ListClient<Page>> {
        NamedStage(
            container,
            client: ListClient(
                client, pages: pages.map(page), placeholder: client.placeholder.map(page),
                actions: client.actions.map { $0.map(page) }),
            observes: client.observes, pages: PageTable(known, name: name), page: page, name: name)
    }
}

extension PageList<String> {
    /// The name at a position, empty for none.
    fileprivate func name(of position: PagePosition) -> String {
        pages.indices.contains(Int(position.index)) ? pages[Int(position.index)] : ""
    }
}

struct PagesSession: StageSession {
    var remembering: RememberingSession<NamedStage<ListClient<PagePosition>>>
    var gestures: GestureSequence<PageViewControllerGesture>.Iterator
}

struct FreshPagesSession: StageSession {
    var remembering: RememberingSession<NamedStage<ListClient<CopiedPage>>>
    var gestures: GestureSequence<PageViewControllerGesture>.Iterator
}

struct QuestionnaireSession: StageSession {
    var remembering: RememberingSession<NamedStage<QuestionnaireClient>>
    var gestures: GestureSequence<PageViewControllerGesture>.Iterator
}

struct PlaylistSession: StageSession {
    var remembering: RememberingSession<NamedStage<PlaylistClient>>
    var gestures: GestureSequence<PageViewControllerGesture>.Iterator
}
