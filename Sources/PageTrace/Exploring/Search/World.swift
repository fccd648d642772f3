/// What a search goes through: states, each written in a few words, and gestures that lead from one to the next.
///
/// The words say a state exactly: two states have the same words if and only if they are the same. So a search that
/// compares words can take no state for another one, whatever their hashes are.
protocol World: SendableMetatype {
    /// Whether copies of a world give the same words to the same states, whatever each of them has met.
    static var canBeCopied: Bool { get }

    /// How many words a state takes.
    var wordCount: Int { get }

    /// How simple each gesture is, by its number.
    var costs: [GestureCost] { get }

    /// The state in which the search begins.
    mutating func start() -> [UInt64]

    /// Tries every gesture that can come in a state.
    ///
    /// - Parameters:
    ///   - state: The number of the state.
    ///   - words: Its words.
    ///   - successors: Take the number of each gesture, what followed from it, and the words of the state that it led to.
    mutating func expand(_ state: Int, _ words: UnsafeBufferPointer<UInt64>, into successors: inout Successors)

    /// So many states are looked at after something was found, if nobody says how many.
    var patience: Int { get }

    /// The bytes that the world itself has taken for what it has met so far.
    var memory: Int { get }
}

/// What followed from a gesture.
struct Followed: Hashable {
    /// The kinds of findings, by numbers that the world has given out.
    var findings = Marks()
    /// The outcomes and rules that were met, by numbers that the world has given out.
    var witnesses = Marks()
    /// Whether what was asked for holds, if something was.
    var isWanted = false
    /// Whether the app has ended: nothing follows, and the words are of no account.
    var isEnd = false
    /// Whether the words say everything that decides what follows.
    var isExact = true
}

/// How simple a gesture is.
struct GestureCost: Hashable, Sendable {
    /// 1 for a part of a drag or something left in flight, otherwise 0.
    let phases: UInt8
    /// The bit of its family.
    let kind: UInt16

    /// As simple as any other.
    static let none = GestureCost(phases: 0, kind: 0)

    private init(phases: UInt8, kind: UInt16) {
        self.phases = phases
        self.kind = kind
    }

    init(_ gesture: ExploredGesture) {
        phases = gesture.isPhase ? 1 : 0
        kind = 1 << UInt16(GestureFamily.allCases.firstIndex(of: gesture.family) ?? 0)
    }
}

extension World {
    /// No: most worlds give out numbers as they go.
    static var canBeCopied: Bool { false }

    /// Few: a world without end would go on for minutes.
    var patience: Int { 20_000 }
}
