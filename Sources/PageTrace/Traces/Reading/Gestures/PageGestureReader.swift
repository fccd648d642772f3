import Paging

/// Reads the gestures of a page view controller, with the list of pages as of each gesture.
struct PageGestureReader: GestureReader {
    static let container = ContainerKind.pageViewController
    var reading: Reading
    var order: PageGestureOrder

    /// Reads a gesture.
    mutating func read(_ fields: Fields) throws(Problem) -> Gesture {
        let gesture = try GestureForms.pageViewController.form(of: fields).read(fields, &reading)
        if case .page(let page) = gesture { try accept(page, at: fields.path) }
        return gesture
    }

    mutating func accept(_ walk: RandomWalk, at path: JSONPath) throws(Problem) {
        guard walk.skippedPreloads == 0 || order.style == .scroll else {
            throw Problem(
                .key(path.appending("skippedPreloads")),
                "skipped preloads in a container with the transition style \"pageCurl\"",
                advice: "A page curl keeps no neighbors and asks for none in advance. Leave it out.")
        }
        try accept(.swipe(Swipe(.forward)), at: path)
    }

    /// Refuses what no finger can do.
    private mutating func accept(_ gesture: PageGesture<String>, at path: JSONPath) throws(Problem) {
        if let refusal = order.refusal(of: gesture) { throw Problem(refusal, at: path) }
        order.accept(gesture)
    }

    /// What the gestures that follow depend on: what a finger can do, and which pages can be named.
    struct State: Equatable {
        var order: PageGestureOrder
        var names: [String]
        /// The number of known pages; a page that is known remains so.
        var known: Int
    }

    var state: State { State(order: order, names: reading.pages.names, known: reading.pages.known.count) }

    var changes: Int { reading.pages.changes }

    mutating func skip(_ rounds: Int, changes: Int, at path: JSONPath) throws(Problem) {
        try reading.pages.moveAgain(changes, rounds: rounds, at: path)
    }
}
