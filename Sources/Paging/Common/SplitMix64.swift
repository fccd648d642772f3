/// The generator for everything random (SplitMix64, by Sebastiano Vigna, public domain).
///
/// The numbers depend only on the seed, on every machine.
package struct SplitMix64: Hashable, Sendable {
    /// The state of the generator: a generator with this seed continues from here.
    package var seed: UInt64

    package init(seed: UInt64) { self.seed = seed }

    /// Draws whether an event with this probability happens: never with 0, always with 1.
    package mutating func draw(_ probability: Double) -> Bool {
        seed &+= 0x9E37_79B9_7F4A_7C15
        var value = seed
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        value ^= value >> 31
        // The upper 53 bits make a double from 0 up to but not including 1.
        return Double(value >> 11) * 0x1p-53 < probability
    }
}
