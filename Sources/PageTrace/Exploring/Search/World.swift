/// What a search explores: states with numbers, and gestures that lead from one to the next.
///
/// Two states have the same number if and only if the same follows from the same gestures.
protocol World {
    /// How simple each gesture is, by its number.
    var costs: [GestureCost] { get }

    /// The number of states to visit, if the caller sets no limit.
    var mostStates: Int { get }

    /// The number of states to visit after something was found, if the caller sets no limit.
    var patience: Int { get }

    /// How much work it was to try all gestures so far: ten for each, one for each page or controller that it
    /// looked at, and ten for each call beyond twenty.
    var work: Int { get }

    /// The memory that the world itself has taken so far, in bytes.
    var memory: Int { get }

    /// Meets the state in which the search begins, which gets the number 0.
    mutating func start()

    /// Tries every gesture that is possible in a state, until it need not go on.
    ///
    /// - Parameter follow: Called with the number of each gesture, what followed, and the number of the state that it
    ///   leads to: the next number if the state is new, nil if the app has ended. It returns whether to go on.
    mutating func expand(_ state: Int, _ follow: (_ gesture: Int, _ followed: Followed, _ next: Int?) -> Bool)
}

extension World {
    /// An infinite world would go on for minutes.
    var mostStates: Int { 200_000 }

    /// An infinite world would go on for minutes.
    var patience: Int { 20_000 }

    /// None that counts: a bound on states is enough if each gesture takes the same small time.
    var work: Int { 0 }
}

/// What followed from a gesture.
struct Followed: Hashable {
    /// The sorts of findings, by numbers that the world has given out.
    var findings = Marks()
    /// The outcomes and rules that were met, by numbers that the world has given out.
    var witnesses = Marks()
    /// Whether the requested property holds; false if there is none.
    var isWanted = false
    /// Whether the app set pages without end, which takes as long as a thousand other gestures.
    var isEndless = false
}

/// How simple a gesture is.
struct GestureCost: Hashable, Sendable {
    /// 1 for a part of a drag or something left in flight, otherwise 0.
    let phases: UInt8
    /// The bit of its family.
    let kind: UInt16

    static let none = GestureCost(phases: 0, kind: 0)
}

extension GestureCost {
    init<Gesture>(_ gesture: ExploredGesture<Gesture>) {
        phases = gesture.isPhase ? 1 : 0
        kind = 1 << UInt16(GestureFamily.allCases.firstIndex(of: gesture.family) ?? 0)
    }
}
