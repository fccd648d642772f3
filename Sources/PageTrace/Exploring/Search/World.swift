/// What a search explores: states, each encoded in a few words, and gestures that lead from one to the next.
///
/// The encoding is exact: two states have the same words if and only if they are the same. A search that compares words
/// can therefore never confuse two states, whatever their hashes are.
protocol World: SendableMetatype {
    /// Whether copies of a world encode the same states in the same words, whatever each copy has met.
    static var canBeCopied: Bool { get }

    /// The number of words that a state takes.
    var wordCount: Int { get }

    /// How simple each gesture is, by its number.
    var costs: [GestureCost] { get }

    mutating func start() -> [UInt64]

    /// Tries every gesture that is possible in a state, by its number and its words.
    mutating func expand(_ state: Int, _ words: UnsafeBufferPointer<UInt64>, into successors: inout Successors)

    /// The number of states to visit, if the caller sets no limit.
    var mostStates: Int { get }

    /// The number of states to visit after something was found, if the caller sets no limit.
    var patience: Int { get }

    /// How much work it was to try all gestures so far: ten for each, and one for each page or controller it looked at.
    var work: Int { get }

    /// The memory that the world itself has taken so far, in bytes.
    var memory: Int { get }
}

/// What followed from a gesture.
struct Followed: Hashable {
    /// The sorts of findings, by numbers that the world has given out.
    var findings = Marks()
    /// The outcomes and rules that were met, by numbers that the world has given out.
    var witnesses = Marks()
    /// Whether the requested property holds; false if there is none.
    var isWanted = false
    /// Whether the app has ended: nothing follows, and the words are ignored.
    var isEnd = false
    /// Whether the words hold everything that decides what follows.
    var isExact = true
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

extension World {
    /// False: most worlds give out numbers as they go.
    static var canBeCopied: Bool { false }

    /// An infinite world would go on for minutes.
    var mostStates: Int { 100_000 }

    /// An infinite world would go on for minutes.
    var patience: Int { 20_000 }

    /// None that counts: a bound on states is enough if each gesture takes the same small time.
    var work: Int { 0 }
}
