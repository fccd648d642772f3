/// The repaired data source: a playlist, and a controller for each item by name, so that updates keep them matched.
struct NamedControllers: Hashable, Sendable {
    private(set) var playlist: PageList<String>
    private(set) var factory = PlaylistFactory()
    private var controllers: [String: PlaylistPage] = [:]
    /// Where items that have left the playlist were: the index of the item that now follows them.
    private var places: [String: Int] = [:]
    private let distance: Int

    init(_ playlist: PageList<String>, keepsNearerThan distance: Int) {
        self.playlist = playlist
        self.distance = distance
    }

    /// Adopts an updated playlist.
    ///
    /// A controller whose item is gone keeps its place: after the nearest preceding item that is still there.
    mutating func update(_ updated: PageList<String>) {
        var places: [String: Int] = [:]
        for name in Set(controllers.keys).union(self.places.keys) where updated.position(of: name) == nil {
            let end = playlist.position(of: name) ?? self.places[name] ?? 0
            let survivor = playlist.pages[..<end].reversed().lazy.compactMap { updated.position(of: $0) }.first
            places[name] = survivor.map { $0 + 1 } ?? 0
        }
        self.places = places
        playlist = updated
    }

    mutating func controller(named name: String) -> PlaylistPage? {
        playlist.position(of: name) == nil ? nil : demand(name)
    }

    /// The answer of the data source; nil at an end, and for a page that shows no item.
    mutating func neighbor(of page: PlaylistPage, _ direction: Direction) -> PlaylistPage? {
        guard !page.isPlaceholder else { return nil }
        let next: Int
        if let position = playlist.position(of: page.name) {
            next = position + (direction == .forward ? 1 : -1)
        } else if let place = places[page.name] {
            next = direction == .forward ? place : place - 1
        } else {
            return nil
        }
        guard playlist.pages.indices.contains(next) else { return nil }
        let answer = demand(playlist.pages[next])
        forget(farFrom: next)
        return answer
    }

    private mutating func demand(_ name: String) -> PlaylistPage {
        if let kept = controllers[name] { return kept }
        let page = factory.make(name)
        controllers[name] = page
        return page
    }

    /// Releases controllers that are too far away.
    ///
    /// A place is the index of the item after it: an item that is gone, and was just before an index, counts as being
    /// there.
    private mutating func forget(farFrom index: Int) {
        for name in controllers.keys {
            guard let position = playlist.position(of: name) ?? places[name] else { continue }
            guard abs(position - index) >= distance else { continue }
            controllers[name] = nil
        }
    }

    /// The controllers that are kept, in the order of the playlist; those whose items have left it come last.
    var slots: [KeptPages<PlaylistPage>.Slot] {
        let gone = controllers.keys.filter { playlist.position(of: $0) == nil }.sorted()
        let there = controllers.keys.compactMap { playlist.position(of: $0) }.sorted()
        return there.compactMap { index in controllers[playlist.pages[index]].map { .init("index \(index)", $0) } }
            + gone.compactMap { name in controllers[name].map { .init("gone", $0) } }
    }

    /// The same, with other controller numbers.
    func renumbered(_ pages: [PlaylistPage: PlaylistPage], counts: [String: Int]) -> NamedControllers {
        var other = self
        other.controllers = controllers.mapValues { pages[$0] ?? $0 }
        other.factory.renumber(pages, counts: counts)
        return other
    }
}
