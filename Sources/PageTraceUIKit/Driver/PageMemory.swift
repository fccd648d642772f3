/// Who keeps a page alive.
public struct PageMemory: Hashable, Sendable, CustomStringConvertible {
    /// Why a page is still there.
    public enum Keeper: Hashable, Sendable {
        /// The container holds it.
        case container
        /// A property of the app holds it, such as `OnboardingViewController.cache[2]`.
        case app(String)
        /// Nobody who can be seen: a cycle, a closure, or a variable of the test.
        case leaked
    }

    /// The name of the page.
    public let page: String
    /// Who keeps it.
    public let keeper: Keeper

    /// The page and who keeps it, such as `Second: kept by the app, OnboardingViewController.cache[2]`.
    public var description: String {
        switch keeper {
        case .container: "\(page): held"
        case .app(let property): "\(page): kept by the app, \(property)"
        case .leaked: "\(page): leaked"
        }
    }
}
