/// A client that a list of gestures can drive: gestures name pages, and the client knows which instances these are.
///
/// In a recording a page has its description as name.
public protocol NamedClient: PageViewControllerClient {
    /// What gestures have for a page: a string, unless the client says otherwise.
    associatedtype Name: Hashable = String

    /// The app is about to call `setViewControllers`.
    ///
    /// - Parameter set: The call, with the names of the pages as the gesture has them.
    /// - Returns: The pages that the app gives, nil where its code makes no call.
    mutating func pages(toSet set: PageSet<Name>) -> [Page]?

    /// The list behind the data source, by the names of its pages.
    var listNames: [Name] { get }

    /// Whether pages carry a number that grows with each that is made. False by default.
    static var countsPages: Bool { get }

    /// The client with numbers as low as they can be, and the pages that get another number with it.
    ///
    /// - Parameter pages: The pages that the container has.
    func renumbered(keeping pages: Set<Page>) -> (client: Self, pages: [Page: Page])

    /// The list behind the data source changes, and the app may tell the container of it.
    mutating func update(_ change: PageListChange<Name>, in pageViewController: inout PageViewController<Page>)
}

extension NamedClient {
    /// False.
    @inlinable public static var countsPages: Bool { false }

    /// As it is.
    @inlinable
    public func renumbered(keeping pages: Set<Page>) -> (client: Self, pages: [Page: Page]) { (self, [:]) }
}
