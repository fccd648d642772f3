/// The page type that the parts of a client share.
///
/// Most clients need not declare it, because Swift infers it from the data source methods.
public protocol PagedClient<Page> {
    /// What the app shows as a page.
    associatedtype Page: Hashable
}
