/// The orientation of the device.
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// Upright, home button at the top.
    case portraitUpsideDown
    /// On its side, home button to the left.
    case landscapeLeft
    /// On its side, home button to the right.
    case landscapeRight
}
