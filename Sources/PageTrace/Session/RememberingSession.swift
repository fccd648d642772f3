import Paging

/// A session that remembers the situations it has been in, and what followed from each gesture in them.
///
/// A walk goes through the same few situations again and again, and the same follows each time. What has been seen once
/// is looked up: of a walk of a million swipes over four pages, only the first hundred steps are replayed.
struct RememberingSession<Driven: Stage & Hashable & Sendable>: Sendable
where Driven.Gesture: Hashable & Sendable {
    /// What followed from a gesture: the figures of the step, and where it is kept, as a text or as a value.
    private struct Edge {
        let next: Int
        let summary: RecordingSummary
        var text: Int?
        var step: Int?
    }

    /// The maximum number of situations kept; a replay that goes through more seldom comes back to them.
    private static var situationLimit: Int { 1_000 }
    /// The maximum size of what is kept of steps, in bytes of text; a callback of a step counts as a hundred.
    private static var sizeLimit: Int { 1 << 21 }

    var remembers = true

    private var session: StagedSession<Driven>
    private var situations: [Driven] = []
    private var numbers: [Driven: Int] = [:]
    private var edges: [[Driven.Gesture: Edge]] = []
    private var texts: [LoggedStep] = []
    private var steps: [Step] = []
    private var size = 0
    /// The number of the current situation, nil if it is not kept.
    private var here: Int?
    /// Whether the session lags behind because its latest steps were looked up.
    private var isAhead = false

    init(_ stage: Driven) { session = StagedSession(stage) }

    /// Whether the session has stopped; a step that stops it is never looked up.
    var hasStopped: Bool { session.hasStopped }

    /// The container and its client as they are now.
    var stage: Driven {
        var session = self
        session.catchUp()
        return session.session.stage
    }

    var waiting: Waiting? { isAhead ? here.flatMap { situations[$0].waiting } : session.stage.waiting }

    mutating func open() -> Step? { session.open() }

    /// Performs a gesture, or looks up what follows from it, and makes the step.
    mutating func perform(_ gesture: Driven.Gesture) -> Step {
        // What is drawn belongs to the gesture, so that a remembered situation knows what followed.
        let gesture = session.stage.decided(gesture)
        if let edge = edge(gesture), let place = edge.step {
            var step = steps[place]
            step.number = pass(edge)
            return step
        }
        catchUp()
        let before = here
        let step = session.counting { $0.step(gesture, number: $1) }
        let size = 100 * (1 + step.callbacks.count)
        let edge = Edge(next: arrive(), summary: RecordingSummary(CollectionOfOne(step)), step: steps.count)
        if keep(edge, of: gesture, from: before, size: size) { steps.append(step) }
        return step
    }

    /// Performs a gesture, or looks up what follows from it, and writes the step.
    ///
    /// A step with an annotation is neither looked up nor kept, because it has its own text.
    mutating func follow(
        _ gesture: Driven.Gesture, _ annotation: Annotation?, as forms: [StreamedLog.Form], into logs: inout [[UInt8]]
    ) -> RecordingSummary {
        let gesture = session.stage.decided(gesture)
        if annotation == nil, let edge = edge(gesture), let place = edge.text {
            texts[place].write(number: pass(edge), to: &logs)
            return edge.summary
        }
        catchUp()
        let (before, number) = (here, session.stepCount)
        let seen = session.judge(gesture)
        var text = LoggedStep()
        let findings: [Finding]
        if forms.isEmpty {
            findings = seen.findings
        } else {
            var step = seen.step(number: number)
            step.annotation = annotation
            text = LoggedStep(step, as: forms)
            findings = step.findings
        }
        text.write(number: number, to: &logs)
        var summary = RecordingSummary()
        (summary.steps, summary.callbacks, summary.findings) = (1, seen.callbackCount, findings.count)
        if seen.outcome.isStop { summary.stoppedAt = number }
        summary.note(findings)
        let next = arrive()
        if annotation == nil {
            let edge = Edge(next: next, summary: summary, text: texts.count)
            if keep(edge, of: gesture, from: before, size: text.count) { texts.append(text) }
        }
        return summary
    }

    /// The number of the situation that the replay is in; nil if it is not kept, or if chance decides what follows.
    var place: Int? { session.stage.isDecidedByChance ? nil : here }

    /// Goes to a situation that the replay has been in, without the gestures that lead to it.
    mutating func enter(_ place: Int) { (here, isAhead) = (place, true) }

    /// Performs a gesture if it can come next, or passes along what follows from it.
    ///
    /// - Returns: Whether sets without end have followed.
    mutating func check(_ gesture: Driven.Gesture) -> Result<Bool, GestureRefusal> {
        let gesture = session.stage.decided(gesture)
        if let edge = edge(gesture) {
            _ = pass(edge)
            return .success(edge.summary.isEndless)
        }
        catchUp()
        if let refusal = session.refusal(of: gesture) { return .failure(refusal) }
        let before = here
        let seen = session.judge(gesture)
        var summary = RecordingSummary()
        summary.note(seen.findings)
        if seen.outcome.isStop { summary.stoppedAt = session.stepCount - 1 }
        _ = keep(Edge(next: arrive(), summary: summary), of: gesture, from: before, size: 100)
        return .success(summary.isEndless)
    }

    /// What is known to follow from a gesture.
    private func edge(_ gesture: Driven.Gesture) -> Edge? { here.flatMap { edges[$0][gesture] } }

    /// Goes along an edge without performing its gesture, and returns the number of the step.
    private mutating func pass(_ edge: Edge) -> Int {
        here = edge.next
        isAhead = true
        defer { session.stepCount += 1 }
        return session.stepCount
    }

    /// Brings the session to where the replay is.
    private mutating func catchUp() {
        if let here, isAhead { session.stage.enter(situations[here]) }
        isAhead = false
    }

    /// Finds the situation that the session has come to, -1 if it is not kept.
    private mutating func arrive() -> Int {
        here = remembers ? place(of: session.stage) : nil
        return here ?? -1
    }

    /// Keeps what followed from a gesture, unless too much is kept already; `true` if it does.
    private mutating func keep(_ edge: Edge, of gesture: Driven.Gesture, from before: Int?, size: Int) -> Bool {
        guard let before, edge.next >= 0, edge.summary.stoppedAt == nil, self.size < Self.sizeLimit else {
            return false
        }
        self.size += size
        edges[before][gesture] = edge
        return true
    }

    /// The number of a situation, nil if it is new and no more are kept.
    private mutating func place(of situation: Driven) -> Int? {
        if situations.count < Self.situationLimit {
            if let number = numbers[situation] { return number }
            numbers[situation] = situations.count
            situations.append(situation)
            edges.append([:])
            return situations.count - 1
        }
        // A replay with this many situations seldom returns to one: looking them up would cost more than it saves.
        return here == nil ? nil : numbers[situation]
    }
}
