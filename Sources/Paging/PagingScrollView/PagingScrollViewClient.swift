/// The app code around a paging scroll view: its delegate, and the state that the code keeps.
///
/// UIKit has a method for each callback. Here one function takes them all and returns the calls that the app makes in
/// response, as the article's single stream of page selections does. It can read the container but not change it.
package protocol PagingScrollViewClient<Page> {
    /// What the app shows as a page.
    associatedtype Page: Hashable

    /// Whether the client has a method; methods that it lacks are not called.
    func implements(_ method: ScrollViewMethod) -> Bool

    /// Takes a callback, and returns the calls that the client makes, in order.
    mutating func respond(
        to callback: ScrollViewCallback, in scrollView: PagingScrollView<Page>
    ) -> [PagerCall<Page>]

    /// Whether the client clamps an offset beyond an end before it computes a page from it.
    ///
    /// False by default.
    var clampsOffsets: Bool { get }

    /// The client's variables and their values, which a recording follows.
    ///
    /// Empty by default.
    var trackedValues: [TrackedValue<Page>] { get }
}

extension PagingScrollViewClient {
    /// By default, false: offsets are not clamped.
    package var clampsOffsets: Bool { false }

    /// By default, there are no variables to follow.
    package var trackedValues: [TrackedValue<Page>] { [] }
}
