import Paging

/// One gesture on a page view controller and all that followed from it, with the numbers of pages.
///
/// A class, because it is large and made once for each gesture of a search.
final class PageEvent {
    /// What happened from outside.
    enum Cause: Sendable {
        case gesture(PageGesture<PageNumber>)
        /// Something that the app did to itself.
        case change(GestureRecord.Kind)
    }

    var cause: Cause
    let before: PageViewControllerModel
    let after: PageViewControllerModel
    var log: [RecordedCallback] = []
    /// What went wrong and is no call.
    var incidents: [RecordedIncident] = []
    /// The side on which the gesture can begin a transition.
    let side: Direction?
    var outcome: GestureOutcome
    /// What the data source would have answered on ``side`` before the gesture.
    var expected = NeighborSlot<PageNumber>.unknown
    /// Whether the transition leads to a page that the data source no longer knows.
    var leadsToUnknownPage = false
    /// What the client changed in its own state.
    var changes: [RecordedChange] = []
    /// The values of the client's variables after the gesture.
    var trackedValues: [TrackedVariable] = []
    /// The correct content of each variable that does not hold a page, for each shown page.
    var rightContents: [[TrackedVariable.Content]] = []
    /// What the app itself keeps, before and after the gesture.
    let keptBefore: [KeptPages<PageNumber>]
    var keptAfter: [KeptPages<PageNumber>] = []
    /// The client's trap in this step, with the index in the log of the callback that trapped.
    var crash: (position: Int, crash: ClientCrash)?
    /// The answers of the data source that were wrong: the index of the question in the log, and what is right.
    var corrections: [(position: Int, right: NeighborSlot<PageNumber>)] = []

    init(_ cause: Cause, from start: StepStart, to after: PageViewControllerModel, _ outcome: GestureOutcome) {
        self.cause = cause
        self.outcome = outcome
        self.after = after
        (before, side, keptBefore) = (start.container, start.side, start.kept)
    }

    /// What happened, without what the gesture loses.
    var ownCause: Cause { if case .gesture(let gesture) = cause { .gesture(gesture.withoutLosses) } else { cause } }

    /// The side that the gesture leads to.
    var direction: Direction? { if case .gesture(let gesture) = cause { gesture.direction } else { nil } }
}

extension PageEvent {
    /// Calls a function with each page that followed from the gesture, in the order in which pages get their names.
    func forEachPageAfter(_ body: (PageNumber) -> Void) {
        after.forEachPage(body)
        for kept in keptAfter { kept.slots.forEach { body($0.page) } }
        for entry in log { entry.callback.forEachPage(body) }
        for entry in incidents { entry.incident.pages.forEach(body) }
        if let page = expected.page { body(page) }
        for change in changes {
            change.old.content.forEachPage(body)
            change.new.content.forEachPage(body)
        }
        for value in trackedValues { value.content.forEachPage(body) }
        for contents in rightContents { contents.forEach { $0.forEachPage(body) } }
        for correction in corrections { if let page = correction.right.page { body(page) } }
    }
}

/// Everything as it is before a gesture.
struct StepStart {
    let container: PageViewControllerModel
    /// The side on which the gesture can begin a transition.
    let side: Direction?
    /// What the app itself keeps.
    let kept: [KeptPages<PageNumber>]
    /// What the data source would answer on that side.
    var neighbor = NeighborSlot<PageNumber>.unknown

    /// Calls a function with each page, in the order in which pages get their names.
    func forEachPage(_ body: (PageNumber) -> Void) {
        for kept in kept { kept.slots.forEach { body($0.page) } }
        container.forEachPage(body)
    }
}
