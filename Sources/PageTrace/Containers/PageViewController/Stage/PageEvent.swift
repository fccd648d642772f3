public import Paging

/// One gesture on a page view controller and all that followed from it, with the app's own pages or with positions.
///
/// It is frozen because a user's module makes one for each step, and sets its defaults itself only then.
@frozen @usableFromInline
struct PageEvent<Page: Hashable> {
    /// What happened from outside.
    @usableFromInline
    enum Cause {
        case gesture(PageGesture<Page>)
        /// Something that the app did to itself.
        case change(GestureRecord.Kind)
    }

    @usableFromInline let cause: Cause
    @usableFromInline let before: PageViewController<Page>
    @usableFromInline let after: PageViewController<Page>
    @usableFromInline let log: [RecordedCallback<Page>]
    /// What went wrong and is no call.
    @usableFromInline let incidents: [RecordedIncident<Page>]
    /// The side on which the gesture can begin a transition.
    @usableFromInline let side: Direction?
    @usableFromInline var outcome: GestureOutcome
    /// What the data source would have answered on ``side`` before the gesture.
    @usableFromInline var expected = NeighborSlot<Page>.unknown
    /// Whether the transition leads to a page that the data source no longer knows.
    @usableFromInline var leadsToUnknownPage = false
    /// What the client changed in its own state.
    @usableFromInline var changes: [RecordedChange<Page>] = []
    /// The values of the client's variables after the gesture.
    @usableFromInline var trackedValues: [TrackedValue<Page>] = []
    /// The correct content of each variable that does not hold a page, for each shown page.
    @usableFromInline var rightContents: [[TrackedValue<Page>.Content]] = []
    /// What the app itself keeps, before and after the gesture.
    @usableFromInline var keptBefore: [KeptPages<Page>] = []
    @usableFromInline var keptAfter: [KeptPages<Page>] = []
    /// The client's trap in this step, with the index in the log of the callback that trapped.
    @usableFromInline var crash: (position: Int, crash: ClientCrash)?
    /// The answers of the data source that were wrong: the index of the question in the log, and what is right.
    @usableFromInline var corrections: [(position: Int, right: NeighborSlot<Page>)] = []

    @inlinable
    init(
        _ cause: Cause, from before: PageViewController<Page>, to after: PageViewController<Page>,
        _ log: [RecordedCallback<Page>], _ incidents: [RecordedIncident<Page>], side: Direction?,
        outcome: GestureOutcome
    ) {
        self.cause = cause
        self.before = before
        self.after = after
        self.log = log
        self.incidents = incidents
        self.side = side
        self.outcome = outcome
    }

    /// What happened, without what the gesture loses.
    var ownCause: Cause { if case .gesture(let gesture) = cause { .gesture(gesture.withoutLosses) } else { cause } }

    /// The side that the gesture leads to.
    var direction: Direction? { if case .gesture(let gesture) = cause { gesture.direction } else { nil } }
}

extension PageEvent {
    /// The event with each of its pages replaced, in the order in which pages get their names.
    @inlinable
    func map<Other>(_ transform: (Page) -> Other) -> PageEvent<Other> {
        let cause: PageEvent<Other>.Cause =
            switch cause {
            case .gesture(let gesture): .gesture(gesture.map(transform))
            case .change(let change): .change(change)
            }
        let before = before.map(transform)
        let keptBefore = keptBefore.map { $0.map(transform) }
        let after = after.map(transform)
        let keptAfter = keptAfter.map { $0.map(transform) }
        var event = PageEvent<Other>(
            cause, from: before, to: after, log.map { $0.map(transform) }, incidents.map { $0.map(transform) },
            side: side, outcome: outcome)
        event.keptBefore = keptBefore
        event.keptAfter = keptAfter
        event.expected = expected.map(transform)
        event.leadsToUnknownPage = leadsToUnknownPage
        event.changes = changes.map {
            RecordedChange(position: $0.position, old: $0.old.map(transform), new: $0.new.map(transform))
        }
        event.trackedValues = trackedValues.map { $0.map(transform) }
        event.rightContents = rightContents.map { $0.map { $0.map(transform) } }
        event.crash = crash
        event.corrections = corrections.map { ($0.position, $0.right.map(transform)) }
        return event
    }
}

extension PageEvent: Sendable where Page: Sendable {}
extension PageEvent.Cause: Sendable where Page: Sendable {}

extension PageTable {
    /// Lets pages join the table, before their names can change.
    @inlinable
    mutating func meet(_ cause: PageEvent<Page>.Cause, _ kept: [KeptPages<Page>]) {
        if case .gesture(.set(let set)) = cause {
            for page in set.pages + set.completionPages { _ = position(of: page) }
        }
        for holder in kept { for slot in holder.slots { _ = position(of: slot.page) } }
    }
}
