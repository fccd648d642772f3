import PageTrace

/// A playlist of five songs, and what happens to it.
enum PlaylistStories {
    static let songs = ["Song 1", "Song 2", "Song 3", "Song 4", "Song 5"]

    static let grows: [PageViewControllerGesture] = [
        .set("Blank"), .set("Song 4"), .forward, .list(.append(["Song 6"])), .forward, .backward, .forward, .forward,
    ]
    static let prepended: [PageViewControllerGesture] = [
        .set("Blank"), .set("Song 2"), .forward, .list(.prepend(["Song 0"])), .forward, .forward,
    ]
    static let cut: [PageViewControllerGesture] = [
        .set("Blank"), .set("Song 4"), .list(.remove(["Song 3", "Song 4", "Song 5"])), .backward,
    ]
    static let cutWhileRemembered: [PageViewControllerGesture] = [
        .set("Blank"), .set("Song 3"), .forward, .list(.remove(["Song 3", "Song 4", "Song 5"])), .backward,
    ]
    static let replaced: [PageViewControllerGesture] = [
        .set("Blank"), .set("Song 3"), .forward, .list(.replace(["A", "B", "C"])), .backward, .backward, .forward,
    ]
    static let missing: [PageViewControllerGesture] = [.set("Blank"), .set("Song 9"), .forward]
    static let far: [PageViewControllerGesture] =
        [.set("Song 1")] + Array(repeating: .forward, count: 4) + Array(repeating: .backward, count: 4)

    static let all = [grows, prepended, cut, cutWhileRemembered, replaced, missing, far]

    /// All updates in one story.
    static let everything: [PageViewControllerGesture] = [
        .set("Blank"), .set("Song 2"), .forward, .list(.prepend(["Song 0"])), .forward, .list(.append(["Song 6"])),
        .forward, .list(.remove(["Song 3", "Song 4", "Song 5"])), .backward, .forward,
    ]

    static func recording(
        _ gestures: [PageViewControllerGesture], _ client: PlaylistDescription = .article, title: String = "",
        contract: ContractMode = .strict
    ) -> Recording {
        Recording(
            replaying: Trace(
                title: title, container: PageViewControllerSettings(contract: contract),
                pages: songs,
                client: .playlist(client), gestures: GestureSequence(gestures)))
    }
}
