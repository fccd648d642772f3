/// A client that a list of gestures can drive: gestures name pages, and the client knows which instances these are.
///
/// ``ClientReplay`` replays gestures on such a client. In a recording a page has its description as name.
public protocol NamedClient: PageViewControllerClient {
    /// The app is about to call `setViewControllers`.
    ///
    /// - Parameter names: The names of the pages, as the gesture has them.
    /// - Returns: The pages that the app gives, nil where its code makes no call.
    mutating func pages(toSet names: [String]) -> [Page]?

    /// The list behind the data source changes, and the app may tell the container of it.
    mutating func update(_ change: ListChange, in pageViewController: inout PageViewController<Page>)
}
