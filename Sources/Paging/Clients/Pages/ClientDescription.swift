/// The client of a trace and its settings: a data source over the list of pages, and the state that it keeps.
public struct ClientDescription: Hashable, Sendable {
    /// Whether the page after the last is the first, and the page before the first the last.
    public var loops: Bool
    /// Whether the data source answers `viewControllerBefore`; otherwise it always answers nil.
    public var answersBefore: Bool
    /// Whether the data source answers `viewControllerAfter`; otherwise it always answers nil.
    public var answersAfter: Bool
    /// Whether the client has both methods of the page indicator.
    public var hasPageIndicator: Bool
    /// The name of the page that fills the right side after an odd last page, nil for none. (Page curl, spine in the
    /// middle.)
    public var placeholder: String?
    /// What the delegate answers to `spineLocationFor`; an orientation that is missing is not answered.
    public var spineLocations: [InterfaceOrientation: SpineLocation]
    /// The named variables of the client.
    public var trackers: [Tracker]
    /// What the client does inside callbacks, by the names of the pages.
    public var actions: [ClientAction<String>]
    /// The name of the tracker that names the page whose neighbours the data source answers; nil for a data source that
    /// answers those of its argument, as it should.
    public var answersFrom: String?
    /// Whether the data source makes a fresh page for each question; otherwise it keeps one for each name.
    ///
    /// The pages of the client have to be of a type that can tell them apart: ``CopiedPage``.
    public var makesFreshPages: Bool
    /// Whether the data source looks the page up that it is asked about, and not its name: it then finds no page that it
    /// has made afresh.
    public var findsPagesByIdentity: Bool
    /// Whether the data source traps at a page that is not in the list, as a forced look-up does; otherwise it answers
    /// nil.
    public var trapsAtUnknownPages: Bool
    /// The callbacks that the recording contains beside those of data source, delegate, completion and indicator.
    public var observes: Set<CallbackRole>

    /// Creates a description.
    ///
    /// Everything has the default that it has in a trace.
    public init(
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
        self.observes = observes
    }
}
