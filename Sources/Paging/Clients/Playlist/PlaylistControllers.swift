/// The data source of a playlist in one of its two forms.
enum PlaylistControllers: Hashable, Sendable {
    /// In the article's form.
    case sparse(SparseControllers)
    /// Repaired.
    case named(NamedControllers)

    init(_ description: PlaylistDescription, playlist: PageList<String>) {
        switch description.variant {
        case .article: self = .sparse(SparseControllers(playlist, keepsNearerThan: description.keepsNearerThan))
        case .repaired: self = .named(NamedControllers(playlist, keepsNearerThan: description.keepsNearerThan))
        }
    }

    /// The items, in order.
    var playlist: PageList<String> {
        switch self {
        case .sparse(let controllers): controllers.playlist
        case .named(let controllers): controllers.playlist
        }
    }

    /// The controller that was last made for an item.
    func latest(of name: String) -> PlaylistPage {
        switch self {
        case .sparse(let controllers): controllers.factory.latest(of: name)
        case .named(let controllers): controllers.factory.latest(of: name)
        }
    }

    /// The controllers that are kept.
    var slots: [KeptPages<PlaylistPage>.Slot] {
        switch self {
        case .sparse(let controllers): controllers.slots
        case .named(let controllers): controllers.slots
        }
    }

    /// The row of the list that a page belongs to, according to the data source.
    func row(of page: PlaylistPage) -> Int? {
        switch self {
        case .sparse(let controllers): controllers.index(of: page)
        case .named(let controllers): page.isPlaceholder ? nil : controllers.playlist.position(of: page.name)
        }
    }

    /// Adopts an updated playlist.
    mutating func update(_ playlist: PageList<String>) {
        switch self {
        case .sparse(var controllers):
            controllers.update(playlist)
            self = .sparse(controllers)
        case .named(var controllers):
            controllers.update(playlist)
            self = .named(controllers)
        }
    }

    /// The controller of an item, nil for an item that is not in the playlist.
    mutating func controller(named name: String) -> PlaylistPage? {
        switch self {
        case .sparse(var controllers):
            defer { self = .sparse(controllers) }
            return controllers.controller(named: name)
        case .named(var controllers):
            defer { self = .named(controllers) }
            return controllers.controller(named: name)
        }
    }

    /// The answer of the data source.
    mutating func neighbor(
        of page: PlaylistPage, _ direction: Direction
    ) throws(ClientCrash) -> PlaylistPage? {
        switch self {
        case .sparse(var controllers):
            defer { self = .sparse(controllers) }
            return try controllers.neighbor(of: page, direction)
        case .named(var controllers):
            defer { self = .named(controllers) }
            return controllers.neighbor(of: page, direction)
        }
    }

    /// The same, with other controller numbers.
    func renumbered(_ pages: [PlaylistPage: PlaylistPage], counts: [String: Int]) -> PlaylistControllers {
        switch self {
        case .sparse(let controllers): .sparse(controllers.renumbered(pages, counts: counts))
        case .named(let controllers): .named(controllers.renumbered(pages, counts: counts))
        }
    }
}
