/// The iOS version whose behavior a page view controller has.
///
/// A probe of iOS 26.1 contradicts the reports from iOS 7 to 16, mainly about programmatic sets. No log of gestures
/// newer than iOS 9.1 has been published, so both systems share those rules. See the table in the documentation.
public enum PagingSystem: String, Hashable, Sendable, CaseIterable {
    /// What was reported up to iOS 16: a set in a bad moment raises E2, E3 or E5.
    case classic
    /// What the simulator of iOS 26.1 showed to one observer: no exception, but completions that are lost.
    case iOS26 = "iOS 26"
}
