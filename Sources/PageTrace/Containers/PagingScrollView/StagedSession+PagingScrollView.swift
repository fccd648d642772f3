package import Paging

extension StagedSession {
    /// Creates a session of a paging scroll view that has not been loaded yet; ``StagedSession/open()`` loads it.
    ///
    /// - Parameters:
    ///   - settings: The container's settings.
    ///   - pages: The pages, row by row.
    ///   - client: The client under observation.
    ///   - name: The name that a page has in the recording; if nil, its description.
    package init<Client: PagingScrollViewClient>(
        _ settings: PagingScrollViewSettings = PagingScrollViewSettings(),
        pages: [Client.Page],
        client: Client,
        name: (@Sendable (Client.Page) -> String)? = nil
    ) where Stage == ScrollViewStage<Client> {
        self.init(ScrollViewStage(settings, pages: pages, client: client, name: name))
    }
}
