import Paging

extension PageViewControllerSettings {
    static func session(of scenario: Scenario<Self>, pages: [String]) -> any StageSession<Gesture> {
        let (container, gestures) = (scenario.container, scenario.gestures)
        // Positions instead of names: faster to compare, and faster to find among the pages of the recording.
        let names = PageList(everyPage(of: scenario, pages: pages, []))
        let page = { @Sendable name in names.position(of: name).map(PageNumber.init) ?? .missing }
        let name = { @Sendable page in names.name(at: page) ?? "" }
        func session<Client>(_ client: Client, observes: Set<CallbackRole> = [], pages: PageNames = PageNames())
            -> PagesSession<Client>
        {
            PagesSession(
                NamedStage(container, client: client, observes: observes, pages: pages, page: page, name: name),
                gestures)
        }
        switch scenario.client {
        case .questionnaire(let client):
            return session(QuestionnaireClient(client, questions: pages.map(page), names: names))
        case .playlist(let client):
            return session(PlaylistClient(client, playlist: pages.map(page), names: names))
        case .pages(let client):
            // Copies of pages are discovered one by one.
            return session(
                ListClient(client, pages, names: names, page: page), observes: client.recorded,
                pages: client.makesFreshPages ? PageNames() : PageNames(names.pages))
        }
    }
}

extension ListClient {
    /// A client over a list of pages.
    fileprivate init(
        _ description: ClientDescription, _ pages: [String], names: PageList<String>,
        page: @escaping (String) -> PageNumber
    ) {
        self.init(
            description, pages: pages.map(page), placeholder: description.placeholder.map(page),
            actions: description.actions.map { $0.map(page) }, names: names)
    }
}

struct PagesSession<Client: NamedClient & Hashable & Sendable>: StageSession {
    var remembering: RememberingSession<NamedStage<Client>>
    var gestures: GestureSequence<PageViewControllerGesture>.Iterator
}
