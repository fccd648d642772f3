import PageTrace

extension Recording {
    /// Replays gestures through a root container.
    init(
        title: String = "", replaying gestures: [RootGesture],
        in settings: RootContainerSettings = RootContainerSettings(),
        client: RootClientDescription = .repaired
    ) {
        self.init(replaying: Trace(title: title, rootContainer: settings, client: client, gestures: gestures))
    }

    /// Replays gestures on a paging scroll view.
    init(
        title: String = "", client: ScrollViewClientDescription = .article, pages: [String],
        gestures: [ScrollViewGesture]
    ) {
        self.init(
            replaying: Trace(
                title: title, scrollView: PagingScrollViewSettings(), pages: pages, client: client, gestures: gestures))
    }
}
