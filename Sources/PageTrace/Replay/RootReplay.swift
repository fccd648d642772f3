/// Replays gestures through a root container, step by step.
///
/// A sequence that makes each step when it is asked for. It ends early where UIKit would have raised.
///
/// ```swift
/// for step in RootReplay([.launch, .launchFinished(isLoggedIn: true), .logOut()]) {
///     print(step.text)
/// }
/// ```
public struct RootReplay: Sequence, IteratorProtocol, Sendable {
    /// What happens, in order.
    public let gestures: [RootGesture]

    /// The container and the app's code, after the steps so far.
    public private(set) var session: RootSession
    private var position = 0

    /// Creates a replay at its start.
    public init(
        _ gestures: [RootGesture],
        in description: RootDescription = RootDescription(),
        client: RootClientDescription = .repaired
    ) {
        self.gestures = gestures
        session = RootSession(description, client: client)
    }

    /// Performs the next gesture, nil at the end.
    public mutating func next() -> Step? {
        guard position < gestures.count, !session.container.hasStopped else { return nil }
        defer { position += 1 }
        return session.perform(gestures[position])
    }
}

extension Recording {
    /// Replays gestures through a root container to their end, or to where UIKit would have raised.
    public init(
        title: String = "",
        replaying gestures: [RootGesture],
        in description: RootDescription = RootDescription(),
        client: RootClientDescription = .repaired
    ) {
        let steps = Array(RootReplay(gestures, in: description, client: client))
        let linked = gestures.compactMap { if case .deepLink(let name, _) = $0 { name } else { nil } }
        self.init(title: title, container: description.words, pages: Self.rootPages(linked, steps), steps: steps)
    }

    /// The names of the parts, of the screens that links lead to, and of the further instances that came up.
    ///
    /// - Parameter linked: The names in the links.
    static func rootPages(_ linked: [String], _ steps: [Step]) -> [String] {
        var pages = RootScreen.partNames + linked.filter(RootScreen.isLinkable)
        pages += steps.flatMap(\.after).flatMap(\.pages)
        var seen: Set<String> = []
        return pages.filter { seen.insert($0).inserted }
    }
}
