import PageTrace

/// Lets a random walk happen, and writes it as a recorder does: each line with the turn of the main queue.
///
/// Turns pass where the rules say so, and now and then wherever they leave it open.
struct TurnWriter: CallbackReceiver {
    typealias Page = Int

    /// A line of the log.
    struct Line {
        let text: String
        let turn: Int
    }

    private(set) var lines: [Line] = []
    private var client = Numbers(1...4)
    private let observes: Set<CallbackRole>
    private var numbers: RandomNumbers
    private var turn = 1
    /// The turns that the container had counted at the last line.
    private var counted: UInt16 = 0
    /// Whether the gesture has written a line.
    private var hasWritten = false
    /// Whether the last line belongs to a set of the app's.
    private var isInSet = false

    /// Performs a walk.
    init(seed: UInt64, gestures: Int, in settings: PageViewControllerSettings, observes: Set<CallbackRole>) {
        self.observes = observes
        numbers = RandomNumbers(seed: seed)
        var container = PageViewController<Int>(settings)
        perform(.set(PageSet([1], completion: true)), on: &container)
        var moves = RandomGestures(seed: seed, pages: 4, plansSets: true)
        for _ in 1...gestures {
            switch numbers.below(8) {
            case 0: perform(.turn, on: &container)
            case 1: perform(.container(.layoutChanges), on: &container)
            default:
                switch moves.next() {
                case .gesture(let gesture): perform(gesture, on: &container)
                case .plan(let moment, let request): client.sets[moment, default: []].append(request)
                case nil: break
                }
            }
        }
    }

    private mutating func perform(_ gesture: PageGesture<Int>, on container: inout PageViewController<Int>) {
        guard !container.hasStopped, container.refusal(of: gesture) == nil else { return }
        // A finger that stays where it is moves nothing.
        if case .move(let position) = gesture, case .drag(let drag) = container.transition, drag.position == position {
            return
        }
        if container.canTurnSilently, numbers.below(2) == 0 { letTurnPass(in: &container) }
        (hasWritten, isInSet) = (false, false)
        noteTurns(of: container)
        switch gesture {
        case .set(let set):
            write(.setViewControllers(set.pages, direction: set.direction, animated: set.isAnimated), in: container)
        case .dataSource(let change):
            write("setDataSource(container, dataSource: \(change == .removed ? "nil" : "assigned"))", in: container)
        case .container: write("layoutChanges(container)", in: container)
        default: break
        }
        container.perform(gesture, client: &self)
    }

    /// Counts the turns that have passed in the container; `true` if there are any.
    @discardableResult
    private mutating func noteTurns(of container: PageViewController<Int>) -> Bool {
        guard container.turns.count != counted else { return false }
        counted = container.turns.count
        turn += 1 + numbers.below(2)
        return true
    }

    private mutating func letTurnPass(in container: inout PageViewController<Int>) {
        turn += 1
        container.turns.isFlightNew = false
    }

    mutating func receive(_ callback: inout Callback<Int>, in container: inout PageViewController<Int>) {
        let isWithinSet = isInSet && container.turns.isInSet
        if !noteTurns(of: container), hasWritten, !isWithinSet, container.canTurnSilently, numbers.below(4) == 0 {
            letTurnPass(in: &container)
        }
        let waiting = container.requests.count
        client.receive(&callback, in: &container)
        switch callback.role {
        case .appearance, .containment, .progress: guard observes.contains(callback.role) else { return }
        default: break
        }
        write(callback, in: container)
        for set in container.requests[waiting...] {
            write(.setViewControllers(set.pages, direction: set.direction, animated: set.isAnimated), in: container)
        }
        if numbers.below(12) == 0 {
            container.setViewControllersOnNextTurn([numbers.below(4) + 1], animated: numbers.below(2) == 0)
        }
    }

    mutating func hasPageIndicator(in container: inout PageViewController<Int>) -> Bool { false }

    private mutating func write(_ callback: Callback<Int>, in container: PageViewController<Int>) {
        write(CallbackRecord(callback, phase: .rest, name: { "\($0)" }).text, in: container)
        isInSet = callback.role == .request || container.turns.isInSet
    }

    private mutating func write(_ text: String, in container: PageViewController<Int>) {
        lines.append(Line(text: text, turn: turn))
        hasWritten = true
    }
}

/// Lehmer's generator, small and the same everywhere.
struct RandomNumbers: Hashable {
    private var state: UInt64

    init(seed: UInt64) { state = seed * 7_919 % 2_147_483_646 + 1 }

    mutating func below(_ limit: Int) -> Int {
        state = state * 48_271 % 2_147_483_647
        return Int(state >> 8) % limit
    }
}
