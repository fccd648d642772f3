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

    /// Adds padding at some edges.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

    /// Adds padding around the view.
    public func padding(_ length: CGFloat) -> some View { self }

    /// Adds padding around the view.
    public func padding(_ insets: EdgeInsets) -> some View { self }

    /// Lets the view extend under bars at some edges.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// Sets the font of texts.
    public func font(_ font: Font?) -> some View { self }

    /// Sets the weight of texts.
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }

    /// Makes texts bold.
    public func bold(_ isActive: Bool = true) -> some View { self }

    /// Sets the color of texts and symbols.
    public func foregroundColor(_ color: Color?) -> some View { self }

    /// Sets the style of texts and symbols.
    public func foregroundStyle(_ style: Color) -> some View { self }

    /// Sets the insets of a row.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

    /// Sets the color of controls.
    public func tint(_ tint: Color?) -> some View { self }

    /// Sets the alignment of texts.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

    /// Limits the lines of texts.
    public func lineLimit(_ number: Int?) -> some View { self }

    /// Rounds the corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

    /// Clips the view to a shape.
    public func clipShape<S: Shape>(_ shape: S) -> some View { self }

    /// Clips the view.
    public func clipped(antialiased: Bool = false) -> some View { self }

    /// Adds a shadow.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

    /// Moves the view.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

    /// Scales the view to fit.
    public func scaledToFit() -> some View { self }

    /// Scales the view to fill.
    public func scaledToFill() -> some View { self }

    /// Hides the view.
    public func hidden() -> some View { self }

    /// Moves the view to the front, or to the back.
    public func zIndex(_ value: Double) -> some View { self }

    /// Puts a color behind the view.
    public func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

    /// Puts views behind the view.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        TupleView(parts: [content(), self])
    }

    /// Puts views in front of the view.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        TupleView(parts: [self, content()])
    }

    /// Puts a view in front of the view.
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        TupleView(parts: [self, overlay])
    }

    /// Labels the view for who cannot see it.
    public func accessibilityLabel(_ label: String) -> some View { self }

    /// Hides the view from who cannot see it.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }

    /// Lets the view extend under bars.
    public func ignoresSafeArea() -> some View { self }

    /// Lets the view keep its proportions.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }

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
