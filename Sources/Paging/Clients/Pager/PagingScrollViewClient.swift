/// The app code around a paging scroll view: delegate of the scroll view, and the state that it keeps.
///
/// UIKit has a method for each callback. Here one function takes them all and answers with the calls that the app makes
/// in turn, as the article's one stream of page selections does; the container is read, not changed, from within.
public protocol PagingScrollViewClient<Page> {
    /// What the app shows as a page.
    associatedtype Page: Hashable

    /// Whether the client has a method; those that it lacks are not called.
    func implements(_ method: ScrollViewMethod) -> Bool

    /// Takes a callback, and answers with the calls that the client makes, in order.
    mutating func respond(
        to callback: ScrollViewCallback, in scrollView: PagingScrollView<Page>
    ) -> [PagerCall<Page>]

    /// Whether the client brings an offset beyond an end back before it computes a page from it. False by default.
    var clampsOffsets: Bool { get }

    /// What the client believes, variable by variable: the state that a recording follows. Empty by default.
    var trackedValues: [TrackedValue<Page>] { get }
}

extension PagingScrollViewClient {
    /// False.
    public var clampsOffsets: Bool { false }

    /// Nothing.
    public var trackedValues: [TrackedValue<Page>] { [] }
}
