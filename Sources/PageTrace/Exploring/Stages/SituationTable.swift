/// The situations of a stage that a search has met, by number.
struct SituationTable<Driven: ExplorableStage> {
    private struct Situation: Hashable {
        let container: UInt32
        let remainder: UInt32
    }

    private var containers = Interner<Driven.Container>()
    private var remainders = Interner<Driven.Remainder>()
    private var situations = Interner<Situation>()
    /// The pages and controllers that they keep beyond a few.
    private var size = 0

    var memory: Int { containers.memory + remainders.memory + situations.memory + size * 40 }

    /// The number of a stage's situation; a new one gets the next number.
    ///
    /// - Parameter size: The number of pages or controllers that it keeps beyond a few.
    mutating func number(of stage: borrowing Driven, size: Int) -> Int {
        let (container, remainder) = stage.situation
        let count = containers.values.count + remainders.values.count
        defer { if containers.values.count + remainders.values.count > count { self.size += size } }
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
