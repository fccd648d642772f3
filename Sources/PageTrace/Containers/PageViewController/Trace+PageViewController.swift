package import Paging

extension Trace {
    /// What happens to a page view controller; nil if the trace has another container, which setting it replaces.
    package var pageViewController: Scenario<PageViewControllerSettings>? {
        get { scenario.any as? Scenario<PageViewControllerSettings> }
        set { if let newValue { scenario = TraceScenario(any: newValue) } }
    }

    /// Adds callbacks to the recording, besides those of data source, delegate, completion and indicator.
    ///
    /// It affects a client over the list of pages; recordings of other clients always have all callbacks.
    package mutating func observe(_ roles: Set<CallbackRole>) {
        guard case .pages(var client)? = pageViewController?.client else { return }
        client.observes.formUnion(roles)
        pageViewController?.client = .pages(client)
    }

    /// Creates a trace of a page view controller over a list of pages that stays the same.
    ///
    /// Whatever else a client or a container of a trace can be is written as JSON and read by ``TraceReader``.
    package init(
        title: String = "", about: String = "", container: PageViewControllerSettings = PageViewControllerSettings(),
        pages: [String], client: ClientDescription = ClientDescription(), gestures: [PageGesture<String>]
    ) {
        self.init(
            title: title, about: about, container: container, pages: pages, client: client,
            gestures: GestureSequence(gestures.map(PageViewControllerGesture.page)))
    }

    package init(
        title: String = "", about: String = "", container: PageViewControllerSettings = PageViewControllerSettings(),
        pages: [String], client: PageClientDescription, gestures: GestureSequence<PageViewControllerGesture>
    ) {
        self.init(
            title: title, about: about, pages: pages,
            scenario: TraceScenario(any: Scenario(container: container, client: client, gestures: gestures)))
    }

    package init(
        title: String = "", about: String = "", container: PageViewControllerSettings = PageViewControllerSettings(),
        pages: [String], client: ClientDescription = ClientDescription(),
        gestures: GestureSequence<PageViewControllerGesture>
    ) {
        self.init(
            title: title, about: about, container: container, pages: pages, client: .pages(client), gestures: gestures)
    }
}
