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
/// followed from a gesture in a situation is remembered. So a million gestures are checked in no more time than the
/// different ones among them, if nothing is left to chance; otherwise each is looked up.
private struct GestureCheck<Driven: Stage & Hashable & Sendable> where Driven.Gesture: TraceGesture {
    private var session: RememberingSession<Driven>
    /// The number of gestures that were performed or passed over.
    private(set) var number = 0
    /// The number of steps that the app may still fill with sets without end: a replay gives up after as many.
    private var patience = Replay.patience

    init(_ session: RememberingSession<Driven>) { self.session = session }

    private var goesOn: Bool { !session.hasStopped && patience > 0 }

    mutating func refusal(in gestures: GestureSequence<Driven.Gesture>) -> GestureRefusal? {
        for part in gestures.parts {
            let refusal: GestureRefusal?
            switch part {
            case .gesture(let gesture), .annotated(let gesture, _): refusal = self.refusal(of: gesture)
            case .randomWalk(let walk): refusal = self.refusal(in: walk)
            case .repetition(let round, let count): refusal = self.refusal(in: round, count: count)
            }
            if refusal != nil || !goesOn { return refusal }
        }
        return nil
    }

    private mutating func refusal(in walk: Driven.Gesture.RandomSwipes) -> GestureRefusal? {
        for gesture in walk {
            let refusal = refusal(of: gesture)
            if refusal != nil || !goesOn { return refusal }
        }
        return nil
    }

    private mutating func refusal(in round: GestureSequence<Driven.Gesture>, count: Int) -> GestureRefusal? {
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
