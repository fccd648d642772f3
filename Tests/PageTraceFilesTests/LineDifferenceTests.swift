import Testing

@testable import PageTraceFiles

@Suite struct LineDifferenceTests {
    /// Small alphabets make the hardest texts: every line is there many times.
    @Test(arguments: 0..<200) func `Applying the edits gives the new text`(seed: Int) {
        var random = SmallGenerator(state: UInt64(seed))
        let letters: [UInt8] = Array("abcdef".utf8).dropLast(seed % 5)
        func text() -> [TextLines.Line] {
            (0..<Int.random(in: 0...30, using: &random)).map { _ in [letters.randomElement(using: &random) ?? 0, 10] }
        }
        let (old, new) = (text(), text())
        let changes = LineChanges(from: old.map { Int($0[0]) }, to: new.map { Int($0[0]) }, mostLines: 100)
        let kept = zip(old, changes?.removed ?? []).filter { !$0.1 }.map(\.0)
        #expect(kept == zip(new, changes?.inserted ?? []).filter { !$0.1 }.map(\.0))
        // As few changes as the search alone would need.
        let shortest = new.difference(from: old)
        #expect(changes?.removed.filter { $0 }.count == shortest.removals.count)
        #expect(changes?.inserted.filter { $0 }.count == shortest.insertions.count)
    }

    @Test func `Edits number lines of both texts`() {
        let old = TextLines.split(Array("1\n2\n3\n4\n5\n6\n".utf8))
        let new = TextLines.split(Array("1\n2\n3\n4\nfive\n6\n".utf8))
        let difference = LineDifference(from: old, to: new)
        #expect(
            difference.edits == [
                .keep(old: 1, new: 1), .keep(old: 2, new: 2), .keep(old: 3, new: 3), .remove(old: 4), .insert(new: 4),
                .keep(old: 5, new: 5),
            ])
        #expect(difference.summary == nil)
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
