import PageTrace

/// A walk without repetition, for what would be short-cut in one that repeats itself: twelve pages, one swipe in ten
/// cancelled, the same for the same number of gestures on every machine.
struct UnevenWalk {
    private var state: UInt64 = 7
    private let pages = (1...12).map { "Page \($0)" }

    /// The walk as a trace.
    static func trace(gestures count: Int) -> Trace {
        var walk = UnevenWalk()
        var gestures: [PageGesture<String>] = [.set(ProgrammaticSet([walk.pages[0]]))]
        gestures.reserveCapacity(count)
        var position = 0
        while gestures.count < count {
            let isForward = walk.next(below: 2) == 0
            guard walk.pages.indices.contains(position + (isForward ? 1 : -1)) else { continue }
            let isCancelled = walk.next(below: 10) == 0
            gestures.append(
                .swipe(Swipe(isForward ? .forward : .backward, ends: isCancelled ? .cancelled : .completed)))
            if !isCancelled { position += isForward ? 1 : -1 }
        }
        return Trace(title: "A random walk", pages: walk.pages, gestures: gestures)
    }

    /// SplitMix64, by Sebastiano Vigna, public domain.
    private mutating func next(below limit: UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return (value ^ (value >> 31)) % limit
    }
}
