/// The side to which a transition leads.
///
/// UIKit calls it `UIPageViewController.NavigationDirection`, and its second case `reverse`; people who talk about
/// swipes say "backward".
public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Toward the page that the data source names as the one after.
    case forward
    /// Toward the page that the data source names as the one before.
    case backward

    package var opposite: Direction { self == .forward ? .backward : .forward }
}
