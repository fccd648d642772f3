import Paging

/// A change of one statement of the app: keys of one object of its trace, and what they say afterward.
///
/// Of a variable, its moment changes as a whole: where it is updated and what it takes there is one line of an app.
package struct RepairChange: Hashable, Sendable {
    /// A key, and its value as JSON; nil if it is left out.
    struct Setting: Hashable, Sendable {
        let key: String
        let value: String?
    }

    /// An object, by its path from the root of the trace, and what changes in it.
    struct Edit: Hashable, Sendable {
        let object: [JSONStep]
        let settings: [Setting]
    }

    /// The first of the objects that change.
    let edit: Edit
    /// Other objects that change with it.
    var others: [Edit] = []
    /// The change in words, such as `update title in didFinishAnimating, if completed, from …`.
    package let words: String
    /// The variable that is updated at another moment, nil for any other change.
    var variable: Tracker?

    init(object: [JSONStep], settings: [Setting], words: String, variable: Tracker? = nil) {
        (edit, self.words, self.variable) = (Edit(object: object, settings: settings), words, variable)
    }

    var settings: [Setting] { edit.settings }

    /// Whether it changes what the app does in a gesture of the trace.
    var isOfAct: Bool { edit.object.first == .key("gestures") }

    /// Whether the app has to begin to count directions, or to follow the scroll view, which no public property gives.
    var isRoundabout: Bool {
        settings.contains { $0.key == "takes" } && [.direction, .nearest].contains(variable?.takes)
    }

    /// Whether it sets the same key of the same object as another one.
    func collides(with other: RepairChange) -> Bool {
        edit.object == other.edit.object && !Set(settings.map(\.key)).isDisjoint(with: other.settings.map(\.key))
    }

    /// Whether its moment takes the same in fewer places than that of another change.
    func isSimpler(than other: RepairChange) -> Bool {
        guard let mine = variable, let its = other.variable, mine != its else { return false }
        return mine.takes == its.takes && mine.onlyWhenCompleted == its.onlyWhenCompleted
            && mine.updatedIn.isSubset(of: its.updatedIn) && (its.followsSets || !mine.followsSets)
            && (its.startsEmpty || !mine.startsEmpty)
    }
}

extension [RepairChange] {
    package var words: String { map(\.words).joined(separator: "; ") }
    /// The number of keys that change.
    var keys: Int { reduce(0) { $0 + $1.settings.count } }
    /// What is to be weighed first, and then the number of keys.
    var effort: (roundabout: Int, keys: Int) { (count(where: \.isRoundabout), keys) }
    /// Those that take the same in no more places than any other.
    var simplest: [RepairChange] { filter { one in !contains { $0.isSimpler(than: one) } } }
}

extension RepairChange {
    /// The same change, also of other objects that say the same.
    fileprivate func repeated(at paths: ArraySlice<[JSONStep]>) -> RepairChange {
        var change = self
        change.others = paths.map { path in
            Edit(object: path + edit.object.dropFirst(path.count), settings: edit.settings)
        }
        return change
    }

    fileprivate init(joining changes: [RepairChange], words: String) {
        self.init(object: changes[0].edit.object, settings: changes[0].settings, words: words)
        others = changes[0].others + changes.dropFirst().flatMap { [$0.edit] + $0.others }
    }

    /// The key of a client's variables, whose moments are changed as a whole.
    private static let variables = "trackers"
    /// Keys without which nobody would look at a page any more.
    private static let measured: Set = ["wants"]
    /// The keys of a gesture that say how it ends, which no code of the app decides, and what it is called.
    private static let fate: Set = ["ends", "loses", "act"]
    /// Keys that say in which case something is done: in the other one it is something else.
    private static let cases: Set = ["if"]
    /// What keeps the finger from paging from then on, or a block from running: that hides a finding.
    private static let blocking = [
        "dataSource": "\"removed\"", "isScrollEnabled": "false", "busy": "true", "completion": "false",
    ]

    fileprivate static func blocks(_ key: String, _ value: String?) -> Bool { value != nil && blocking[key] == value }

