/// A detail screen that pages through a playlist, and the list behind it with its selected row.
///
/// The data source keeps its own controllers: those fewer than three places from the index that it last answered with.
/// In a recording, it is the second holder besides the container. In the article's form, an update of the playlist
/// changes neither those controllers, nor what the container remembers, nor the row of the list.
///
/// ```swift
/// let trace = Trace(
///     pages: ["Song 1", "Song 2", "Song 3"], client: .playlist(.article),
///     gestures: [.page(.set(PageSet(["Song 1"]))), .page(.swipe(Swipe(.forward)))])
/// for step in Replay(trace) { print(step.text) }
/// ```
package struct PlaylistClient: NamedClient, Hashable, Sendable {
    package var description: PlaylistDescription { controllers.description }

    /// The trap of the code, nil while it runs.
    package internal(set) var crash: ClientCrash?

    var controllers: PlaylistControllers

    /// The index that `willTransitionTo` last stored. (Article)
    var newIndex: Int?

    /// The index of the selected row in the list behind the screen.
    package internal(set) var row: Int?

    /// Whether the container should forget its neighbors at the end of the transition in flight. (Repaired.)
    var mustForget = false

    /// The page that the container last showed.
    ///
    /// Only the recording needs it, to compare; the article's code has no such variable.
    var shown: PageNumber?

    /// - Parameters:
    ///   - playlist: The items, as positions among the names.
    ///   - names: The names of the recording: those of items, and that of the placeholder.
    package init(_ description: PlaylistDescription = .article, playlist: [PageNumber], names: PageList<String>) {
        controllers = PlaylistControllers(description, playlist: PageList(playlist), names: names)
    }

    package var playlist: PageList<PageNumber> { controllers.playlist }

    package func name(of page: PageNumber) -> String { controllers.text(of: page) }

    package var keptPages: [KeptPages<PageNumber>] { [KeptPages(holder: "data source", slots: controllers.slots)] }

    /// The item in the selected row of the list; nil if no row is selected, or if the list has become shorter.
    package var trackedValues: [TrackedVariable] {
        let name = row.flatMap(playlist.page(at:))
        let page = shown?.own == name ? shown : name.map(controllers.latest)
        return [TrackedVariable("row", page)]
    }

    /// What the data source would answer now; unknown if it would trap or be wrong.
    ///
    /// A wrong answer is a finding of its own.
    package func currentNeighbor(of page: PageNumber, _ direction: Direction) -> NeighborSlot<PageNumber> {
        guard crash == nil else { return .unknown }
        // Asking changes what is kept, so it is done on a copy.
        var controllers = controllers
        do throws(ClientCrash) {
            let answer = try controllers.neighbor(of: page, direction)
            return correction(of: answer, to: page, direction) == .unknown ? NeighborSlot(answer: answer) : .unknown
        } catch {
            return .unknown
        }
    }

    /// The neighbor of an item in the playlist, if the answer shows another one.
    ///
    /// For an item that is not in the playlist, the right neighbor is unknown.
    package func correction(
        of answer: PageNumber?, to page: PageNumber, _ direction: Direction
    ) -> NeighborSlot<PageNumber> {
        guard crash == nil, !page.isPlaceholder, playlist.position(of: page.own) != nil else { return .unknown }
        guard let right = playlist.neighbor(of: page.own, direction) else { return answer == nil ? .unknown : .none }
        return answer?.own == right ? .unknown : .page(controllers.latest(of: right))
    }
}

/// The detail screen that follows a list, and its settings.
package struct PlaylistDescription: Hashable, Sendable {
    package var variant: ArticleVariant

    /// The name, in sets, of the empty page that the app sets before the first song, nil for none.
    package var placeholder: String?

    /// The distance in the list from which on a controller is released.
    package var keepsNearerThan: Int

    /// Every parameter has the value that it has in the article.
    package init(variant: ArticleVariant = .article, placeholder: String? = "Blank", keepsNearerThan: Int = 3) {
        self.variant = variant
        self.placeholder = placeholder
        self.keepsNearerThan = max(1, keepsNearerThan)
    }

    package static let article = PlaylistDescription(variant: .article)
    package static let repaired = PlaylistDescription(variant: .repaired)
}
