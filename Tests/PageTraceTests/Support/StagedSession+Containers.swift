import PageTrace
import Paging

extension StagedSession where Stage == ScrollViewStage {
    /// Creates a session of a paging scroll view that has not been loaded yet; ``StagedSession/open()`` loads it.
    init(
        _ settings: PagingScrollViewSettings = PagingScrollViewSettings(), pages: [String],
        client: PagingScrollViewPager
    ) {
        self.init(ScrollViewStage(settings, pages: pages, client: client))
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
