public import Paging

/// One gesture on a page view controller and all that followed from it, with positions for the app's own pages.
///
/// It is frozen because a user's module makes one for each step, and sets its defaults itself only then.
@frozen @usableFromInline
struct PageEvent: Sendable {
    /// What happened from outside.
    @usableFromInline
    enum Cause: Sendable {
        case gesture(PageGesture<PagePosition>)
        /// Something that the app did to itself.
        case change(GestureRecord.Kind)
    }

    @usableFromInline var cause: Cause
    @usableFromInline let before: PageViewController<PagePosition>
    @usableFromInline var after: PageViewController<PagePosition>
    @usableFromInline var log: [RecordedCallback<PagePosition>] = []
    /// What went wrong and is no call.
    @usableFromInline var incidents: [RecordedIncident<PagePosition>] = []
    /// The side on which the gesture can begin a transition.
    @usableFromInline let side: Direction?
    @usableFromInline var outcome = GestureOutcome.ignored
    /// What the data source would have answered on ``side`` before the gesture.
    @usableFromInline var expected = NeighborSlot<PagePosition>.unknown
    /// Whether the transition leads to a page that the data source no longer knows.
    @usableFromInline var leadsToUnknownPage = false
    /// What the client changed in its own state.
    @usableFromInline var changes: [RecordedChange<PagePosition>] = []
    /// The values of the client's variables after the gesture.
    @usableFromInline var trackedValues: [TrackedValue<PagePosition>] = []
    /// The correct content of each variable that does not hold a page, for each shown page.
    @usableFromInline var rightContents: [[TrackedValue<PagePosition>.Content]] = []
    /// What the app itself keeps, before and after the gesture.
    @usableFromInline var keptBefore: [KeptPages<PagePosition>] = []
    @usableFromInline var keptAfter: [KeptPages<PagePosition>] = []
    /// The client's trap in this step, with the index in the log of the callback that trapped.
    @usableFromInline var crash: (position: Int, crash: ClientCrash)?
    /// The answers of the data source that were wrong: the index of the question in the log, and what is right.
    @usableFromInline var corrections: [(position: Int, right: NeighborSlot<PagePosition>)] = []

    @inlinable
    init(_ cause: Cause, side: Direction?, before: PageViewController<PagePosition>) {
        self.cause = cause
        self.side = side
        self.before = before
        after = before
    }

    /// What happened, without what the gesture loses.
    var ownCause: Cause { if case .gesture(let gesture) = cause { .gesture(gesture.withoutLosses) } else { cause } }

    /// The side that the gesture leads to.
    var direction: Direction? { if case .gesture(let gesture) = cause { gesture.direction } else { nil } }
}
