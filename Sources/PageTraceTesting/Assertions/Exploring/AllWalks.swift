public import PageTrace

/// Every walk of an app's client: each sequence of gestures after its first page is set.
///
/// The assertions about it try them all, and their failures show the shortest walk that matters.
///
/// ```swift
/// let walks = AllWalks(of: Presenter(), pages: [1, 2, 3, 4])
/// assertNoReachableFindings(in: walks)
/// assertReachable(in: walks) { $0.outcome == .bounced }
/// assertAlways(in: walks) { $0.client.cache.count <= 3 }
/// ```
///
/// A function of the app is tried as one step, beside the gestures:
///
/// ```swift
/// let walks = AllWalks(
///     of: Presenter(), pages: [1, 2, 3],
///     acts: [
///         "tap Home": { presenter, container in
///             container.setViewControllers([1])
///             presenter.title = 1
///         }
///     ])
/// ```
public struct AllWalks<Client: PageViewControllerClient> {
    /// A function of the app: what it does to the client and to the container.
    public typealias Act = (_ client: inout Client, _ container: inout PageViewController<Client.Page>) -> Void

    let pages: [Client.Page]
    let acts: [AppFunction<Client>]
    let settings: PageViewControllerSettings
    let families: Set<GestureFamily>
    let make: () -> Client
    /// The maximum number of gestures that the test asks for, nil for no limit.
    let depth: Int?
    /// Why nothing could be tried, nil if something can be.
    let refusal: String?
    /// Tries them in a container, looks for a property, and for states from which it cannot be reached.
    let explore:
        (_ settings: PageViewControllerSettings, _ seeksStranded: Bool, _ property: ((ExploredStep<Client>) -> Bool)?)
            -> ClientExploration<Client>
    /// Tries at which moments a variable would have been right; nil if that is not known.
    let rightMoments: (_ variable: String) -> RightMoments?

    /// Every walk of a client that is a value and is copied, of any length.
    ///
    /// - Parameters:
    ///   - client: The app's data source and delegate, as it is at the start.
    ///   - pages: The app's pages, in order.
    ///   - settings: The container's settings.
    ///   - gestures: The families of gestures to try.
    ///   - acts: Functions of the app to try as well, by the words of their steps.
    ///   - depth: The maximum number of gestures in a walk, nil for no limit.
    ///   - states: The maximum number of states; nil for 200,000.
    ///   - losses: The maximum number of lost calls in a walk, if the family `lose` is among the gestures.
    public init(
        of client: Client, pages: [Client.Page], settings: PageViewControllerSettings = PageViewControllerSettings(),
        gestures: Set<GestureFamily> = GestureFamily.usual, acts: KeyValuePairs<String, Act> = [:],
        upTo depth: Int? = nil, states: Int? = nil, losses: Int = 1
    ) where Client: Hashable {
        self.init({ client }, pages, settings, gestures, acts, depth, states, losses) {
            ClientExploration(of: client, pages: pages, acts: $0, $1, $2, shadows: $3, seeksStranded: $4, $5)
        }
    }

    /// Every walk of a client that is a class, up to a number of gestures.
    ///
    /// Each walk runs again from its start. It is cut short if the container and the tracked values are the same as
    /// after another walk. Other state of such a client cannot be seen, so a walk that matters only for that state is
    /// missed. If `states` is nil, it ends at 200,000; `losses` counts only if the family `lose` is tried.
    ///
    /// ```swift
    /// assertNoReachableFindings(in: AllWalks(upTo: 6, pages: [1, 2, 3, 4]) { Presenter() })
    /// ```
    public init(
        upTo depth: Int, pages: [Client.Page], settings: PageViewControllerSettings = PageViewControllerSettings(),
        gestures: Set<GestureFamily> = GestureFamily.usual, acts: KeyValuePairs<String, Act> = [:],
        states: Int? = nil, losses: Int = 1, making make: @escaping () -> Client
    ) {
        self.init(make, pages, settings, gestures, acts, depth, states, losses) {
            ClientExploration(making: make, pages: pages, acts: $0, $1, $2, shadows: $3, seeksStranded: $4, $5)
        }
    }

    private init(
        _ make: @escaping () -> Client, _ pages: [Client.Page], _ settings: PageViewControllerSettings,
        _ gestures: Set<GestureFamily>, _ acts: KeyValuePairs<String, Act>, _ depth: Int?, _ states: Int?,
        _ losses: Int,
        exploring explored:
            @escaping (
                [AppFunction<Client>], PageViewControllerSettings, ExplorationOptions, _ shadows: [Tracker],
                _ seeksStranded: Bool, _ property: ((ExploredStep<Client>) -> Bool)?
            ) -> ClientExploration<Client>
    ) {
        var options = ExplorationOptions(families: gestures, depth: depth, states: states)
        options.losses = losses
        let (acts, tried) = (acts.map { AppFunction($0.key, $0.value) }, options)
        (self.pages, self.acts, self.settings, families) = (pages, acts, settings, gestures)
        (self.depth, self.make) = (depth, make)
        refusal = Self.refusal(pages, gestures, acts)
        explore = { explored(acts, $0, tried, [], $1, $2) }
        rightMoments = { RightMoments(of: $0, tried) { explored(acts, settings, $0, $1, false, nil) } }
    }

    /// Tries them all, and says what was found, or what was tried.
    ///
    /// ```swift
    /// let exploration = AllWalks(of: Presenter(), pages: [1, 2, 3, 4]).explored()
    /// print(exploration.verdict)
    /// ```
    public func explored() -> Exploration { ExplorationFailure(self).result }

    private static func refusal(
        _ pages: [Client.Page], _ gestures: Set<GestureFamily>, _ acts: [AppFunction<Client>]
    ) -> String? {
        if pages.isEmpty {
            return "AllWalks has no pages, so nothing was tried. Pass the app's pages: each walk begins with the first."
        }
        guard gestures.isEmpty, acts.isEmpty else { return nil }
        return "AllWalks has neither gestures nor acts, so nothing was tried. Leave gestures: out for the usual ones."
    }
}
