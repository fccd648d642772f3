import PageTrace

/// Writes a recording in the form that the script of the page reads.
///
/// Pages, words, callbacks, held pages, lists and whole steps are in tables, each once, and are named by their places. What
/// can be missing is -1. `Page/recording.js` reads the same lists in the same order.
struct RecordingEncoder {
    private let recording: Recording
    /// What can follow, if the page answers to a finger.
    private let graph: SituationGraph?
    /// What the names of pages are written without.
    private let shared: SharedNames?
    /// The names as the app writes them.
    private let written: [String]
    private var pages: ValueTable<String>
    private var words = ValueTable<String>()
    private var callbacks = ValueTable<CallbackRecord>()
    private var held = ValueTable<HeldPages>()
    /// What is a list in a step, as JSON: most steps have the same few.
    private var lists = ValueTable<[UInt8]>()

    init(_ recording: Recording, graph: SituationGraph? = nil, shared: SharedNames? = nil) {
        self.recording = recording.naming(shared)
        self.shared = shared
        self.graph = graph
        written = recording.pages
        pages = ValueTable(self.recording.pages)
    }

    mutating func write(to json: inout CompactJSON) {
        json.object { json in
            json.member("title") { $0.string(recording.title) }
            json.member("about") { $0.string(recording.about) }
            json.member("container") { $0.string(recording.setting) }
            json.member("layout") { recording.layout.write(to: &$0) }
            json.key("omitted")
            json.list([recording.omitted?.before, recording.omitted?.after]) { $1.string($0?.text ?? "") }
            let moments = writeSteps(to: &json)
            if let graph { write(graph, moments, to: &json) }
            // The tables come last: they are filled while the rest is written.
            json.member("lists") { $0.list(lists.values) { $1.raw($0) } }
            json.member("callbacks") { writeCallbacks(to: &$0) }
            json.member("held") { $0.list(held.values) { write($0, to: &$1) } }
            json.member("pages") { $0.list(pages.values) { $1.string($0) } }
            json.member("listed") { $0.number(recording.pages.count) }
            json.member("words") { $0.list(words.values) { $1.string($0) } }
            json.key("rules")
            json.list(rules) { rule, json in
                json.list { json in
                    json.string(rule.name)
                    json.string(rule.text)
                    json.list(RuleSentences.all.first { $0.name == rule.name }?.sentences ?? []) { $1.string($0) }
                }
            }
        }
    }

    /// What the findings refer to.
    private var rules: [RuleReference] {
        Set((recording.steps + (graph?.steps ?? [])).flatMap(\.findings).compactMap(\.rule)).sorted {
            $0.text < $1.text
        }
    }

    /// Writes the steps, and what happens in them, each once.
    ///
    /// - Returns: The number of moments before those of the graph.
    private mutating func writeSteps(to json: inout CompactJSON) -> Int {
        let steps = recording.steps
        let places = StepTable.places(of: steps)
        var moments = ValueTable(places)
        json.key("steps")
        json.list(zip(steps, places)) { step, json in
            json.number(step.0.number)
            json.number(moments.place(of: step.1))
        }
        json.key("moments")
        let possible = (graph?.steps ?? []).map { step in shared.map(step.naming) ?? step }
        json.list(moments.values.map { steps[$0] } + possible) { write($0, to: &$1) }
        return moments.values.count
    }

