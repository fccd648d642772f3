import Paging

extension PageViewControllerSettings {
    static func session(of scenario: Scenario<Self>, pages: [String]) -> any StageSession<Gesture> {
        let (container, gestures) = (scenario.container, scenario.gestures)
        // Positions instead of names: faster to compare, and faster to find among the pages of the recording.
        let names = PageList(everyPage(of: scenario, pages: pages, []))
        let page = { @Sendable name in names.position(of: name).map(PagePosition.init) ?? .missing }
        let name = { @Sendable page in names.name(at: page) ?? "" }
        func session(
            _ client: some PageMaker, observes: Set<CallbackRole> = [],
            text: @escaping @Sendable (CopiedPage) -> String
        ) -> PageMakingSession {
            // Its pages are discovered one by one.
            let pages = PageTable(name: text)
            return PageMakingSession(
                NamedStage(
                    container, client: PageMakingClient(client), observes: observes, pages: pages, page: page,
                    name: name),
                gestures)
        }
        switch scenario.client {
        case .questionnaire(let client):
            let client = QuestionnaireClient(client, questions: pages.map(page), names: names)
            return session(client, text: client.text)
        case .playlist(let client):
            let client = PlaylistClient(client, playlist: pages.map(page), names: names)
            return session(client, text: client.text)
        case .pages(let client) where client.makesFreshPages:
            let list = ListClient(client, pages) { CopiedPage(page($0)) }
            return session(list, observes: client.recorded) { name($0.name) }
        case .pages(let client):
            return PagesSession(
                NamedStage(
                    container, client: ListClient(client, pages, page: page), observes: client.recorded,
                    pages: PageTable(names.pages.indices.map(PagePosition.init), name: name), page: page, name: name),
                gestures)
        }
    }
}

extension ListClient {
    /// A client over the list of pages, whatever stands for a page.
    fileprivate init(_ description: ClientDescription, _ pages: [String], page: @escaping (String) -> Page) {
        self.init(
            description, pages: pages.map(page), placeholder: description.placeholder.map(page),
            actions: description.actions.map { $0.map(page) })
    }
}

struct PagesSession: StageSession {
    var remembering: RememberingSession<NamedStage<ListClient<PagePosition>>>
    var gestures: GestureSequence<PageViewControllerGesture>.Iterator
}

struct PageMakingSession: StageSession {
    var remembering: RememberingSession<NamedStage<PageMakingClient>>
    var gestures: GestureSequence<PageViewControllerGesture>.Iterator
}