    /// Every change of one key of an object, and of the objects in it, that its schema allows: of words, callbacks and
    /// Boolean values.
    static func ofKeys(in object: JSONTree, _ schema: JSONTree, at path: [JSONStep], _ place: String)
        -> [RepairChange]
    {
        (schema.value(of: "properties")?.members ?? []).flatMap { key, form -> [RepairChange] in
            guard key != variables, !fate.contains(key) else { return [] }
            let (old, inside) = (object.value(of: key), path + [.key(key)])
            let items = form.value(of: "items")
            let forms = items.map { $0.value(of: "oneOf")?.elements ?? [$0] } ?? []
            if forms.contains(where: { $0.value(of: "properties") != nil }) {
                return (old?.elements ?? []).enumerated().flatMap { index, element -> [RepairChange] in
                    // The first key says what an effect of a function is.
                    let form = forms.first { form in
                        forms.count == 1 || form.keys.first.map { element.value(of: $0) != nil } ?? false
                    }
                    guard let form else { return [] }
                    return ofKeys(in: element, form, at: inside + [.index(index)], "\(place).\(key)[\(index)]")
                }
            }
            func change(to value: String?, _ words: String) -> RepairChange {
                RepairChange(object: path, settings: [Setting(key: key, value: value)], words: words)
            }
            let isOtherCase = old != nil && cases.contains(key)
            var (changes, values) = ([RepairChange](), isOtherCase ? [] : form.values(insteadOf: old))
            if form.value(of: "properties") != nil {
                if let old {
                    changes = ofKeys(in: old, form, at: inside, "\(place).\(key)")
                } else {
                    values = form.objects
                }
            }
            changes += values.filter { !blocks(key, $0.text()) }.map {
                change(to: $0.text(), "write \"\(key)\": \($0.text()) in \(place)")
            }
            // A set that is not animated has no block unless it says so.
            guard let old, !schema.required.contains(key), !measured.contains(key),
                (key, old.text()) != ("completion", "true")
            else {
                return changes
            }
            return changes + [change(to: nil, "leave \"\(key)\" out of \(place)")]
        }
    }

    /// Every moment at which a variable could be updated, each once; what it holds stays as it is.
    static func moments(of variable: Tracker, at place: Int) -> [RepairChange] {
        let members = Tracker.codec.members(variable)
        var choices: [[JSONTree.Member]] = [[]]
        for (key, form) in Tracker.codec.schema().value(of: "properties")?.members ?? [] {
            let values = form.values(insteadOf: JSONTree.object(members).value(of: key))
            choices += choices.flatMap { choice in values.map { choice + [(key, $0)] } }
        }
        let codec = Codec<Tracker>.object(Tracker.codec)
        var seen: Set<Tracker> = [variable]
        return choices.compactMap { choice in
            var reading = ReaderState(limits: TraceLimits())
            let object = JSONTree.object(members.filter { old in !choice.contains { $0.key == old.key } } + choice)
            guard let moment = try? codec.read(JSONValue(rootOf: Array(object.text().utf8)), variables, &reading),
                moment.holds == variable.holds, seen.insert(moment).inserted,
                // What is counted is an index, and no app begins to count.
                moment.takes != .direction || moment.holds == .index || variable.takes == .direction
            else { return nil }
            // What became of the default is left out.
            let (old, new) = (JSONTree.object(members), JSONTree.object(Tracker.codec.members(moment)))
            let changed = Tracker.codec.names.compactMap { key -> Setting? in
                let value = new.value(of: key)?.text()
                return value == old.value(of: key)?.text() ? nil : Setting(key: key, value: value)
            }
            let path: [JSONStep] = [.key("client"), .key(variables), .index(place)]
            let fills = variable.startsEmpty && !moment.startsEmpty && !moment.followsSets
            let words =
                !fills ? moment.moment : changed.count == 1 ? moment.beginning : "\(moment.moment); \(moment.beginning)"
            return RepairChange(object: path, settings: changed, words: words, variable: moment)
        }
    }
}

extension RegisteredScenario {
    /// The most acts of a trace that are changed.
    private var mostActs: Int { 20 }

    /// The changes of keys of the client, and of what the app does in the gestures of the trace.
    var changesOfKeys: [RepairChange] {
        RepairChange.ofKeys(in: .object(clientMembers), clientSchema, at: [.key("client")], "client") + changesOfActs
    }

