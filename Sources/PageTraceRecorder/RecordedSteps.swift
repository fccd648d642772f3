import PageTrace

/// Groups the calls that a recorder observes into steps.
///
/// A device does not say when a gesture begins, so the steps are inferred from the order of the calls. A transition
/// begins with `willTransitionTo`, or with the questions before it. A step is over when its end has been reported and
/// the turn of the main queue has passed. What a page view controller holds cannot be seen from outside, so the steps
/// do not have it.
struct RecordedSteps {
    private enum Kind { case set, transition, other }

    private var open: (step: Step, kind: Kind)?
    /// Whether the open step has ended, as far as the calls tell.
    private var isOver = false
    /// Whether a finger was down at the last position, and the progress there.
    private var drag: (isDown: Bool, progress: Double) = (false, 0)
    private var number = 0
    var turn = 0
    private var shown: [String] = []
    /// What the data source has answered, by page and side.
    private var answers: [Direction: [String: String]] = [:]

    /// Begins a step with a set of the app's, and returns the step before, unless that has been returned.
    mutating func begin(_ set: ProgrammaticSet) -> Step? {
        let last = close()
        let kind = GestureRecord.Kind.set(animated: set.isAnimated ? set.direction : nil)
        begin(.set, GestureRecord(kind, outcome: .completed, from: shown, to: set.pages))
        // A set without an animation or a block makes no further calls.
        (shown, isOver) = (set.pages, !set.isAnimated || !set.hasCompletion)
        return last
    }

    /// Begins a step with what happens to the container, and returns the step before, unless that has been returned.
    mutating func begin(_ act: ContainerLine) -> Step? {
        let last = close()
        begin(.other, GestureRecord(act.kind, outcome: .changed, from: shown))
        isOver = true
        if case .dataSource = act.kind { answers = [:] }
        return last
    }

    /// Adds a call, and returns the step before if the call begins another.
    mutating func add(_ callback: Callback<String>, isDragging: Bool) -> Step? {
        let last = begins(with: callback) ? close() : nil
        if open == nil {
            let isOfTransition = callback.isOfTransition
            // After a step, the content is laid out anew around the page.
            if case .scrollViewDidScroll(let position) = callback, position.progress == 0 { return last }
            if isOfTransition {
                begin(.transition, GestureRecord(.swipe(nil), outcome: .inFlight, from: shown))
            } else {
                begin(.other, GestureRecord(.calls, outcome: .changed, from: shown))
            }
            isOver = !isOfTransition
        }
        let phase = phase(of: callback)
        note(callback, isDragging: isDragging)
        open?.step.callbacks.append(CallbackRecord(callback, phase: phase, name: { $0 }))
        open?.step.turns?.append(turn)
        return last
    }

    /// The open step, if it has ended: the turn of the main queue has passed.
    mutating func turnHasPassed() -> Step? { isOver ? close() : nil }

    private func begins(with callback: Callback<String>) -> Bool {
        switch callback {
        case .willTransitionTo: isOver || open?.step.gesture.to.isEmpty == false
        // After a landing, one question follows, on the side of travel; a set asks none.
        case .viewControllerAfter, .viewControllerBefore:
            open?.kind == .set || isOver && open?.step.callbacks.last?.role == .dataSource
        default: false
        }
    }

    private mutating func begin(_ kind: Kind, _ gesture: GestureRecord) {
        var step = Step(number: number, gesture: gesture)
        step.turns = [turn]
        open = (step, kind)
        number += 1
        isOver = false
    }

    mutating func close() -> Step? {
        defer { (open, isOver) = (nil, false) }
        return open?.step
    }

    /// The container's phase, inferred from the order of the calls.
    private func phase(of callback: Callback<String>) -> Phase {
        switch callback {
        case .completion: .completion
        case .spineLocation: .orientation
        case .didFinishAnimating(_, _, let completed): completed ? .landing : .returning
        case .viewControllerAfter, .viewControllerBefore: isOver ? .preload : .dragStart
        case .willTransitionTo: .dragStart
        default: open.map { $0.kind == .set ? .set : $0.kind == .transition ? .drag : .rest } ?? .rest
        }
    }

    private mutating func note(_ callback: Callback<String>, isDragging: Bool) {
        switch callback {
        case .viewControllerAfter(let page, let answer): answers[.forward, default: [:]][page] = answer
        case .viewControllerBefore(let page, let answer): answers[.backward, default: [:]][page] = answer
        case .willTransitionTo(let pages): noteTransition(to: Array(pages))
        case .didFinishAnimating(_, let previous, let completed):
            open?.step.gesture.outcome = completed ? .completed : .cancelled
            if shown.isEmpty { open?.step.gesture.from = Array(previous) }
            if completed { noteLanding() }
            isOver = true
        case .completion: isOver = true
        case .setViewControllers(let pages, _, _): shown = pages
        case .scrollViewDidScroll(let position): note(position, isDragging: isDragging)
        case .spineLocation(let orientation, _):
            if case .orientation? = open?.step.gesture.kind { open?.step.gesture.kind = .orientation(orientation) }
        default: break
        }
    }

    private mutating func noteTransition(to pages: [String]) {
        open?.step.gesture.to = pages
        let sides = Direction.allCases.filter { side in
            shown.contains { answers[side]?[$0].map(pages.contains) ?? false }
        }
        // In a loop of two pages, both sides lead to the same page, so the side cannot be determined.
        guard sides.count == 1, let side = sides.first else { return }
        open?.step.gesture.kind = .swipe(side)
    }

    private mutating func noteLanding() {
        guard let gesture = open?.step.gesture, !gesture.to.isEmpty else { return }
        // The page just left is the neighbor on the other side, and is not asked for. (Rule 5)
        if let side = gesture.direction, let left = shown.first {
            for page in gesture.to { answers[side.opposite, default: [:]][page] = left }
        }
        shown = gesture.to
    }

    private mutating func note(_ position: ScrollProgress, isDragging: Bool) {
        if drag.isDown, !isDragging { open?.step.gesture.notes.append(StepNote(.letGo(at: drag.progress))) }
        drag = (isDragging, position.progress)
        // Back at rest without a transition: there was no page on that side. (Rule 12)
        guard position.progress == 0, !isDragging, let open, open.kind == .transition, open.step.gesture.to.isEmpty
        else { return }
        self.open?.step.gesture.outcome = .bounced
        isOver = true
    }
}

extension ProgrammaticSet {
    var call: Callback<String> { .setViewControllers(pages, direction: direction, animated: isAnimated) }
}

extension Callback {
    /// Whether the call belongs to a transition made by a finger.
    fileprivate var isOfTransition: Bool {
        switch self {
        case .viewControllerAfter, .viewControllerBefore, .willTransitionTo, .didFinishAnimating, .scrollViewDidScroll:
            true
        default: false
        }
    }
}
