import PageTrace

/// Puts a recording into the form that the script of the page reads.
///
/// Pages, words, callbacks, held pages, lists and whole steps are in tables, each once, and are named by their places. What
/// can be missing is -1. A table says the names of its columns, by which `Page/recording.js` reads them; a column such as
/// `from[]` has places of lists.
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

    mutating func value() -> PageValue {
        let (steps, moments) = steps()
        var members: [PageValue.Member] = [
            ("title", .string(recording.title)), ("about", .string(recording.about)),
            ("container", .string(recording.setting)), ("layout", recording.layout.value),
            ("omitted", .strings([recording.omitted?.before, recording.omitted?.after].map { $0?.text ?? "" })),
            ("steps", .numbers(steps)), ("moments", value(of: moments)),
        ]
        if let graph { members.append(("graph", value(of: graph, after: moments.count))) }
        // The tables come last: they are filled while the rest is encoded.
        members += [
            ("lists", .list(lists.values.map { .raw($0) })),
            ("callbacks", .table(callbacks.values.map { row(of: $0) })),
            ("held", .list(held.values.map { value(of: $0) })),
            ("pages", .strings(pages.values)), ("listed", .number(recording.pages.count)),
            ("words", .strings(words.values)),
        ]
        let rules = rules.map { rule -> [PageValue.Member] in
            [
                ("name", .string(rule.name)), ("text", .string(rule.text)),
                ("sentences", .strings(RuleSentences.all[rule.name] ?? [])),
            ]
        }
        return .object(members + [("rules", .table(rules))])
    }

    /// What the findings refer to.
    private var rules: [RuleReference] {
        Set((recording.steps + (graph?.steps ?? [])).flatMap(\.findings).compactMap(\.rule)).sorted {
            $0.text < $1.text
        }
    }

    /// The number of each step and the place of what happens in it, and what happens, each once.
    private func steps() -> (steps: [Int], moments: [Step]) {
        let places = StepTable.places(of: recording.steps)
        var moments = ValueTable(places)
        let steps = zip(recording.steps, places).flatMap { [$0.number, moments.place(of: $1)] }
        return (steps, moments.values.map { recording.steps[$0] })
    }

    /// What happens in the steps of the recording, and then in those of the graph.
    private mutating func value(of moments: [Step]) -> PageValue {
        let possible = (graph?.steps ?? []).map { step in shared.map(step.naming) ?? step }
        return .table((moments + possible).map { row(of: $0) })
    }

    /// A graph, whose moments come after so many others; a situation is its phase, the place of its possible gestures,
    /// then for each of them its step and what is next.
    private func value(of graph: SituationGraph, after moments: Int) -> PageValue {
        var members: [PageValue.Member] = [
            ("moment", .number(moments)), ("trace", .string(graph.trace)), ("pages", .strings(written)),
            ("calls", graph.beginningCalls.map { .strings($0) } ?? .null),
            ("leftOut", .strings(graph.leftOut.map(\.lacking))),
        ]
        if !graph.elsewhere.isEmpty { members.append(("elsewhere", .strings(graph.elsewhere))) }
        if graph.isOpen { members.append(("isOpen", .number(1))) }
        if let depth = graph.depth { members.append(("depth", .number(depth))) }
        let gestures = graph.gestures.map { gesture -> [PageValue.Member] in
            [
                ("words", .string(shared?.words(gesture.words) ?? gesture.words)),
                ("family", .string(gesture.family.rawValue)), ("trace", .string(gesture.trace)),
                ("call", .string(gesture.call ?? "")),
            ]
        }
        var possible = ValueTable<[Int]>()
        let situations = graph.situations.map { situation in
            let phase = SituationGraph.Activity.allCases.firstIndex(of: situation.phase) ?? 0
            let gestures = possible.place(of: situation.transitions.map(\.gesture))
            return PageValue.numbers(
                [phase, gestures] + situation.transitions.flatMap { [$0.step, $0.next ?? -1] })
        }
        let tasks = graph.goals.map { goal -> [PageValue.Member] in
            let sorts = goal.sorts.map { sort in
                [sort.kind.rawValue, sort.rule?.name ?? "", sort.tracker ?? ""].joined(separator: "|")
            }
            return [
                ("words", .string(goal.words.prefix(1).uppercased() + goal.words.dropFirst())),
                ("sorts", .strings(sorts)),
            ]
        }
        return .object(
            members + [
                ("gestures", .table(gestures)), ("situations", .list(situations)),
                ("drags", .list(graph.situations.map { .numbers($0.drags.flatMap { [$0.gesture, $0.step] }) })),
                ("possible", .list(possible.values.map { .numbers($0) })), ("tasks", .table(tasks)),
            ])
    }

    private mutating func row(of step: Step) -> [PageValue.Member] {
        let (gesture, motion) = (step.gesture, StepMotion(of: step, pages: recording.pages))
        let scenes = StepScenes(of: step, motion).scenes
        let values: [PageValue.Member] = [
            ("name", .number(words.place(of: gesture.name))),
            ("direction", .number(gesture.direction.map { $0 == .forward ? 1 : -1 } ?? 0)),
            ("outcome", .number(words.place(of: gesture.outcome.rawValue))),
            ("motion", .number(gesture.kind.motion)), ("note", .number(words.place(of: step.annotation?.note))),
            ("isEmphasized", .bool(step.annotation?.isEmphasized == true)),
        ]
        let lists: [PageValue.Member] = [
            ("from", .numbers(gesture.from.map { pages.place(of: $0) })),
            ("to", .numbers(gesture.to.map { pages.place(of: $0) })),
            ("notes", .numbers(step.notes.map { words.place(of: $0.rawValue) })),
            ("calls", .numbers(step.callbacks.map { callbacks.place(of: $0) })),
            ("before", .numbers(step.before.map { held.place(of: $0) })),
            ("after", .numbers(step.after.map { held.place(of: $0) })),
            ("loaded", .numbers(step.loaded.map { pages.place(of: $0) })),
            ("dropped", .numbers(step.dropped.map { pages.place(of: $0) })),
            ("trackers", .list(step.trackers.map { .numbers(numbers(of: $0)) })),
            ("findings", .list(step.findings.map { .numbers(numbers(of: $0)) })),
            ("position", .decimals(gesture.kind.position.map(\.drawable))),
            ("size", .decimals(gesture.kind.size?.sides ?? [])), ("way", way(of: step, motion)),
            ("offsets", offsets(in: scenes)),
            ("holdings", holdings(in: scenes, of: step)),
            (
                "own",
                .list(
                    step.ownChanges.map { own in
                        .numbers([own.place] + numbers(of: own.change) + [words.place(of: own.cause)])
                    })
            ),
        ]
        let places = lists.map { list -> PageValue.Member in
            ("\(list.key)[]", .number(self.lists.place(of: list.value.bytes)))
        }
        return values + places
    }

    /// The call with which the step lands, its motion, and the offset at which a scroll view comes to rest.
    private func way(of step: Step, _ motion: StepMotion) -> PageValue {
        let numbers = [step.landing, motion.side, motion.shift, motion.staysOff ? 1 : 0].map { PageValue.number($0) }
        let offsets = [motion.start, motion.end] + step.restingOffset
        return .list(numbers + offsets.map { .decimal($0.drawable) })
    }

    /// After which calls the pages are elsewhere, and how far from rest, between the first call and the last.
    private func offsets(in scenes: [StepScenes.Scene]) -> PageValue {
        .list(
            changes(in: scenes, \.offset).flatMap { calls, offset in
                [.number(calls), offset.map { .decimal($0.drawable) } ?? .null]
            })
    }

    /// After which calls other pages are held, between the first call and the last: by the container, or, in a list, by
    /// each holder if others than the container hold something else as well.
    private mutating func holdings(in scenes: [StepScenes.Scene], of step: Step) -> PageValue {
        let landing = step.landing
        return .list(
            changes(in: scenes, \.held).flatMap { calls, holders -> [PageValue] in
                let places = holders.map { held.place(of: $0) }
                let isAlone = holders.dropFirst() == (calls > landing ? step.after : step.before).dropFirst()
                return [.number(calls), isAlone && !places.isEmpty ? .number(places[0]) : .numbers(places)]
            })
    }

    private func changes<Value: Equatable>(
        in scenes: [StepScenes.Scene], _ value: (StepScenes.Scene) -> Value
    ) -> [(calls: Int, value: Value)] {
        let values = scenes.map(value)
        return values.indices.dropFirst().dropLast().filter { values[$0] != values[$0 - 1] }.map { ($0, values[$0]) }
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

    private mutating func row(of call: CallbackRecord) -> [PageValue.Member] {
        [
            ("name", .number(words.place(of: call.name))), ("role", .number(words.place(of: call.role.rawValue))),
            ("phase", .number(words.place(of: call.phase.rawValue))),
            ("values", .list(call.arguments.map { [.number(words.place(of: $0.label)), value(of: $0.value)] })),
            ("answer", call.answer.map { value(of: $0) } ?? .null), ("note", .number(words.place(of: call.note))),
            ("changes", .list(call.changes.map { .numbers(numbers(of: $0)) })),
            ("point", .decimals(call.point.map { [$0.x, $0.y] } ?? [])),
            (
                "moves",
                .list(call.moves.map { .numbers([words.place(of: $0.slot), $0.way.rawValue, $0.isShown ? 1 : 0]) })
            ),
            ("effect", .number(words.place(of: call.effect?.rawValue))),
        ]
    }

    private mutating func value(of value: CallbackRecord.Value) -> PageValue {
        switch value {
        case .page(let page): .numbers([0, pages.place(of: page)])
        case .pages(let names): .numbers([1] + names.map { pages.place(of: $0) })
        case .bool(let value): .numbers([2, value ? 1 : 0])
        case .number(let number): .numbers([3, number])
        case .word(let word): .numbers([4, words.place(of: word)])
        case .point(let point): .numbers([4, words.place(of: point.text)])
        case .decimal(let number): .numbers([4, words.place(of: Wording.plain(number))])
        case .nil: .numbers([5])
        }
    }

    private mutating func value(of held: HeldPages) -> PageValue {
        let holder = words.place(of: held.holder)
        let slots = held.slots.map { slot in
            PageValue.numbers(
                [words.place(of: slot.name), content(of: slot), slot.isShown ? 1 : 0] + slot.placeNumbers)
        }
        return [.number(holder), .list(slots)]
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
    fileprivate var motion: Int { isSwipe ? 1 : isSet ? 2 : 0 }

    /// The size that the container gets, nil if it keeps its own.
    fileprivate var size: ScrollSize? { if case .resize(let size) = self { size } else { nil } }
}

extension Recording.Layout {
    fileprivate var value: PageValue {
        .object([
            ("arrangement", .string(arrangement.rawValue)), ("isCurled", .bool(isCurled)),
            ("isVertical", .bool(isVertical)), ("isRightToLeft", .bool(isMirrored)),
            ("size", .decimals(size?.sides ?? [])),
        ])
    }
}

extension ScrollSize {
    fileprivate var sides: [Double] { [width.drawable, height.drawable] }
}

extension Double {
    /// A number that can be drawn: what is beyond any container is no place.
    fileprivate var drawable: Double { isFinite ? Swift.min(1e9, Swift.max(-1e9, self)) : 0 }
}
