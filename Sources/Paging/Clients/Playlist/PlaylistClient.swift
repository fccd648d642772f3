/// A detail screen that pages through a playlist, and the list behind it whose selected row follows.
///
/// The data source keeps controllers of its own: those nearer than three to the index that it answered last. They are
/// the second holder in a recording, beside the container. As the article has it, an update of the playlist leaves
/// those controllers, what the container remembers, and the row of the list as they are.
///
/// ```swift
/// let client = PlaylistClient(playlist: ["Song 1", "Song 2", "Song 3"])
/// let gestures: [Gesture] = [.set(ProgrammaticSet(["Song 1"])), .swipe(Swipe(.forward))]
/// for step in ClientReplay(client: client, gestures: gestures) { print(step.text) }
/// ```
public struct PlaylistClient: PageViewControllerClient, Hashable, Sendable {
    /// A page is the controller of an item.
    public typealias Page = PlaylistPage

    /// How the screen behaves.
    public let description: PlaylistDescription

    /// What the code trapped with, nil as long as it runs.
    public internal(set) var crash: ClientCrash?

    var controllers: PlaylistControllers

    /// The index that `willTransitionTo` stored last.
    var newIndex: Int?

    /// The index of the row that the list behind the screen has selected.
    public internal(set) var row: Int?

    /// Whether the container is to forget its neighbours at the end of the transition in flight. (Repaired.)
    var mustForget = false

    /// The page that the container was last seen to show.
    ///
    /// The recording needs it to compare; the article's code has no such variable.
    var shown: PlaylistPage?

    /// Creates a screen over a playlist.
    public init(_ description: PlaylistDescription = .article, playlist: [String]) {
        self.description = description
        controllers = PlaylistControllers(description, playlist: PageList<String>(playlist))
    }

    /// The items, in order.
    public var playlist: PageList<String> { controllers.playlist }

    /// The controllers that the data source keeps.
    public var keptPages: [KeptPages<PlaylistPage>] {
        [KeptPages(holder: "data source", slots: controllers.slots)]
    }

    /// The item in the selected row of the list: nil without one, or where the list has become shorter.
    public var trackedValues: [TrackedValue<PlaylistPage>] {
        let items = playlist.pages
        let name = row.flatMap { items.indices.contains($0) ? items[$0] : nil }
        return [
            TrackedValue("row", name.map { shown?.name == $0 ? shown ?? PlaylistPage($0) : controllers.latest(of: $0) })
        ]
    }

    /// What the data source would answer now; unknown where it would trap or be wrong.
    ///
    /// A wrong answer is a finding of its own.
    public func currentNeighbour(of page: PlaylistPage, _ direction: Direction) -> NeighbourSlot<PlaylistPage> {
        guard crash == nil else { return .unknown }
        // Asking changes what is kept: a copy takes that.
        var controllers = controllers
        do throws(ClientCrash) {
            let answer = try controllers.neighbour(of: page, direction)
            return correction(of: answer, to: page, direction) == .unknown ? NeighbourSlot(answer: answer) : .unknown
        } catch {
            return .unknown
        }
    }

    /// The item beside another in the playlist, where the answer shows another one.
    ///
    /// Nobody can say what lies beside an item that is not in the playlist.
    public func correction(
        of answer: PlaylistPage?, to page: PlaylistPage, _ direction: Direction
    ) -> NeighbourSlot<PlaylistPage> {
        guard crash == nil, !page.isPlaceholder, playlist.position(of: page.name) != nil else { return .unknown }
        guard let right = playlist.neighbour(of: page.name, direction) else { return answer == nil ? .unknown : .none }
        return answer?.name == right ? .unknown : .page(controllers.latest(of: right))
    }
}
