import PageTrace
import Testing

@Suite("Steps by their numbers")
struct StepRangeTests {
    static let written: [(String, Int?, Int?)] = [
        ("120-180", 120, 180), ("120-", 120, nil), ("-180", nil, 180), ("120", 120, 120),
    ]

    @Test(arguments: written)
    func `The four forms`(text: String, first: Int?, last: Int?) throws {
        let range = try StepRange(text)
        #expect(range.first == first)
        #expect(range.last == last)
        #expect(range.description == text)
    }

    @Test func `Both ends belong to it`() throws {
        let range = try StepRange("3-5")
        #expect((0..<9).filter(range.contains) == [3, 4, 5])
        #expect(range == StepRange(3...5))
        #expect(try (0..<9).filter(StepRange("7-").contains) == [7, 8])
        #expect(try (0..<9).filter(StepRange("-1").contains) == [0, 1])
    }

    @Test func `More digits than a number has are a number beyond every step`() throws {
        #expect(try StepRange("99999999999999999999-").contains(1_000_000) == false)
        #expect(try StepRange("-99999999999999999999").contains(1_000_000))
    }

    @Test(arguments: ["", "-", "a", "1-b", "1-2-3", "--", " 1", "1 - 2", "+1", "１", "1–2"])
    func `Anything else is refused`(text: String) {
        #expect(throws: StepRangeError.malformed(text)) { try StepRange(text) }
    }

    @Test func `A refusal says what is allowed`() {
        #expect(
            StepRangeError.malformed("a\n").description
                == #""a\n" is not a range of steps. Write 120-180, 120- (to the end), -180 (from the start), or 120 (one step)."#
        )
        #expect(throws: StepRangeError.reversed(first: 9, last: 2)) { try StepRange("9-2") }
        #expect(
            StepRangeError.reversed(first: 9, last: 2).description
                == "the steps 9-2 end before they begin. Write it the other way round: 2-9.")
    }
}
