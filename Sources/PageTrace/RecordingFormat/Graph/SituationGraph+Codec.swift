import Paging

extension SituationGraph {
    static let codec = RecordObject<SituationGraph>(
        "a graph", "Every situation that gestures can lead to, and what follows from each gesture there.",
        from: SituationGraph(
            trace: "", beginning: Recording(container: "", pages: [], steps: []), families: [], leftOut: [],
            gestures: [], beginningCalls: nil, steps: [], situations: []),
        [
            RecordKey(
                required: "graph", { _ in 1 }, { _, _ in }, .version(1, of: "graph"), "The version of the format, 1."),
            RecordKey(
                required: "beginning", \.beginning, { $0.beginning = $1 }, Recording.codec.codec,
                "The recording up to the first situation."),
            RecordKey(
                required: "trace", \.trace, { $0.trace = $1 }, .text,
                "The trace that leads to the first situation, as the text of a trace file."),
            RecordKey(
                optional: "beginningCalls", \.beginningCalls, { $0.beginningCalls = $1 }, .list(.words),
                "The calls that make the gestures up to there on the walk of a test."),
            RecordKey(
                optional: "families", \.families, { $0.families = $1 }, .list(.word),
                "The families of gestures that were tried."),
            RecordKey(
                optional: "leftOut", \.leftOut, { $0.leftOut = $1 }, .list(.word),
                "The families that were left out because the graph would have become too large."),
            RecordKey(
                optional: "elsewhere", { $0.elsewhere.isEmpty ? nil : $0.elsewhere }, { $0.elsewhere = $1 },
                .list(.words),
                "What can be reached with the families that were left out, and not in the graph."),
            RecordKey(
                optional: "isOpen", { $0.isOpen ? true : nil }, { $0.isOpen = $1 }, .boolean,
                "Whether the families that were left out have not been tried to the end."),
            RecordKey(
                optional: "depth", \.depth, { $0.depth = $1 }, .count(),
                "The number of gestures after which the graph ends; left out if nothing can come that is not in it."),
            RecordKey(
                optional: "tasks", { $0.tasks.isEmpty ? nil : $0.tasks }, { $0.tasks = $1 },
                RecordCodec(TraceTask.list) { $1.tree(TraceTask.list.write($0)) },
                "What the trace asks its reader to reach."),
            RecordKey(
                required: "gestures", \.gestures, { $0.gestures = $1 }, .list(Gesture.codec.codec),
                "The gestures that were tried."),
            RecordKey(
                required: "steps", \.steps, { $0.steps = $1 }, .list(Step.codec.codec),
                "What can happen, each once, numbered from 0."),
            RecordKey(
                required: "situations", \.situations, { $0.situations = $1 }, .list(Situation.codec.codec),
                "The situations; the graph begins in the first."),
        ],
        check: { graph, fields throws(Problem) in
            func check(_ place: Int?, _ count: Int, _ noun: String, _ path: JSONPath) throws(Problem) {
                guard let place, place >= count else { return }
                throw Problem(
                    .value(path), "there is no \(noun) \(Quantity.text(place))",
                    advice: "The last one is \(Quantity.text(count - 1)).")
            }
            let situations = fields.path.appending("situations")
            for (number, situation) in graph.situations.enumerated() {
                let path = situations.appending(number)
                try check(situation.reachedBy, graph.steps.count, "step", path)
                for transition in situation.transitions {
                    try check(transition.gesture, graph.gestures.count, "gesture", path)
                    try check(transition.step, graph.steps.count, "step", path)
                    try check(transition.next, graph.situations.count, "situation", path)
                }
                for drag in situation.drags {
                    try check(drag.gesture, graph.gestures.count, "gesture", path)
                    try check(drag.step, graph.steps.count, "step", path)
                }
            }
            guard graph.situations.isEmpty else { return }
            throw Problem(
                .value(situations), "a graph without situations",
                advice: "It begins in the first: there is at least one.")
        })
}

extension SituationGraph.Gesture {
    fileprivate static let codec = RecordObject<SituationGraph.Gesture>(
        "a gesture of a graph", "A gesture that is tried in every situation in which it is possible.",
        from: SituationGraph.Gesture(words: "", family: .swipe, trace: "", call: nil),
        [
            RecordKey(required: "words", \.words, { $0.words = $1 }, .words, "The gesture in words."),
            RecordKey(required: "family", \.family, { $0.family = $1 }, .word, "The family it belongs to."),
            RecordKey(
                required: "trace", \.trace, { $0.trace = $1 }, .words, "The gesture as an element of a trace, in JSON."),
            RecordKey(
                optional: "call", \.call, { $0.call = $1 }, .words, "The call that makes it on the walk of a test."),
        ])
}

extension SituationGraph.Situation {
    fileprivate static let codec = RecordObject<SituationGraph.Situation>(
        "a situation", "A situation of the container and its client.",
        from: SituationGraph.Situation(phase: .rest, reachedBy: nil, transitions: []),
        [
            RecordKey(
                required: "phase", \.phase, { $0.phase = $1 }, .word,
                "Nothing is in flight, a finger is down, or something is on its way."),
            RecordKey(
                optional: "reachedBy", \.reachedBy, { $0.reachedBy = $1 }, .count(),
                "The number of a step that ends here, and says what is held."),
            RecordKey(
                required: "transitions", \.transitions, { $0.transitions = $1 },
                .list(SituationGraph.Transition.codec.codec), "What each possible gesture leads to."),
            RecordKey(
                optional: "drags", { $0.drags.isEmpty ? nil : $0.drags }, { $0.drags = $1 },
                .list(SituationGraph.Drag.codec.codec),
                "What a finger calls that begins to drag, if the graph has no parts of drags."),
        ])
}

extension SituationGraph.Drag {
    fileprivate static let codec = RecordObject<SituationGraph.Drag>(
        "a begun drag", "A drag that is begun, and not followed any further.",
        from: SituationGraph.Drag(gesture: 0, step: 0),
        [
            RecordKey(required: "gesture", \.gesture, { $0.gesture = $1 }, .count(), "The place of the gesture."),
            RecordKey(required: "step", \.step, { $0.step = $1 }, .count(), "The number of what happens."),
        ])
}

extension SituationGraph.Transition {
    fileprivate static let codec = RecordObject<SituationGraph.Transition>(
        "a transition", "What follows from a gesture.", from: SituationGraph.Transition(gesture: 0, step: 0, next: nil),
        [
            RecordKey(required: "gesture", \.gesture, { $0.gesture = $1 }, .count(), "The place of the gesture."),
            RecordKey(required: "step", \.step, { $0.step = $1 }, .count(), "The number of what happens."),
            RecordKey(
                optional: "next", \.next, { $0.next = $1 }, .count(),
                "The place of the situation that it leads to; left out if the app has ended."),
        ])
}
