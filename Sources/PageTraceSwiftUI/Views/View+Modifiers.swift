/// Modifiers that only change how a view looks; they have no effect here.
extension View {
    /// Gives the view a size.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }

    /// Gives the view a size within limits.
    public func frame(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }

    /// Adds padding around the view.
    public func padding(_ length: CGFloat? = nil) -> some View { self }

    /// Lets the view extend under bars.
    public func ignoresSafeArea() -> some View { self }

    /// Lets the view keep its proportions.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }

    /// Sets the opacity of the view.
    public func opacity(_ opacity: Double) -> some View { self }

    /// Enables or disables the view.
    public func disabled(_ disabled: Bool) -> some View { self }

    /// Gives the view a title for the bar above it.
    public func navigationTitle(_ title: String) -> some View { self }

    /// Names the view for user interface tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
}

/// How an image keeps its proportions.
public enum ContentMode: Sendable {
    /// As large as fits inside.
    case fit
    /// As small as fills the space.
    case fill
}
