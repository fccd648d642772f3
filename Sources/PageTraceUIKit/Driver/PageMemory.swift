import PageTrace
import PageTraceEngine

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

extension PagingDriver {
    /// The pages that are still alive, in the order in which they first occurred, each with its keeper.
    ///
    /// The container keeps the shown page and its neighbors. Other living pages are looked up in the stored properties
    /// of the screen, the pager, the data source, the delegate, and everything that they hold. A page that is not found
    /// there is leaked: it is part of a cycle, or kept by a closure or a variable of the test.
    public var memory: [PageMemory] {
        let held = Set(engine.container.heldPages)
        let kept = keptByProperty
        return engine.known.compactMap { page, name in
            guard page.controller != nil else { return nil }
            if held.contains(page) { return PageMemory(page: name, keeper: .container) }
            return PageMemory(page: name, keeper: kept[page].map { .app($0) } ?? .leaked)
        }
    }

    /// Records the pages that the app keeps beside those that the container holds, in every step from now on.
    public func recordMemory() {
        engine.readKeptPages = { [unowned self] in
            let slots = keptByProperty.map { (name: $0.value, page: $0.key) }
            return [KeptPages(holder: "app", slots: slots.sorted { $0.name < $1.name })]
        }
    }

    /// The pages that a stored property holds, each with the first property at which it is found.
    private var keptByProperty: [PageIdentity: String] {
        let roots: [(AnyObject?)] = [screen, pager, pager.dataSource, pager.delegate]
        var search = PropertySearch()
        for root in roots.compactMap({ $0 }) { search.look(into: root) }
        return search.pages
    }
}
