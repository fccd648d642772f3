import Paging

/// A gesture of a trace that cannot come at its place.
struct RefusedGesture {
    /// The number of gestures before it, with repetitions and random walks counted in full.
    let number: Int
    let refusal: GestureRefusal
}

extension StageSession {
    /// The first gesture that cannot come at its place, of some that are performed from here on; nil if all can.
    ///
    /// Where the app has ended, nothing is performed any more, and nothing is refused.
    func firstRefused(in gestures: GestureSequence<Gesture>) -> RefusedGesture? {
        var session = remembering
        _ = session.open()
        var check = GestureCheck(session)
        return check.refusal(in: gestures).map { RefusedGesture(number: check.number, refusal: $0) }
    }
}

/// Performs gestures one after the other, and asks before each whether it can come.
///
/// Rounds of a repetition are performed until a situation comes back: from there on, it goes round in a circle. What
/// followed from a gesture in a situation is remembered, and where a repetition has led from there. So a million gestures
/// are checked in no more time than the different ones among them, if nothing is left to chance; otherwise each is looked
/// up.
private struct GestureCheck<Driven: Stage & Hashable & Sendable> where Driven.Gesture: TraceGesture {
    /// A repetition, by its place in the lists that are around it, and the situation in which it begins.
    private struct Beginning: Hashable {
        let path: [Int]
        let place: Int
    }

    private var session: RememberingSession<Driven>
    /// The number of gestures that were performed or passed over.
    private(set) var number = 0
    /// The number of steps that the app may still fill with sets without end: a replay gives up after as many.
    private var patience = Replay.patience
    /// The situations in which repetitions have ended.
    private var ends: [Beginning: Int] = [:]
    private var path: [Int] = []

    init(_ session: RememberingSession<Driven>) { self.session = session }

    private var goesOn: Bool { !session.hasStopped && patience > 0 }

    mutating func refusal(in gestures: GestureSequence<Driven.Gesture>) -> GestureRefusal? {
        for (index, part) in gestures.parts.enumerated() {
            let refusal: GestureRefusal?
            switch part {
            case .gesture(let gesture), .annotated(let gesture, _): refusal = self.refusal(of: gesture)
            case .randomWalk(let walk): refusal = self.refusal(in: walk)
            case .repetition(let round, let count):
                path.append(index)
                refusal = self.refusal(in: round, count: count)
                path.removeLast()
            }
            if refusal != nil || !goesOn { return refusal }
        }
        return nil
    }

    private mutating func refusal(in walk: RandomWalk<Driven.Gesture>) -> GestureRefusal? {
        for gesture in walk {
            let refusal = refusal(of: gesture)
            if refusal != nil || !goesOn { return refusal }
        }
        return nil
    }

    private mutating func refusal(in round: GestureSequence<Driven.Gesture>, count: Int) -> GestureRefusal? {
        let beginning = session.place.map { Beginning(path: path, place: $0) }
        if let end = beginning.flatMap({ ends[$0] }) {
            session.enter(end)
            number += round.count * max(count, 0)
            return nil
        }
        let patience = self.patience
        // The rounds that began in a situation, by its number.
        var begun: [Int: Int] = [:]
        var rest = round.isEmpty ? 0 : count
        while rest > 0 {
            if let place = session.place {
                if let earlier = begun[place] {
                    let passed = rest - rest % (earlier - rest)
                    number += round.count * passed
                    rest -= passed
                    begun = [:]
                    continue
                }
                begun[place] = rest
            }
            if let refusal = refusal(in: round) { return refusal }
            guard goesOn else { return nil }
            rest -= 1
        }
        // Sets without end are counted each time.
        if let beginning, patience == self.patience { ends[beginning] = session.place }
        return nil
    }

    private mutating func refusal(of gesture: Driven.Gesture) -> GestureRefusal? {
        switch session.check(gesture) {
        case .success(let isEndless):
            if isEndless { patience -= 1 }
            number += 1
            return nil
        case .failure(let refusal): return refusal
        }
    }
}
