import PageTrace

/// A variable of the app that names a page, in whatever form.
@MainActor
package final class PageTracker {
    package let name: String
    private let find: ([PageIdentity]) -> PageIdentity?
    private let comment: (AnyObject) -> String?

    /// Creates a tracker of a variable, which has its own value for each page.
    ///
    /// - Parameter comment: What else to say of the variable if it is wrong while a page is shown.
    package init<Value: Hashable>(
        _ name: String, value: @escaping () -> Value?,
        of own: @escaping (AnyObject) -> Value?, comment: @escaping (AnyObject) -> String?
    ) {
        (self.name, self.comment) = (name, comment)
        var pages: [Value: PageIdentity] = [:]
        find = { candidates in
            guard let value = value() else { return nil }
            if let page = candidates.first(where: { $0.controller.flatMap(own) == value }) {
                pages[value] = page
                return page
            }
            // A page that is gone, or that has never been seen.
            let page = pages[value] ?? PageIdentity(named: "\(value)")
            pages[value] = page
            return page
        }
    }

    /// The page that the variable names now, among the possible ones; those that are shown come first.
    package func page(among candidates: [PageIdentity]) -> PageIdentity? { find(candidates) }

    /// A finding about the variable, with what else there is to say.
    func explained(_ message: String, while shown: [PageIdentity]) -> String {
        guard let comment = shown.first?.controller.flatMap(comment) else { return message }
        return "\(message) \(comment)"
    }
}

extension PagingEngine {
    var trackedValues: [TrackedValue<PageIdentity>] {
        guard !trackers.isEmpty else { return [] }
        let container = container
        // What has just been answered is not in the container yet.
        let candidates = Array(container.onScreen) + container.heldPages + pool.map(owner.identity) + met
        return trackers.map { TrackedValue($0.name, $0.page(among: candidates)) }
    }
}
