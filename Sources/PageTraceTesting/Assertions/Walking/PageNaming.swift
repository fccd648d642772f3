/// A closure that names pages, in the form in which a session takes it.
///
/// Unchecked, because pages of the app's own need not be sendable, while a session's closure has to be. Nothing in it
/// changes, and a session calls it where it is itself.
struct PageNaming<Page>: @unchecked Sendable {
    private let name: (Page) -> String

    init(_ name: @escaping (Page) -> String) {
        self.name = name
    }

    /// The closure.
    var sendable: @Sendable (Page) -> String { { self.name($0) } }
}
