/// A way to draw a recording.
///
/// ```swift
/// let svg = try Diagram.flow.svg(of: recording)
/// ```
///
/// Repeated stretches of steps are drawn once. Many steps stand in as many columns as the width has room for.
public enum Diagram: String, Hashable, Sendable, CaseIterable {
    /// Held pages and the order of calls in one, from top to bottom.
    case flow
    /// The order of calls alone: who calls whom, and what is answered.
    case calls
    /// Held pages alone, one row for each step.
    case cache
    /// The distinct states of the container, and the gestures that lead from one to the other.
    case states

    /// Whether every step is drawn, so that many steps need much space; ``states`` has its own limits.
    package var showsSteps: Bool { self != .states }
}
