/// The part of an app that a callback belongs to.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum CallbackRole: String, Hashable, Sendable, CaseIterable {
    /// The data source, asked for a page.
    case dataSource
    /// The delegate, told of a transition.
    case delegate
    /// The block that was given to a programmatic set.
    case completion
    /// The data source, asked about the page indicator.
    case indicator
    /// A page, told of its appearance.
    case appearance
    /// A page, told of its parent.
    case containment
    /// Code that observes the scroll view inside: a tab bar, a parallax effect.
    case progress
    /// The container, called by the client from within a callback: the only role in the opposite direction.
    case request
}
