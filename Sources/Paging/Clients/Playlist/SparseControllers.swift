/// The article's data source: a playlist, and an array in which a controller lies at the index that its item had when
/// the controller was made.
///
/// An update replaces the playlist and leaves the array as it is. From then on the two may disagree.
struct SparseControllers: Hashable, Sendable {
    private(set) var playlist: PageList<String>
    private(set) var factory = PlaylistFactory()
    /// The array, without its empty places: of a long playlist nearly all are.
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

    /// The controller of an item, made where there is none at its index.
    mutating func controller(named name: String) -> PlaylistPage? {
        playlist.position(of: name).map { demand($0, name: name) }
    }

    /// The answer of the data source.
    ///
    /// A page that is not in the array traps. Backward the index is checked against 0 alone, for it can only be too
    /// high where the playlist has become shorter than the array.
    mutating func neighbour(
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

    /// The controller at an index, made where there is none; an older one is taken whatever it shows.
    private mutating func demand(_ index: Int, name: String) -> PlaylistPage {
        if let kept = controllers[index] { return kept }
        let page = factory.make(name)
        controllers[index] = page
        return page
    }

    /// What the array keeps.
    var slots: [KeptPages<PlaylistPage>.Slot] {
        controllers.sorted { $0.key < $1.key }.map { .init("index \($0.key)", $0.value) }
    }

    /// The same with other numbers of controllers.
    func renumbered(_ pages: [PlaylistPage: PlaylistPage], counts: [String: Int]) -> SparseControllers {
        var other = self
        other.controllers = controllers.mapValues { pages[$0] ?? $0 }
        other.factory.renumber(pages, counts: counts)
        return other
    }
}
