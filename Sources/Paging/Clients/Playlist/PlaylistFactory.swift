/// Makes the controllers of a playlist, and counts them.
struct PlaylistFactory: Hashable, Sendable {
    private var counts: [String: Int] = [:]

    /// A new controller for an item.
    mutating func make(_ name: String) -> PlaylistPage {
        counts[name, default: 0] += 1
        return latest(of: name)
    }

    /// The controller that was last made for an item; if none was made, the first one that would be.
    func latest(of name: String) -> PlaylistPage {
        PlaylistPage(name, instance: max(1, counts[name] ?? 0))
    }

    /// Recounts from the remaining controllers: one more if the latest of an item is gone, so that no remaining one is
    /// mistaken for it.
    mutating func renumber(_ pages: [PlaylistPage: PlaylistPage], counts left: [String: Int]) {
        for (name, count) in counts {
            let isLatestLeft = pages[PlaylistPage(name, instance: count)] != nil
            counts[name] = (left[name] ?? 0) + (isLatestLeft ? 0 : 1)
        }
    }
}
