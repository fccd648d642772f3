import Paging

/// Reads the gestures of a page view controller, with the list of pages as it is at that moment.
struct PageGestureReader: GestureReader {
    var pages: NamedPages
    var order: PageGestureOrder
    let limits: TraceLimits
    /// Whether the client has a completion block that sets pages.
    let setsInCompletion: Bool

    /// Reads a gesture.
    mutating func read(_ fields: Fields) throws(Problem) -> Gesture {
        let head = try PageGestureHead.of(fields)
        let gesture = try gesture(head, fields)
        try accept(gesture, at: fields.path)
        return gesture
    }

    var walkContainer: RandomWalk.Container? { .pageViewController }

    mutating func accept(_ walk: RandomWalk, at path: JSONPath) throws(Problem) {
        guard walk.skippedPreloads == 0 || order.style == .scroll else {
            throw Problem(
                .key(path.appending("skippedPreloads")),
                "skipped preloads in a container with the transition style \"pageCurl\"",
                advice: "A page curl keeps no neighbours and asks for none in advance. Leave it out.")
        }
        try accept(.swipe(Swipe(.forward)), at: path)
    }

    /// Refuses what no finger can do.
    private mutating func accept(_ gesture: Gesture, at path: JSONPath) throws(Problem) {
        guard let gesture = gesture.page else { return }
        if let refusal = order.refusal(of: gesture) { throw Problem(refusal, at: path) }
        order.accept(gesture)
    }

    /// What decides about the gestures that follow: what a finger can do, and which pages are there to be named.
    struct State: Equatable {
        var order: PageGestureOrder
        var names: [String]
        /// How many pages are known; a page that is known stays so.
        var known: Int
    }

    var state: State { State(order: order, names: pages.names, known: pages.known.count) }

    var changes: Int { pages.changes }

    mutating func skip(_ rounds: Int, changes: Int, at path: JSONPath) throws(Problem) {
        try pages.moveAgain(changes, rounds: rounds, at: path)
    }

    private mutating func gesture(_ head: PageGestureHead, _ fields: Fields) throws(Problem) -> Gesture {
        let key = head.rawValue
        switch head {
        case .set: return .set(try set(fields))
        case .swipe:
            let direction: Direction = try fields.choice(key) ?? .forward
            return .swipe(
                Swipe(direction, ends: try fields.choice("ends") ?? .completed, preload: try fields.choice("preload"))
            )
        case .drag: return .drag(try fields.choice(key) ?? .forward)
        case .move: return .move(to: try fields.number(key, in: -1...1) ?? 0)
        case .release:
            let end = try fields.word(key, from: TransitionEnd.allCases.map(\.rawValue) + ["byPosition"])
            return .release(
                Release(ends: end.flatMap(TransitionEnd.init(rawValue:)), preload: try fields.choice("preload"))
            )
        case .settle:
            try fields.requireTrue(key)
            return .settle
        case .append: return .list(.append(try pages.insert(newPages(key, fields), at: pages.names.count)))
        case .prepend: return .list(.prepend(try pages.insert(newPages(key, fields), at: 0)))
        case .insert:
            let position = try position(fields)
            return .list(.insert(try pages.insert(newPages(key, fields), at: position - 1), at: position))
        case .remove: return .list(.remove(try pages.remove(references(key, fields))))
        case .replace:
            let new = try references(key, fields, allowsNumbers: false, allowsNone: true)
            guard new.isList else {
                throw .wrongValue(new.path, "\"replace\"", mustBe: "the list of all pages")
            }
            return .list(.replace(try pages.replace(new)))
        case .dataSource: return .dataSource(try fields.choice(key) ?? .assigned)
        case .orientation: return .orientation(try fields.choice(key) ?? .portrait)
        case .doubleSided: return .doubleSided(try fields.boolean(key) ?? true)
        }
    }

    private func set(_ fields: Fields) throws(Problem) -> ProgrammaticSet {
        var set = ProgrammaticSet(try known(references("set", fields, allowsNone: true)))
        set.direction = try fields.choice("direction") ?? .forward
        set.isAnimated = try fields.boolean("animated") ?? false
        set.settles = try fields.word("ends", from: ["completed", "inFlight"]) != "inFlight"
        guard set.settles || set.isAnimated else {
            throw Problem(
                .key(fields.path.appending("ends")),
                "a set that is not animated cannot be in flight",
                advice: "Add \"animated\": true, or leave \"ends\" out."
            )
        }
        set.completion = try fields.boolean("completion")
        if let value = fields.child("inCompletion") {
            guard setsInCompletion else {
                throw Problem(
                    .key(fields.path.appending("inCompletion")),
                    "\"inCompletion\" with a client that sets nothing in its completion block",
                    advice: "Only a client of the type \"pages\" does. Leave it out."
                )
            }
            guard set.completion != false else {
                throw Problem(
                    .key(fields.path.appending("inCompletion")),
                    "\"inCompletion\" beside \"completion\": false",
                    advice: "A set without a completion block runs nothing. Leave one of the two out."
                )
            }
            let completion = try Fields(value, subject: "\"inCompletion\"")
            try completion.refuseOthers(than: ["set", "animated"], in: "\"inCompletion\"")
            set.completionPages = try known(references("set", completion))
            set.completionIsAnimated = try completion.boolean("animated") ?? false
        }
        return set
    }

    /// The names of pages that are or were in the list.
    private func known(_ written: PageReferences) throws(Problem) -> [String] {
        var names: [String] = []
        for (index, reference) in written.references.enumerated() {
            names.append(try pages.known(reference, at: .value(written.path(to: index))))
        }
        return names
    }

    private func newPages(_ key: String, _ fields: Fields) throws(Problem) -> PageReferences {
        try references(key, fields, allowsNumbers: false)
    }

    private func references(
        _ key: String, _ fields: Fields, allowsNumbers: Bool = true, allowsNone: Bool = false
    ) throws(Problem) -> PageReferences {
        let value = try fields.required(fields.child(key), key, in: "\"inCompletion\"")
        let written = try PageReferences(value, subject: key, allowsNumbers: allowsNumbers, limits: limits)
        guard allowsNone || !written.references.isEmpty else {
            throw Problem(.value(written.path), "\"\(key)\" names no page", advice: "Name at least one.")
        }
        return written
    }

    /// The position that `insert` takes: from 1 to one past the end.
    private func position(_ fields: Fields) throws(Problem) -> Int {
        let advice = "It is the position that the first new page gets, counted from 1."
        let position = try fields.required(fields.integer("at", from: 1), "at", in: "\"insert\"", advice: advice)
        let end = pages.names.count + 1
        guard position <= end else {
            let expected = end == 1 ? "1, as the list is empty here" : "from 1 to \(Quantity.text(end)) here"
            throw .wrongValue(fields.path.appending("at"), "\"at\"", mustBe: expected)
        }
        return position
    }
}
