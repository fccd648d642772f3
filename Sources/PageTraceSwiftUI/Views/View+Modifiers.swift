/// What only changes how a view looks changes nothing here.
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

    /// Puts space around the view.
    public func padding(_ length: CGFloat? = nil) -> some View { self }

    /// Lets the view reach below bars.
    public func ignoresSafeArea() -> some View { self }

    /// Lets the view keep its proportions.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }

    /// Hides the view, or not.
    public func opacity(_ opacity: Double) -> some View { self }

    /// Lets the view be touched, or not.
    public func disabled(_ disabled: Bool) -> some View { self }

    /// Gives the view a title for the bar above it.
    public func navigationTitle(_ title: String) -> some View { self }

    /// Names the view for tests of the interface.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
}

/// How a picture keeps its proportions.
public enum ContentMode: Sendable {
    /// As large as fits.
    case fit
    /// As small as fills.
    case fill
}
