import PageTrace
import Testing

@testable import PageTraceDiagrams

/// Which stretches of steps are drawn once.
struct FoldingTests {
    @Test func `A stretch that follows itself is found with what stands around it`() {
        let numbers = [9] + Array(repeating: [1, 2, 3], count: 4).flatMap(\.self) + [1, 2, 8]
        #expect(Folding(numbers).stretches == [.init(start: 1, length: 3, count: 4)])
    }

    @Test func `Of the stretches that begin at a step the one that saves most is taken`() {
        // Seven times the same would save six; the whole, three times, saves sixteen.
        let numbers = Array(repeating: Array(repeating: 1, count: 7) + [2], count: 3).flatMap(\.self)
        #expect(Folding(numbers).stretches == [.init(start: 0, length: 8, count: 3)])
    }

    /// Twice is no rhythm, and a frame around a step or two takes as much room as it saves.
    @Test func `What saves little is left as it is`() {
        #expect(Folding(Array(0..<40) + Array(0..<40)).stretches.isEmpty)
        #expect(Folding(Array(repeating: 1, count: 6)).stretches.isEmpty)
        #expect(Folding(Array(repeating: 1, count: 7)).stretches == [.init(start: 0, length: 1, count: 7)])
        #expect(Folding([1, 2, 1, 2, 1, 2]).stretches.isEmpty)
        #expect(Folding([]).stretches.isEmpty)
    }

    @Test func `The longest stretch has 64 steps`() {
        func numbers(_ length: Int) -> [Int] { Array(repeating: Array(0..<length), count: 3).flatMap(\.self) }
        #expect(Folding(numbers(64)).stretches == [.init(start: 0, length: 64, count: 3)])
        #expect(Folding(numbers(65)).stretches.isEmpty)
    }

    /// Unfolding gives the sequence back, and what is folded is what a plain search finds from left to right.
    @Test(arguments: 0..<300) func `Random sequences`(seed: Int) {
        var random = SeededChoices(seed: UInt64(seed))
        var numbers: [Int] = []
        let letters = 1 + seed % 4
        while numbers.count < 120 {
            let piece = (0..<random.number(below: 6) + 1).map { _ in random.number(below: letters) }
            for _ in 0...random.number(below: 6) { numbers += piece }
        }
        let stretches = Folding(numbers).stretches
        #expect(stretches == bruteForce(numbers), "seed \(seed)")

        var unfolded: [Int] = []
        var next = 0
        for stretch in stretches {
            unfolded += numbers[next..<stretch.start]
            for _ in 0..<stretch.count { unfolded += numbers[stretch.start..<stretch.start + stretch.length] }
            next = stretch.places.upperBound
        }
        #expect(unfolded + numbers[next...] == numbers, "seed \(seed)")
    }

    private func bruteForce(_ numbers: [Int]) -> [Folding.Stretch] {
        var stretches: [Folding.Stretch] = []
        var start = 0
        while start < numbers.count {
            let candidates = (1...Folding.longest).compactMap { length -> Folding.Stretch? in
                let rest = Array(numbers[start...])
                guard rest.count >= length else { return nil }
                var count = 1
                while rest.count >= (count + 1) * length,
                    rest[count * length..<(count + 1) * length].elementsEqual(rest[..<length])
                {
                    count += 1
                }
                let isWorth = count >= Folding.fewest && length * (count - 1) >= Folding.saving
                return isWorth ? Folding.Stretch(start: start, length: length, count: count) : nil
            }
            // The first, and so the shortest, of those that save most.
            let most = candidates.map { $0.length * ($0.count - 1) }.max()
            guard let best = candidates.first(where: { $0.length * ($0.count - 1) == most }) else {
                start += 1
                continue
            }
            stretches.append(best)
            start = best.places.upperBound
        }
        return stretches
    }
}

/// Which steps count as equal.
struct StepTableTests {
    @Test func `Steps that differ in their numbers alone are equal`() {
        var recording = Recording.thereAndBack
        recording.steps += recording.steps
        for place in recording.steps.indices { recording.steps[place].number = place }
        let numbers = StepTable.places(of: recording.steps)
        #expect(numbers == Array(0..<7) + Array(0..<7))
    }

    @Test func `Every other difference counts`() {
        let step = Recording.wrongTitle.steps[1]
        var others = Array(repeating: step, count: 8)
        others[0].gesture.notes = [StepNote(rawValue: "a note")]
        others[1].callbacks[0].phase = .rest
        others[2].before = []
        others[3].after = []
        others[4].loaded = ["Third"]
        others[5].dropped = ["Third"]
        others[6].trackers[1].isWrong = true
        others[7].findings[0].message = "another"
        #expect(StepTable.places(of: [step] + others) == Array(0...8))
    }

    /// However many steps look alike at first sight, each is compared with a few.
    @Test func `A step that is alone among many like it is only drawn once more`() {
        let steps = (0..<100).map { place in
            Step(
                number: place,
                gesture: GestureRecord(.other("go"), outcome: .completed, notes: [StepNote(rawValue: "\(place)")]))
        }
        #expect(StepTable.places(of: steps + steps) == Array(0..<100) + Array(0..<16) + Array(116..<200))
    }
}
