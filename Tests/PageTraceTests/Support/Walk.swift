import PageTrace

/// A container and its client: gestures in, the callbacks of just that gesture out.
struct Walk: Hashable {
    var container: PageViewController<Int>
    var recorder: Recorder<Numbers>

    /// How the last gesture ended.
    private(set) var outcome = GestureOutcome.changed

    /// The client, which a test may change between gestures.
    var client: Numbers {
        get { recorder.client }
        set { recorder.client = newValue }
    }

    init(
        _ pages: ClosedRange<Int> = 1...4,
        _ container: PageViewController<Int> = PageViewController(),
        startingAt start: Int? = 1,
        observesAppearance: Bool = false,
        observesContainment: Bool = false,
        observesProgress: Bool = false,
        client change: (inout Numbers) -> Void = { _ in }
    ) {
        var client = Numbers(pages)
        change(&client)
        self.container = PageViewController(container.model, .inOrder)
        recorder = Recorder(
            client, observesAppearance: observesAppearance, observesContainment: observesContainment,
            observesProgress: observesProgress)
        if let start { set([start]) }
    }

    mutating func perform(
        _ gesture: (inout PageViewController<Int>, inout Recorder<Numbers>) -> GestureOutcome
    ) -> [Callback<Int>] {
        recorder.removeAll()
        outcome = gesture(&container, &recorder)
        return recorder.log.map(\.callback)
    }

    static func == (one: Walk, other: Walk) -> Bool { one.container == other.container && one.client == other.client }

    func hash(into hasher: inout Hasher) {
        hasher.combine(container)
        hasher.combine(client)
    }

    /// What the container remembers: `?` for a neighbor that is unknown, `nil` for one that is known to be missing.
    var holds: String {
        func text(_ slot: NeighborSlot<Int>) -> String {
            switch slot {
            case .unknown: "?"
            case .none: "nil"
            case .page(let page): "\(page)"
            }
        }
        let shown = container.viewControllers.map { "\($0)" }.joined(separator: " ")
        return "\(text(container.before)) | \(shown) | \(text(container.after))"
    }

    /// What went wrong in the last gesture and is no call.
    var incidents: [Incident<Int>] { recorder.incidents.map(\.incident) }

    /// The phase of each callback of the last gesture.
    var phases: [Phase] { recorder.log.map(\.phase) }

    /// Forgets the last gesture, so that walks which stand at the same point are equal.
    mutating func forgetLog() {
        recorder.removeAll()
        client.shownAtTheEnd = []
        outcome = .changed
    }

    var isAtRest: Bool { container.transition == .none && container.phase == .rest }
}

extension Walk {
    @discardableResult
    mutating func set(_ pages: [Int], direction: Direction = .forward, animated: Bool = false) -> [Callback<Int>] {
        perform { $0.setViewControllers(pages, direction: direction, animated: animated, client: &$1) }
    }

    @discardableResult
    mutating func swipe(
        _ direction: Direction, ends: TransitionEnd = .completed, preload: Preload? = nil
    ) -> [Callback<Int>] {
        perform { $0.swipe(direction, ends: ends, preload: preload, client: &$1) }
    }

    @discardableResult
    mutating func drag(_ direction: Direction) -> [Callback<Int>] {
        perform { $0.drag(direction, client: &$1) }
    }

    @discardableResult
    mutating func move(to position: Double) -> [Callback<Int>] {
        perform { $0.move(to: position, client: &$1) }
    }

    @discardableResult
    mutating func release(_ ends: TransitionEnd? = nil, preload: Preload? = nil) -> [Callback<Int>] {
        perform { container, _ in container.release(ends: ends, preload: preload) }
    }

    @discardableResult
    mutating func settle() -> [Callback<Int>] {
        perform { $0.settle(client: &$1) }
    }

    @discardableResult
    mutating func rotate(to orientation: InterfaceOrientation) -> [Callback<Int>] {
        perform { $0.rotate(to: orientation, client: &$1) }
    }

    @discardableResult
    mutating func container(_ change: ContainerAppearance, animated: Bool = false) -> [Callback<Int>] {
        perform { $0.container(change, animated: animated, client: &$1) }
    }

    /// Performs a gesture in which calls are lost.
    @discardableResult
    mutating func lose(_ losses: Losses, in gesture: PageGesture<Int>) -> [Callback<Int>] {
        perform { $0.perform(gesture.losing(losses), client: &$1) }
    }

    @discardableResult
    mutating func turn() -> [Callback<Int>] {
        perform { $0.turn(client: &$1) }
    }

    @discardableResult
    mutating func setDoubleSided(_ isDoubleSided: Bool) -> [Callback<Int>] {
        perform { $0.setDoubleSided(isDoubleSided, client: &$1) }
    }
}
