/// How the diagram `flow` arranges calls and pages on a sheet.
public enum FlowLayout: String, Hashable, Sendable, CaseIterable {
    /// Side by side if the names of the pages fit, otherwise stacked.
    case automatic
    /// The calls on the left, and the pages held afterwards on the right.
    case beside
    /// A step as a box with its calls, and below it the pages held afterwards.
    case stacked
}
