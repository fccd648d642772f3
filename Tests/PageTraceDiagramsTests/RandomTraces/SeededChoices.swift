/// Choices that follow from a seed alone, the same on every machine and with every version of Swift.
///
/// The numbers come from SplitMix64 (Sebastiano Vigna, public domain).
struct SeededChoices {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The next 64 bits.
    mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// A number from 0 up to, not including, a limit.
    mutating func number(below limit: Int) -> Int { Int(bits() % UInt64(max(1, limit))) }

    /// A number of a range.
    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + number(below: range.count)
    }

    /// True once in so many times.
    mutating func once(in times: Int) -> Bool { number(below: times) == 0 }

    /// One of several things, of which there is at least one.
    mutating func one<Element>(of elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }

    /// Some of several things, each at most once, in their order.
    mutating func some<Element>(of elements: [Element], atMost most: Int = .max) -> [Element] {
        var left = min(number(below: elements.count + 1), most)
        var chosen: [Element] = []
        for (position, element) in elements.enumerated() where left > 0 {
            guard number(below: elements.count - position) < left else { continue }
            chosen.append(element)
            left -= 1
        }
        return chosen
    }
}
