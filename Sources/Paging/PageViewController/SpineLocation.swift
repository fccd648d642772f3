/// Where the spine of a page curl lies. (Rule 34)
public enum SpineLocation: String, Hashable, Sendable, CaseIterable {
    /// There is none: the scroll style.
    case none
    /// At the left or top edge: one page is shown.
    case min
    /// In the middle: two pages are shown.
    case mid
    /// At the right or bottom edge: one page is shown.
    case max
}
