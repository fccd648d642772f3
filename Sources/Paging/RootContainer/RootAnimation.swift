/// How one part of the app replaces another.
package enum RootAnimation: String, Hashable, Sendable, CaseIterable {
    /// Without animation.
    case none
    /// The new part fades in.
    case fade
    /// The new part slides in from the left.
    case slide
}
