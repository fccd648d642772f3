import PageTrace

extension Recording {
    /// Replays gestures through a root container.
    init(
        title: String = "", replaying gestures: [RootGesture], in description: RootDescription = RootDescription(),
        client: RootClientDescription = .repaired
    ) {
        self.init(replaying: Trace(title: title, rootContainer: description, client: client, gestures: gestures))
    }

    /// Replays gestures on a paging scroll view.
    init(
        title: String = "", client: ScrollViewClientDescription = .article, pages: [String],
        gestures: [ScrollViewGesture]
    ) {
        self.init(
            replaying: Trace(
                title: title, scrollView: ScrollViewDescription(), pages: pages, client: client, gestures: gestures))
    }
}
