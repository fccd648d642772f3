import Paging

/// A session that remembers the situations it has been in, and what followed from each gesture in them.
///
/// A walk goes through the same few situations again and again, and the same follows each time. What has been seen once
/// is looked up: of a walk of a million swipes over four pages, only the first hundred steps are replayed.
struct RememberingSession<Driven: Stage & Hashable & Sendable>: Sendable
where Driven.Gesture: Hashable & Sendable {
    /// What followed from a gesture.
    private struct Edge {
        let next: Int
        let text: StepText
        let callbacks: Int
        let findings: Int
        let isStop: Bool
        let isEndless: Bool
    }

    /// The maximum number of situations kept; a replay that goes through more seldom comes back to them.
    private static var situationLimit: Int { 1_000 }
    /// The maximum size of the texts kept, in bytes.
    private static var textLimit: Int { 1 << 21 }

    /// The session, which stays where it is while steps are looked up.
    var session: Session<Driven>

    private var situations: [Driven] = []
    private var numbers: [Driven: Int] = [:]
    private var edges: [[Driven.Gesture: Edge]] = []
    private var textSize = 0
    /// The number of the current situation, nil if it is not kept.
    private var here: Int?
    /// Whether the session lags behind because its latest steps were looked up.
    private var isAhead = false

    /// Creates a session that remembers nothing yet.
    init(_ stage: Driven) {
        session = Session(stage)
    }

    /// Performs a gesture, or looks up what follows from it, and writes the step.
    ///
    /// A step with an annotation is neither looked up nor kept, because it has its own text.
    mutating func follow(
        _ gesture: Driven.Gesture, _ annotation: Annotation?, as form: StreamedLog.Form?, into bytes: inout [UInt8]
    ) -> RecordingSummary {
        let number = session.stepCount
        // What is drawn belongs to the gesture, so that a remembered situation knows what followed.
        let gesture = session.stage.decided(gesture)
        if annotation == nil, let here, let edge = edges[here][gesture] {
            self.here = edge.next
            isAhead = true
            session.storedStepCount += 1
            edge.text.write(number: number, to: &bytes)
            return RecordingSummary(
                steps: 1, callbacks: edge.callbacks, findings: edge.findings, stoppedAt: edge.isStop ? number : nil,
                isEndless: edge.isEndless)
        }
        if let here, isAhead { session.stage.enter(situations[here]) }
        isAhead = false
        let seen = session.judge(gesture)
        var text = StepText()
        let findings: [Finding]
        if let form {
            var step = seen.step(number: number)
            step.annotation = annotation
            text = StepText(step, as: form)
            findings = step.findings
        } else {
            findings = seen.findings
        }
        text.write(number: number, to: &bytes)
        let edge = Edge(
            next: place(of: session.stage) ?? -1, text: text, callbacks: seen.callbackCount, findings: findings.count,
            isStop: seen.outcome.isStop, isEndless: findings.contains { $0.kind == .endlessSets })
        if annotation == nil, let here, edge.next >= 0, textSize < Self.textLimit {
            textSize += text.count
            edges[here][gesture] = edge
        }
        here = edge.next >= 0 ? edge.next : nil
        return RecordingSummary(
            steps: 1, callbacks: edge.callbacks, findings: edge.findings, stoppedAt: edge.isStop ? number : nil,
            isEndless: edge.isEndless)
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

/// A step as it stands in a log, with a gap for its number.
struct StepText: Hashable, Sendable {
    private var head: [UInt8] = []
    private var tail: [UInt8] = []

    /// The number of bytes without the number.
    var count: Int { head.count + tail.count }

    /// Creates an empty text.
    init() {}

    /// Creates the text of a step.
    init(_ step: Step, as form: StreamedLog.Form) {
        switch form {
        case .text:
            head = [UInt8(ascii: "\n")]
            step.appendText(to: &tail)
            tail.removeFirst(step.number.description.utf8.count)
        case .jsonLines:
            var json = JSONBytes(capacity: 1200)
            step.write(to: &json)
            json.newline()
            head = Array(json.bytes[..<json.place])
            tail = Array(json.bytes[(json.place + step.number.description.utf8.count)...])
        }
    }

    /// Writes the step with a number.
    func write(number: Int, to bytes: inout [UInt8]) {
        guard count > 0 else { return }
        bytes.append(contentsOf: head)
        bytes.write(number: number)
        bytes.append(contentsOf: tail)
    }
}
