import Testing

@testable import PageTraceFiles

@Suite struct UnifiedDifferenceTests {
    /// Small alphabets make the hardest texts: every line is there many times.
    @Test(arguments: 0..<200) func `Applying the changes gives the new text`(seed: Int) {
        var random = SmallGenerator(state: UInt64(seed))
        let letters: [UInt8] = Array("abcdef".utf8).dropLast(seed % 5)
        func text() -> [UInt8] {
            (0..<Int.random(in: 0...30, using: &random)).flatMap { _ in
                [letters.randomElement(using: &random) ?? 0, 10]
            }
        }
        let (old, new) = (text(), text())
        let rows = UnifiedDifference(from: old, to: new).rows
        #expect(rows.filter { $0.sign != "+" }.flatMap(\.line) == old)
        #expect(rows.filter { $0.sign != "-" }.flatMap(\.line) == new)
        // As few changes as the search alone would need.
        let shortest = TextLines.split(new).difference(from: TextLines.split(old))
        #expect(rows.count { $0.sign != " " } == shortest.count)
    }

    /// Thousands of lines in another order: what is compared is the beginning of both texts.
    @Test(arguments: 0..<20) func `A beginning is compared as a whole text is`(seed: Int) {
        var random = SmallGenerator(state: UInt64(seed))
        func text() -> [UInt8] {
            (0..<3_000).flatMap { _ in [UInt8.random(in: 97...99, using: &random), 10] }
        }
        let (old, new) = (text(), text())
        let difference = UnifiedDifference(from: old, to: new)
        #expect(difference.isExcerpt)
        #expect(old.starts(with: difference.rows.filter { $0.sign != "+" }.flatMap(\.line)))
        #expect(new.starts(with: difference.rows.filter { $0.sign != "-" }.flatMap(\.line)))
        #expect(!UnifiedDifference(from: old, to: []).isExcerpt)
    }
}

/// The same numbers on every run.
private struct SmallGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
