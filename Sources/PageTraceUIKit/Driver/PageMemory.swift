/// A page that is alive, and what keeps it so.
public struct PageMemory: Hashable, Sendable, CustomStringConvertible {
    /// What keeps a page alive.
    public enum Keeper: Hashable, Sendable {
        /// The container holds it.
        case container
        /// A property of the app holds it, such as `OnboardingViewController.cache[2]`.
        case app(String)
        /// No owner that can be found: a cycle, a closure, or a variable of the test.
        case leaked
    }

    /// The name of the page.
    public let page: String
    /// What keeps it alive.
    public let keeper: Keeper

    /// The page and its keeper, such as `Second: kept by the app, OnboardingViewController.cache[2]`.
    public var description: String {
        switch keeper {
        case .container: "\(page): held"
        case .app(let property): "\(page): kept by the app, \(property)"
        case .leaked: "\(page): leaked"
        }
    }
}