    /// Writes the graph; a situation is its phase, the place of its possible gestures, then for
    /// each of them its step and what is next.
    private mutating func write(_ graph: SituationGraph, _ moments: Int, to json: inout CompactJSON) {
        json.key("graph")
        json.object { json in
            json.member("moment") { $0.number(moments) }
            json.member("trace") { $0.string(graph.trace) }
            json.member("pages") { $0.list(written) { $1.string($0) } }
            json.key("calls")
            if let calls = graph.beginningCalls { json.list(calls) { $1.string($0) } } else { json.null() }
            json.member("leftOut") { $0.list(graph.leftOut) { $1.string($0.lacking) } }
            if !graph.elsewhere.isEmpty { json.member("elsewhere") { $0.list(graph.elsewhere) { $1.string($0) } } }
            if graph.isOpen { json.member("isOpen") { $0.number(1) } }
            if let depth = graph.depth { json.member("depth") { $0.number(depth) } }
            json.key("gestures")
            json.list(graph.gestures) { gesture, json in
                let texts = [
                    shared?.words(gesture.words) ?? gesture.words, gesture.family.rawValue, gesture.trace,
                    gesture.call ?? "",
                ]
                json.list(texts) { $1.string($0) }
            }
            var possible = ValueTable<[Int]>()
            json.key("situations")
            json.list(graph.situations) { situation, json in
                let phase = SituationGraph.Phase.allCases.firstIndex(of: situation.phase) ?? 0
                let gestures = possible.place(of: situation.transitions.map(\.gesture))
                json.list([phase, gestures] + situation.transitions.flatMap { [$0.step, $0.next ?? -1] })
            }
            json.member("drags") {
                $0.list(graph.situations) { $1.list($0.drags.flatMap { [$0.gesture, $0.step] }) }
            }
            json.member("possible") { $0.list(possible.values) { $1.list($0) } }
            json.key("tasks")
            json.list(graph.goals) { goal, json in
                json.list { json in
                    json.string(goal.words.prefix(1).uppercased() + goal.words.dropFirst())
                    json.list(goal.sorts) { sort, json in
                        json.string(
                            [sort.kind.rawValue, sort.rule?.name ?? "", sort.tracker ?? ""].joined(separator: "|"))
                    }
                }
            }
        }
    }

    private mutating func write(_ step: Step, to json: inout CompactJSON) {
        let gesture = step.gesture
        json.list { json in
            json.number(words.place(of: gesture.name))
            json.number(gesture.direction.map { $0 == .forward ? 1 : -1 } ?? 0)
            json.number(words.place(of: gesture.outcome.rawValue))
            let lists = [
                CompactJSON { $0.list(gesture.from.map { pages.place(of: $0) }) },
                CompactJSON { $0.list(gesture.to.map { pages.place(of: $0) }) },
                CompactJSON { $0.list(step.notes.map { words.place(of: $0.rawValue) }) },
                CompactJSON { $0.list(step.callbacks.map { callbacks.place(of: $0) }) },
                CompactJSON { $0.list(step.before.map { held.place(of: $0) }) },
                CompactJSON { $0.list(step.after.map { held.place(of: $0) }) },
                CompactJSON { $0.list(step.loaded.map { pages.place(of: $0) }) },
                CompactJSON { $0.list(step.dropped.map { pages.place(of: $0) }) },
                CompactJSON { $0.list(step.trackers) { $1.list(numbers(of: $0)) } },
                CompactJSON { $0.list(step.findings) { $1.list(numbers(of: $0)) } },
                CompactJSON { $0.list(gesture.kind.position.map(\.drawable)) { $1.number($0) } },
                CompactJSON { $0.list(gesture.kind.size?.sides ?? []) { $1.number($0) } },
            ]
            for list in lists { json.number(self.lists.place(of: list.bytes)) }
            json.number(words.place(of: step.annotation?.note))
            json.number(step.annotation?.isEmphasized == true ? 1 : 0)
            json.number(gesture.kind.motion)
            // Most steps have none.
            guard !step.ownChanges.isEmpty else { return }
            json.list(step.ownChanges) { own, json in
                json.list([own.place] + numbers(of: own.change) + [words.place(of: own.cause)])
            }
        }
    }

    private mutating func numbers(of tracker: TrackerRecord) -> [Int] {
        let verdict = tracker.isWrong ? 1 : tracker.isRight ? 0 : 2
        return [words.place(of: tracker.name), words.place(of: tracker.value), verdict]
    }

    private mutating func numbers(of change: CallbackRecord.Change) -> [Int] {
        [words.place(of: change.tracker), words.place(of: change.old), words.place(of: change.new)]
    }

    private mutating func numbers(of finding: Finding) -> [Int] {
        [
            words.place(of: finding.kind.rawValue), words.place(of: finding.message),
            words.place(of: finding.rule?.name), finding.callback ?? 0, finding.kind.isFatal ? 1 : 0,
            words.place(of: finding.tracker),
        ]
    }

