/// Replays gestures on a paging scroll view whose pages are names, step by step.
///
/// The first step is the loading of the view, in which the client sets itself up. A sequence that makes each step when
/// it is asked for, so that a long trace can be written out while it runs. The time for a step grows with the number of
/// pages, as it does in the article's code, which asks every page.
///
/// ```swift
/// for step in ScrollViewReplay(pages: ["First", "Second"], gestures: [.swipe(.forward)]) {
///     print(step.text)
/// }
/// ```
public struct ScrollViewReplay: Sequence, IteratorProtocol, Sendable {
    /// What happens, in order.
    public let gestures: [ScrollViewGesture]

    private var session: ScrollViewSession<PagingScrollViewPager<String>>
    private var position = -1

    /// Creates a replay that has not begun.
    public init(
        _ description: ScrollViewDescription = ScrollViewDescription(),
        client: ScrollViewClientDescription = .article,
        pages: [String],
        gestures: [ScrollViewGesture]
    ) {
        self.gestures = gestures
        session = ScrollViewSession(
            description, pages: pages, client: PagingScrollViewPager(client), name: { $0 })
    }

    /// Performs the next gesture, nil at the end.
    public mutating func next() -> Step? {
        guard position < gestures.count else { return nil }
        defer { position += 1 }
        return position < 0 ? session.load() : session.perform(gestures[position])
    }
}

extension Recording {
    /// Replays gestures on a paging scroll view to their end.
    public init(
        title: String = "",
        _ description: ScrollViewDescription = ScrollViewDescription(),
        client: ScrollViewClientDescription = .article,
        pages: [String],
        gestures: [ScrollViewGesture]
    ) {
        let replay = ScrollViewReplay(description, client: client, pages: pages, gestures: gestures)
        self.init(title: title, container: description.words, pages: pages, steps: Array(replay))
    }
}
