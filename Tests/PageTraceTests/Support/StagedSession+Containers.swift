import PageTrace
import Paging

extension StagedSession {
    /// Creates a session of a paging scroll view that has not been loaded yet; ``StagedSession/open()`` loads it.
    ///
    /// - Parameters:
    ///   - settings: The container's settings.
    ///   - pages: The pages, row by row.
    ///   - client: The client under observation.
    ///   - name: The name that a page has in the recording; if nil, its description.
    init<Client: PagingScrollViewClient>(
        _ settings: PagingScrollViewSettings = PagingScrollViewSettings(),
        pages: [Client.Page],
        client: Client,
        name: (@Sendable (Client.Page) -> String)? = nil
    ) where Stage == ScrollViewStage<Client> {
        self.init(ScrollViewStage(settings, pages: pages, client: client, name: name))
    }
}

extension StagedSession where Stage == RootStage {
    /// Creates a session of an app before its launch.
    init(_ settings: RootContainerSettings = RootContainerSettings(), client: RootClientDescription = .repaired) {
        self.init(RootStage(settings, client: client))
    }

    /// The container, as UIKit keeps it.
    var container: RootContainer { stage.container }

    /// The app's code.
    var client: RootClient { stage.client }

    /// Every controller that is alive, and who holds it.
    var holds: [RootHold] { stage.holds }
}
