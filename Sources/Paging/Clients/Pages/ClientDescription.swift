/// The client of a trace and its settings: a data source over the list of pages, and the state that it keeps.
package struct ClientDescription: Hashable, Sendable {
    /// Whether the page after the last is the first, and the page before the first the last.
    package var loops: Bool
    /// Whether the data source answers `viewControllerBefore`; otherwise it always answers nil.
    package var answersBefore: Bool
    /// Whether the data source answers `viewControllerAfter`; otherwise it always answers nil.
    package var answersAfter: Bool
    /// Whether the client has both methods of the page indicator.
    package var hasPageIndicator: Bool
    /// The name of the page that fills the right side after an odd last page, nil for none. (Page curl with the spine
    /// in the middle.)
    package var placeholder: String?
    /// The delegate's answers to `spineLocationFor`; an orientation that is missing gets no answer.
    package var spineLocations: [InterfaceOrientation: SpineLocation]
    package var trackers: [Tracker]
    /// The client's actions in callbacks, with pages by their names.
    package var actions: [ClientAction<String>]
    /// The name of the tracker that holds the page whose neighbors the data source returns; nil for a data source that
    /// correctly uses its argument.
    package var answersFrom: String?
    /// Whether the data source makes a fresh page for each question; otherwise it keeps one for each name.
    ///
    /// A trace gives such a client pages that can be told from their copies.
    package var makesFreshPages: Bool
    /// Whether the data source looks up the page itself and not its name; it then does not find pages that it has made
    /// afresh.
    package var findsPagesByIdentity: Bool
    /// Whether the data source traps at a page that is not in the list, as a force-unwrapped lookup does; otherwise it
    /// returns nil.
    package var trapsAtUnknownPages: Bool
    /// The flag with which the app keeps itself from paging, nil for none.
    package var busy: BusyFlag?
    /// The page that the app keeps as state, nil if it keeps none.
    package var wants: WantedPage?
    /// Whether the app has a watchdog, which lowers the flag when time has passed and nothing moves.
    package var hasWatchdog: Bool
    /// The callbacks to record besides those of data source, delegate, completion and indicator.
    package var observes: Set<CallbackRole>

    /// Whether the delegate answers where the spine lies after a rotation.
    package var movesSpine: Bool { !spineLocations.isEmpty }

    /// The callbacks to record: those that are observed, and those that variables follow.
    package var recorded: Set<CallbackRole> { observes.union(trackers.flatMap(\.updatedIn).map(\.role)) }

    package init(
        loops: Bool = false,
        answersBefore: Bool = true,
        answersAfter: Bool = true,
        hasPageIndicator: Bool = false,
        placeholder: String? = nil,
        spineLocations: [InterfaceOrientation: SpineLocation] = [:],
        trackers: [Tracker] = [],
        actions: [ClientAction<String>] = [],
        answersFrom: String? = nil,
        makesFreshPages: Bool = false,
        findsPagesByIdentity: Bool = false,
        trapsAtUnknownPages: Bool = false,
        busy: BusyFlag? = nil,
        wants: WantedPage? = nil,
        hasWatchdog: Bool = false,
        observes: Set<CallbackRole> = []
    ) {
        self.loops = loops
        self.answersBefore = answersBefore
        self.answersAfter = answersAfter
        self.hasPageIndicator = hasPageIndicator
        self.placeholder = placeholder
        self.spineLocations = spineLocations
        self.trackers = trackers
        self.actions = actions
        self.answersFrom = answersFrom
        self.makesFreshPages = makesFreshPages
        self.findsPagesByIdentity = findsPagesByIdentity
        self.trapsAtUnknownPages = trapsAtUnknownPages
        self.busy = busy
        self.wants = wants
        self.hasWatchdog = hasWatchdog
        self.observes = observes
    }
}
