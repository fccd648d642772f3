/// A small set of numbers below 128: the sorts of findings, or the rules that a gesture met.
struct Marks: Hashable, Sendable {
    static let capacity = 128

    var low: UInt64 = 0
    var high: UInt64 = 0

    var isEmpty: Bool { low | high == 0 }

    /// Adds a number; a number beyond the capacity counts as the last one.
    mutating func insert(_ number: Int) {
        if number < 64 { low |= 1 << UInt64(number) } else { high |= 1 << UInt64(min(number, Self.capacity - 1) - 64) }
    }

    /// Whether all of its numbers are among others.
    func isSubset(of other: Marks) -> Bool { low & ~other.low == 0 && high & ~other.high == 0 }

    func isDisjoint(with other: Marks) -> Bool { low & other.low | high & other.high == 0 }

    func contains(_ number: Int) -> Bool {
        number < 64 ? low & (1 << UInt64(number)) != 0 : high & (1 << UInt64(number - 64)) != 0
    }

    mutating func formUnion(_ other: Marks) {
        low |= other.low
        high |= other.high
    }

    var numbers: [Int] {
        var numbers: [Int] = []
        var rest = self
        while !rest.isEmpty {
            let next = rest.low != 0 ? rest.low.trailingZeroBitCount : 64 + rest.high.trailingZeroBitCount
            numbers.append(next)
            if next < 64 { rest.low &= rest.low &- 1 } else { rest.high &= rest.high &- 1 }
        }
        return numbers
    }
}
