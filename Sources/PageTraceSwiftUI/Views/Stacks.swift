/// Views in a column.
public struct VStack<Content: View>: ContainerView {
    let content: Content

    /// Creates a column.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

/// Views in a row.
public struct HStack<Content: View>: ContainerView {
    let content: Content

    /// Creates a row.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// Views one over the other.
public struct ZStack<Content: View>: ContainerView {
    let content: Content

    /// Creates a stack from back to front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views that are grouped.
public struct Group<Content: View>: ContainerView {
    let content: Content

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, Content: View>: PrimitiveView {
    private let views: [Content]

    /// Creates a view for each element, identified by one of its properties.
    public init<ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
    ) { views = data.map(content) }

    /// Creates a view for each element.
    public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) where Data.Element: Identifiable {
        views = data.map(content)
    }

    var parts: [any View] { views }
}

/// The alignment of views across a column.
public enum HorizontalAlignment: Sendable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
}

/// The alignment of views across a row.
public enum VerticalAlignment: Sendable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
}

/// The alignment of views that lie one over the other.
public enum Alignment: Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
    /// At the top leading corner.
    case topLeading
    /// At the top trailing corner.
    case topTrailing
    /// At the bottom leading corner.
    case bottomLeading
    /// At the bottom trailing corner.
    case bottomTrailing
}
