/// What the parts of a client have in common: the pages that it shows.
///
/// A client that names its pages in the data source need not name them again. (Swift infers them from there.)
public protocol PagedClient<Page> {
    /// What the app shows as a page.
    associatedtype Page: Hashable
}
