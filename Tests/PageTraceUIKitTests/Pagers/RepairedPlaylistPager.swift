import PageTrace
import PageTraceUIKit

/// The detail screen, repaired: pages are kept by their songs, and an update makes the pager forget its neighbors.
final class RepairedPlaylistPager: PlaylistPager {
    private var kept: [String: UIViewController] = [:]
    /// Where songs that have left the list were: the place of the one that now follows them.
    private var places: [String: Int] = [:]
    private var isInTransition = false
    /// Whether the pager is to forget its neighbors when the transition is over.
    private var mustForget = false

    override func page(named name: String) -> UIViewController? {
        guard list.position(of: name) != nil else { return nil }
        let page = kept[name] ?? Self.make(name)
        kept[name] = page
        return page
    }

    override func neighbor(of page: UIViewController, _ direction: Direction) -> UIViewController? {
        guard !isBlank(page), let title = page.title else { return nil }
        let next: Int
        if let place = list.position(of: title) {
            next = direction == .forward ? place + 1 : place - 1
        } else if let place = places[title] {
            next = direction == .forward ? place : place - 1
        } else {
            return nil
        }
        guard list.pages.indices.contains(next) else { return nil }
        let answer = self.page(named: list.pages[next])
        kept = kept.filter { name, _ in (place(of: name)).map { abs($0 - next) < distance } ?? true }
        return answer
    }

    override func update(_ change: ListChange) {
        let old = list
        super.update(change)
        var gone: [String: Int] = [:]
        for name in Set(kept.keys).union(places.keys) where list.position(of: name) == nil {
            let end = old.position(of: name) ?? places[name] ?? 0
            let before = old.pages[..<end].last { list.position(of: $0) != nil }
            gone[name] = before.flatMap(list.position(of:)).map { $0 + 1 } ?? 0
        }
        places = gone
        forgetNeighbors()
        mustForget = mustForget || isInTransition
    }

    override func willGo(to page: UIViewController?) { isInTransition = true }

    override func hasGone(from page: UIViewController?, completed: Bool) {
        let isGone = page.map { isBlank($0) || list.position(of: $0.title ?? "") == nil } ?? false
        if mustForget || isGone { forgetNeighbors() }
        (mustForget, isInTransition) = (false, false)
    }

    private func place(of name: String) -> Int? { list.position(of: name) ?? places[name] }

    private func forgetNeighbors() { if dataSource != nil { assignDataSource() } }
}
