/// Everything that gestures can lead to, gesture by gesture, from where a recording ends.
///
/// A page that a reader swipes is made of it, so that every call on the page was made by the model, for the trace's own
/// client with its mistakes.
///
/// ```swift
/// try Data(trace.situations().json.utf8).write(to: url)
/// ```
public struct SituationGraph: Hashable, Sendable {
    /// The maximum number of transitions if nothing else is said; a page may hold more, if they are small.
    package static let usualLimit = 2_000

    /// A gesture that is tried in every situation in which it is possible.
    package struct Gesture: Hashable, Sendable {
        /// The gesture in words, with everything that a trace says about it.
        package var words: String
        package var family: GestureFamily
        /// The gesture as an element of a trace, in JSON.
        package var trace: String
        /// The call that makes it on the walk of a test, nil if there is none.
        package var call: String?
    }

    /// What follows from a gesture in a situation.
    package struct Transition: Hashable, Sendable {
        /// The place of the gesture in ``SituationGraph/gestures``.
        package var gesture: Int
        /// The place of what happens in ``SituationGraph/steps``.
        package var step: Int
        /// The place of the situation that it leads to, nil if the app has ended.
        package var next: Int?
    }

    /// A drag that is begun, and not followed any further.
    package struct Drag: Hashable, Sendable {
        /// The place of the gesture in ``SituationGraph/gestures``.
        package var gesture: Int
        /// The place of what happens in ``SituationGraph/steps``.
        package var step: Int
    }

    /// What decides which gestures can come next.
    package enum Activity: String, Hashable, Sendable, CaseIterable {
        /// Nothing is in flight.
        case rest
        /// A finger is down.
        case finger
        /// Something is on its way, and can settle.
        case flight
    }

    package struct Situation: Hashable, Sendable {
        package var phase: Activity
        /// The place of a step that ends here: it says what is held, and what the trackers say; nil where the graph
        /// begins.
        package var reachedBy: Int?
        /// What each possible gesture leads to, the simplest gesture first.
        package var transitions: [Transition]
        /// What a finger calls that begins to drag, if the graph has no parts of drags: the same, whether the page lands.
        package var drags: [Drag] = []
    }

    /// The trace that leads to the first situation, as the text of a trace file.
    package var trace: String
    /// What happened up to the first situation.
    package var beginning: Recording
    /// The families of gestures that were tried.
    package var families: [GestureFamily]
    /// The families that were left out because the graph would have become too large.
    package var leftOut: [GestureFamily]
    package var gestures: [Gesture]
    /// The calls that make the gestures up to the first situation on the walk of a test; nil if one has none.
    package var beginningCalls: [String]?
    /// What can happen, each once, numbered by its place.
    package var steps: [Step]
    /// The situations; the graph begins in the first.
    package var situations: [Situation]

    /// The number of gestures after which the graph ends, nil if nothing can come that is not in it.
    package var depth: Int?

    /// What the trace asks its reader to reach; empty for everything that can be reached.
    package var tasks: [TraceTask] = []

    /// What can be reached with gestures that the graph leaves out, in words.
    package var elsewhere: [String] = []
    /// Whether what it leaves out was not tried to the end either.
    package var isOpen = false

    /// Says what can be reached by everything that was asked for, and not in the graph.
    package mutating func compare(with exploration: Exploration) {
        let known = Set(sorts)
        elsewhere = exploration.walks.map(\.sort).filter { !known.contains($0) }.map(\.task)
        isOpen = !exploration.hasFindings && !exploration.isProof
    }

    package var transitions: Int { situations.reduce(0) { $0 + $1.transitions.count } }

    /// The sorts of findings that can be reached, the most important first.
    package var sorts: [FindingSort] {
        Set(followedSteps.flatMap(\.findings).map(FindingSort.init)).sorted { $0.rank() < $1.rank() }
    }

    /// What a reader can try to reach, in words, and the sorts of findings that solve it; none if nothing does.
    package var goals: [(words: String, sorts: [FindingSort])] {
        let reachable = sorts
        guard !tasks.isEmpty else { return reachable.map { ($0.task, [$0]) } }
        return tasks.map { task in (task.words, reachable.filter(task.isSolved)) }
    }

    /// The steps that lead to a situation, without drags that are only begun.
    private var followedSteps: [Step] {
        let places = Set(situations.flatMap(\.transitions).map(\.step))
        return steps.indices.filter(places.contains).map { steps[$0] }
    }

    /// Every step as a recording, for a drawing of the states.
    package var recording: Recording {
        var recording = beginning
        recording.steps = followedSteps
        recording.isWalk = false
        return recording
    }
}