    /// What the app could do otherwise in its own gestures, or right behind them, in a function of the app.
    private var changesOfActs: [RepairChange] {
        let codecs = GestureCodecs(for: container)
        let function = codecs.all.first { $0.name == "do" }?.schema().value(of: "properties")
        let forms = function?.value(of: "do")?.value(of: "items")?.value(of: "oneOf")?.elements ?? []
        let effects = forms.flatMap { effect -> [JSONTree] in
            guard let (key, form) = effect.value(of: "properties")?.members.first, form.value(of: "anyOf") == nil
            else { return [] }
            return form.variants.map(\.tree).filter { !RepairChange.blocks(key, $0.text()) }
                .map { .object([(key, $0)]) }
        }
        // The first of all is no choice of the app's code.
        let first = gestures.opening(limit: 100, through: Container.opens).parts.count
        var places: [Container.Gesture: [Int]] = [:]
        for (index, part) in gestures.parts.enumerated().dropFirst(first) {
            switch part {
            case .gesture(let gesture), .annotated(let gesture, _):
                if Container.act(in: gesture) != nil { places[gesture, default: []].append(index) }
            case .repetition, .randomWalk: break
            }
        }
        var changes: [RepairChange] = []
        // By effect, behind each gesture that changes the list: one statement of the app's code in several places.
        var behindLists: [[RepairChange]] = effects.map { _ in [] }
        for (gesture, indices) in places.sorted(by: { $0.value[0] < $1.value[0] }).prefix(mostActs) {
            let (object, form) = (codecs.json(gesture), codecs.all[Container.place(of: gesture)])
            let paths = indices.map { [JSONStep.key("gestures"), .index($0)] }
            let place = "gesture \(indices[0] + 1)"
            let behind = effects.map { effect -> RepairChange in
                let own = object.members.filter { !["act", "ends", "do"].contains($0.key) }
                let before = object.value(of: "do")?.elements ?? [.object(own)]
                let act = object.value(of: "act") ?? .string(Container.words(of: gesture))
                let settings: [(String, JSONTree?)] =
                    own.map { ($0.key, nil) } + [("do", .list(before + [effect])), ("act", act)]
                return RepairChange(
                    object: paths[0], settings: settings.map { RepairChange.Setting(key: $0, value: $1?.text()) },
                    words: "do \(effect.text()) behind \(place)"
                ).repeated(at: paths.dropFirst())
            }
            changes += RepairChange.ofKeys(in: object, form.schema(), at: paths[0], place).map {
                $0.repeated(at: paths.dropFirst())
            }
            changes += behind
            guard (gesture as? PageViewControllerGesture)?.listChanges.isEmpty == false else { continue }
            for (effect, change) in behind.enumerated() { behindLists[effect].append(change) }
        }
        return changes
            + zip(effects, behindLists).compactMap { effect, changes in
                changes.count > 1
                    ? RepairChange(joining: changes, words: "do \(effect.text()) behind each change of the list") : nil
            }
    }

    /// The scenario with changes of the client, nil if no client can be so.
    fileprivate func changed(_ changes: [RepairChange], _ pages: [String]) -> TraceScenario? {
        let text = RepairedText(Array(JSONTree.object([("client", .object(clientMembers))]).text().utf8), changes)
        var reading = ReaderState(limits: TraceLimits())
        guard let named = try? NamedPages(pages, at: nil, limits: reading.limits),
            let client = JSONValue(rootOf: text.bytes).members?.first?.value
        else { return nil }
        reading.pages = named
        return try? readingClient(client, &reading)
    }
}

extension Trace {
    /// The trace with changes of the app, nil if no app can be so.
    func changed(_ changes: [RepairChange]) -> Trace? {
        guard let scenario = scenario.any.changed(changes.filter { !$0.isOfAct }, pages) else { return nil }
        let trace = with(scenario)
        let acts = changes.filter(\.isOfAct)
        return acts.isEmpty ? trace : .written(RepairedText(Array(trace.json().utf8), acts).bytes)
    }

    /// The trace of a text in which something was changed, nil if it cannot be read.
    static func written(_ bytes: [UInt8]) -> Trace? {
        try? TraceReader.read(bytes, name: "repair", limits: TraceLimits(), needsGestures: false)
    }
}

extension JSONTree {
    fileprivate var elements: [JSONTree] { if case .list(let elements) = self { elements } else { [] } }
    fileprivate var word: String? { if case .string(let word) = self { word } else { nil } }
    /// The keys that an object may have.
    fileprivate var keys: [String] { value(of: "properties")?.members.map(\.key) ?? [] }
    /// The keys that an object must have.
    fileprivate var required: [String] { value(of: "required")?.elements.compactMap(\.word) ?? [] }

    /// The values that a schema allows instead of one: other words, and lists with one word more or less.
    fileprivate func values(insteadOf old: JSONTree?) -> [JSONTree] {
        let words =
            value(of: "anyOf")?.elements.compactMap { $0.value(of: "items") }.first ?? value(of: "items")
        let own = old.map { $0.word.map { [$0] } ?? $0.elements.compactMap(\.word) } ?? []
        let lists = (words?.variants ?? []).map { word -> JSONTree in
            let others = own.filter { $0 != word.name }
            return .list((others.count < own.count ? others : own + [word.name]).map(JSONTree.string))
        }
        return (variants.map(\.tree) + lists).filter { $0.text() != old?.text() }
    }

    /// The objects that a schema allows, with the keys that it requires.
    fileprivate var objects: [JSONTree] {
        required.reduce([.object([])]) { objects, key in
            let values = value(of: "properties")?.value(of: key)?.variants ?? []
            return objects.flatMap { object in values.map { .object(object.members + [(key, $0.tree)]) } }
        }
    }
}
