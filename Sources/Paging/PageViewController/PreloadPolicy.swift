/// When the neighbor on the side of travel is asked for after a landing. (Rule 11)
///
/// Real devices sometimes skip this, and nobody knows why. A policy makes it repeatable.
public enum PreloadPolicy: Hashable, Sendable {
    /// After every landing, the default.
    case always
    /// Never.
    case never
    /// With a probability between 0 and 1, drawn from a generator with this seed: same seed, same asks.
    ///
    /// A session draws. A container that is driven without one asks after every landing.
    case random(seed: UInt64, probability: Double)
}
