package import PageTrace

/// The model behind an app's own code, as its driver sees it: a page view controller, a paging scroll view, the root of
/// a window.
@MainActor
package protocol DrivenContainer: AnyObject {
    /// The steps so far, and the variables of the app that are followed.
    var journal: StepJournal { get }

    var isPerforming: Bool { get }

    /// What is happening, and where in the app, in case it traps.
    var doing: String { get }
    var placeOfCall: String? { get }

    /// The recording of some steps, in the words for the container.
    func recording(title: String, of steps: [Step]) -> Recording

    /// Lets the app do something, as one step.
    func act(_ words: String, settles: Bool, _ action: () -> Void) -> Step

    /// Performs a turn of the main queue, within such a step.
    func turn(_ work: () -> Void)

    /// Whether the main run loop tracks a scroll view, in which timers of the default mode wait.
    var isScrolling: Bool { get }

    /// The seconds until what moves comes to rest, nil if nothing moves.
    var secondsToRest: Double? { get }

    var identitiesOnScreen: [PageIdentity] { get }

    /// What a variable may name besides.
    var parts: [PageIdentity] { get }

    func name(of part: PageIdentity) -> String

    var isAtRest: Bool { get }

    /// Lets what moves go on for some seconds, fewer than to its rest.
    func move(for seconds: Double)

    /// Lets what moves come to rest, in the step that is being performed.
    func comeToRest()
}

/// What a driver has recorded so far.
@MainActor
package final class StepJournal {
    package fileprivate(set) var steps: [Step] = []
    package fileprivate(set) var trackers: [PageTracker] = []

    package init() {}
}

extension Finding {
    /// A variable that names another page than those that are shown.
    package init(of record: TrackerRecord, shown: [String]) {
        let message: FindingMessage =
            "\(record.name) says \(page: record.value ?? "nil"), while \(pages: shown) is shown."
        self.init(kind: .wrongTracker, message: message, tracker: record.name)
    }
}

extension DrivenContainer {
    package var steps: [Step] { journal.steps }
    package var trackers: [PageTracker] { journal.trackers }

    @discardableResult
    package func append(_ step: Step) -> Step {
        var step = step
        step.number = steps.count
        step.findings = step.findings.map(explained)
        journal.steps.append(step)
        return step
    }

    private func explained(_ finding: Finding) -> Finding {
        guard finding.kind == .wrongTracker, let tracker = trackers.first(where: { $0.name == finding.tracker }) else {
            return finding
        }
        var finding = finding
        finding.message = tracker.explained(finding.message, while: identitiesOnScreen)
        return finding
    }

    /// Adds something to the latest step, if there is one.
    package func addToLatest(_ add: (inout Step) -> Void) {
        if let last = steps.indices.last { add(&journal.steps[last]) }
    }

    package var namesOnScreen: [String] { identitiesOnScreen.map(name) }

    /// What a variable says now, held against what is shown.
    package func record(_ tracker: PageTracker) -> TrackerRecord {
        let page = tracker.page(among: identitiesOnScreen + parts)
        let shown = identitiesOnScreen
        let isChecked = isAtRest && !shown.isEmpty
        let isWrong = isChecked && page.map { !shown.contains($0) } ?? false
        return TrackerRecord(name: tracker.name, value: page.map(name), isWrong: isWrong, isChecked: isChecked)
    }

    /// Follows a variable from the latest step on: its value is in that already, and may be wrong there.
    package func follow(_ tracker: PageTracker) {
        // Made first: a name may be the app's code, which may ask for the steps.
        let (record, shown) = (record(tracker), namesOnScreen)
        journal.trackers.append(tracker)
        addToLatest {
            $0.trackers.append(record)
            if record.isWrong { $0.findings.append(explained(Finding(of: record, shown: shown))) }
        }
    }
}
