/// How one part of the app makes way for another.
public enum RootAnimation: String, Hashable, Sendable, CaseIterable {
    /// At once.
    case none
    /// The new part fades in.
    case fade
    /// The new part slides in from the left.
    case slide
}
