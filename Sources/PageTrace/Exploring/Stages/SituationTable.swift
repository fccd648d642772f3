/// The situations of a stage that a search has met, by number.
struct SituationTable<Driven: ExplorableStage> {
    private struct Situation: Hashable {
        let container: UInt32
        let remainder: UInt32
    }

    private var containers = Interner<Driven.Container>()
    private var remainders = Interner<Driven.Remainder>()
    private var situations = Interner<Situation>()

    var memory: Int { containers.memory + remainders.memory + situations.memory }

    /// The number of a stage's situation; a new one gets the next number.
    mutating func number(of stage: borrowing Driven) -> Int {
        let (container, remainder) = stage.situation
        return situations.number(
            of: Situation(
                container: UInt32(containers.number(of: container)), remainder: UInt32(remainders.number(of: remainder))
            ))
    }

    func restore(_ number: Int, _ stage: inout Driven) {
        let situation = situations.values[number]
        stage.restore(containers.values[Int(situation.container)], remainders.values[Int(situation.remainder)])
    }
}
