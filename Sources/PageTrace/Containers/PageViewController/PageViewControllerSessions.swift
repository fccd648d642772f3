import Paging

extension PageViewControllerSettings {
    static func session(of scenario: Scenario<Self>, pages: [String]) -> any SearchableSession<Gesture> {
        let (container, gestures) = (scenario.container, scenario.gestures)
        // Positions instead of names: faster to compare, and faster to find among the pages of the recording.
        let names = PageList(everyPage(of: scenario, pages: pages, []))
        let page = { @Sendable name in names.position(of: name).map(PageNumber.init) ?? .missing }
        let name = { @Sendable page in names.name(at: page) ?? "" }
        let list = pages.map(page)
        func stage<Client>(_ client: Client, observes: Set<CallbackRole> = [], pages: PageNames = PageNames())
            -> NamedStage<Client>
        { NamedStage(container, client: client, observes: observes, pages: pages, page: page, name: name) }
        switch scenario.client {
        case .questionnaire(let variant):
            let client = QuestionnaireClient(variant, questions: list, names: names)
            return QuestionnaireSession(stage(client), gestures)
        case .playlist(let client):
            return PlaylistSession(stage(PlaylistClient(client, playlist: list, names: names)), gestures)
        case .pages(let client):
            // Copies of pages are discovered one by one.
            let pages = client.makesFreshPages ? PageNames() : PageNames(names.pages)
            let own = ListClient(
                client, pages: list, placeholder: client.placeholder.map(page),
                actions: client.actions.map { $0.map(page) }, names: names)
            return ListSession(stage(own, observes: client.recorded, pages: pages), gestures)
        }
    }
}

// Each names its client, so that the compiler makes code for it: exploring is up to four times as fast.

struct ListSession: SearchableSession {
    var remembering: RememberingSession<NamedStage<ListClient>>
    var gestures: GestureSequence<PageViewControllerGesture>.Iterator
}

struct PlaylistSession: SearchableSession {
    var remembering: RememberingSession<NamedStage<PlaylistClient>>
    var gestures: GestureSequence<PageViewControllerGesture>.Iterator
}

struct QuestionnaireSession: SearchableSession {
    var remembering: RememberingSession<NamedStage<QuestionnaireClient>>
    var gestures: GestureSequence<PageViewControllerGesture>.Iterator
}
