/// The article's data source: a playlist, and an array that has each controller at the index of its item at the time.
///
/// An update replaces the playlist and leaves the array as it is. From then on the two may disagree.
struct SparseControllers: Hashable, Sendable {
    private(set) var playlist: PageList<String>
    private(set) var factory = PlaylistFactory()
    /// The array, without its empty elements: in a long playlist, nearly all are empty.
    private var controllers: [Int: PlaylistPage] = [:]
    private let distance: Int

    init(_ playlist: PageList<String>, keepsNearerThan distance: Int) {
        self.playlist = playlist
        self.distance = distance
    }

    mutating func update(_ playlist: PageList<String>) {
        self.playlist = playlist
    }

    /// The index of a controller in the array, nil for one that is not, or no longer, in it.
    func index(of page: PlaylistPage) -> Int? {
        controllers.filter { $0.value == page }.keys.min()
    }

    /// The controller of an item, made if there is none at its index.
    mutating func controller(named name: String) -> PlaylistPage? {
        playlist.position(of: name).map { demand($0, name: name) }
    }

    /// The answer of the data source.
    ///
    /// A page that is not in the array traps. Backward, the index is checked only against 0, because it can be too high
    /// only if the playlist has become shorter than the array.
    mutating func neighbor(
        of page: PlaylistPage, _ direction: Direction
    ) throws(ClientCrash) -> PlaylistPage? {
        guard let index = index(of: page) else {
            let known = slots.map { PageName.text($0.page.description) }.joined(separator: ", ")
            throw ClientCrash("The controllers [\(known)] have no \(PageName.text(page.description))")
        }
        let next = index + (direction == .forward ? 1 : -1)
        guard next >= 0 else { return nil }
        guard playlist.pages.indices.contains(next) else {
            if direction == .forward { return nil }
            throw ClientCrash("Index out of range: \(next) of a playlist of \(playlist.pages.count)")
        }
        let answer = demand(next, name: playlist.pages[next])
        controllers = controllers.filter { abs($0.key - next) < distance }
        return answer
    }

    /// The controller at an index, made if there is none; an existing one is used, whatever it shows.
    private mutating func demand(_ index: Int, name: String) -> PlaylistPage {
        if let kept = controllers[index] { return kept }
        let page = factory.make(name)
        controllers[index] = page
        return page
    }

    /// The controllers in the array.
    var slots: [KeptPages<PlaylistPage>.Slot] {
        controllers.sorted { $0.key < $1.key }.map { .init("index \($0.key)", $0.value) }
    }

    /// The same, with other controller numbers.
    func renumbered(_ pages: [PlaylistPage: PlaylistPage], counts: [String: Int]) -> SparseControllers {
        var other = self
        other.controllers = controllers.mapValues { pages[$0] ?? $0 }
        other.factory.renumber(pages, counts: counts)
        return other
    }
}
