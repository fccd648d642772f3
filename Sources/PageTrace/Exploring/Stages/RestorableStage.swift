/// A stage of a session that can be restored to any situation it has been in.
///
/// A situation is stored as two numbers, one for the container and one for everything else, because each part recurs in
/// many situations.
protocol RestorableStage: ExplorableStage, Stage {
    associatedtype Container: Hashable
    /// Everything else that decides what follows: the client, and what is remembered of earlier steps.
    associatedtype Remainder: Hashable

    /// The situation, with instance numbers as low as they can be.
    ///
    /// Situations from which the same follows are therefore equal, however many pages were made before.
    var situation: (container: Container, remainder: Remainder) { get }

    mutating func restore(_ container: Container, _ remainder: Remainder)
}

extension RestorableStage {
    var situations: NumberedSituations<Self> { NumberedSituations() }

    func isWorthTrying(_ gesture: Gesture) -> Bool { refusal(of: gesture) == nil }
}

/// Situations of any stage, as the numbers of their parts.
struct NumberedSituations<Driven: RestorableStage>: SituationStore {
    /// False: the parts get their numbers as they are met.
    static var canBeCopied: Bool { false }

    let wordCount = 1
    private var containers = Interner<Driven.Container>()
    private var remainders = Interner<Driven.Remainder>()

    var memory: Int { containers.memory + remainders.memory }

    func enter(_ words: UnsafeBufferPointer<UInt64>, _ stage: inout Driven) { restore(words, &stage) }

    func restore(_ words: UnsafeBufferPointer<UInt64>, _ stage: inout Driven) {
        stage.restore(containers.values[Int(words[0] >> 32)], remainders.values[Int(words[0] & 0xFFFF_FFFF)])
    }

    mutating func store(_ stage: borrowing Driven, in words: inout ContiguousArray<UInt64>) -> Bool {
        let (container, remainder) = stage.situation
        words[0] = UInt64(containers.number(of: container)) << 32 | UInt64(remainders.number(of: remainder))
        return true
    }
}
