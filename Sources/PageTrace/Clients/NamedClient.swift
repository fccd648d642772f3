/// A client that a list of gestures can drive: gestures name pages, and the client knows which instances these are.
///
/// A trace names one of them, and ``ClientReplay`` replays gestures on any. In a recording a page has its description as
/// name.
public protocol NamedClient: PageViewControllerClient {
    /// The app is about to call `setViewControllers`.
    ///
    /// - Parameter set: The call, with the names of the pages as the gesture has them.
    /// - Returns: The pages that the app gives, nil where its code makes no call.
    mutating func pages(toSet set: ProgrammaticSet) -> [Page]?

    /// The list behind the data source changes, and the app may tell the container of it.
    mutating func update(_ change: ListChange, in pageViewController: inout PageViewController<Page>)
}
