/// How the diagram `flow` puts calls and pages on a sheet.
public enum FlowLayout: String, Hashable, Sendable, CaseIterable {
    /// Beside each other where the names of the pages fit, else stacked.
    case automatic
    /// The calls at the left, and the pages that are held then at the right.
    case beside
    /// A step as a box with its calls, and below it the pages that are held then.
    case stacked
}