    private mutating func writeCallbacks(to json: inout CompactJSON) {
        json.list(callbacks.values) { call, json in
            json.list { json in
                json.number(words.place(of: call.name))
                json.number(words.place(of: call.role.rawValue))
                json.number(words.place(of: call.phase.rawValue))
                json.list(call.arguments) { argument, json in
                    json.list { json in
                        json.number(words.place(of: argument.label))
                        write(argument.value, to: &json)
                    }
                }
                if let answer = call.answer { write(answer, to: &json) } else { json.null() }
                json.number(words.place(of: call.note))
                json.list(call.changes) { $1.list(numbers(of: $0)) }
                json.list(call.point) { $1.number($0) }
                json.list(call.moves) { move, json in
                    json.list([words.place(of: move.slot), move.way.rawValue, move.isShown ? 1 : 0])
                }
                json.number(words.place(of: call.effect?.rawValue))
            }
        }
    }

    private mutating func write(_ value: CallbackRecord.Value, to json: inout CompactJSON) {
        switch value {
        case .page(let page): json.list([0, pages.place(of: page)])
        case .pages(let names): json.list([1] + names.map { pages.place(of: $0) })
        case .bool(let value): json.list([2, value ? 1 : 0])
        case .number(let number): json.list([3, number])
        case .word(let word): json.list([4, words.place(of: word)])
        case .point(let point): json.list([4, words.place(of: point.text)])
        case .decimal(let number): json.list([4, words.place(of: Wording.plain(number))])
        case .nil: json.list([5])
        }
    }

    private mutating func write(_ held: HeldPages, to json: inout CompactJSON) {
        json.list { json in
            json.number(words.place(of: held.holder))
            json.list(held.slots) { slot, json in
                json.list([words.place(of: slot.name), content(of: slot), slot.isShown ? 1 : 0] + slot.placeNumbers)
            }
        }
    }

    /// The page in a slot, -1 if nobody has asked, -2 if the answer was nil.
    private mutating func content(of slot: HeldPages.Slot) -> Int {
        switch slot.content {
        case .page(let page): pages.place(of: page)
        case .unknown: -1
        case .none: -2
        }
    }
}

extension CallbackRecord {
    /// The offset that a scroll view tells, empty if the call tells none.
    fileprivate var point: [Double] {
        for argument in arguments { if case .point(let point) = argument.value { return [point.x, point.y] } }
        return []
    }
}

extension HeldPages.Slot {
    /// Where the slot lies: a kind, and its numbers; nothing if it lies nowhere in particular.
    fileprivate var placeNumbers: [Int] {
        switch place {
        case .beside(let offset): [0, offset]
        case .leaf(let leaf): [1, leaf]
        case .cell(let column, let row): [2, column, row]
        case nil: []
        }
    }
}

extension GestureRecord.Kind {
    /// Who moves the pages: 1 a finger that swipes, 2 the app, 0 anything else.
    fileprivate var motion: Int {
        switch self {
        case .swipe: 1
        case .set: 2
        default: 0
        }
    }

    /// The size that the container gets, nil if it keeps its own.
    fileprivate var size: ScrollSize? { if case .resize(let size) = self { size } else { nil } }
}

extension Recording.Layout {
    fileprivate func write(to json: inout CompactJSON) {
        json.object { json in
            json.member("arrangement") { $0.string(arrangement.rawValue) }
            json.member("isCurled") { $0.bool(isCurled) }
            json.member("isVertical") { $0.bool(isVertical) }
            json.member("isRightToLeft") { $0.bool(isMirrored) }
            json.member("size") { $0.list(size?.sides ?? []) { $1.number($0) } }
        }
    }
}

extension ScrollSize {
    fileprivate var sides: [Double] { [width.drawable, height.drawable] }
}

extension Double {
    /// A number that can be drawn: what is beyond any container is no place.
    fileprivate var drawable: Double { isFinite ? Swift.min(1e9, Swift.max(-1e9, self)) : 0 }
}
