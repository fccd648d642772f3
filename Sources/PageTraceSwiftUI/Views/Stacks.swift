/// Views in a column.
public struct VStack<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a column.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    var parts: [any View] { [content] }
}

/// Views in a row.
public struct HStack<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a row.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var parts: [any View] { [content] }
}

/// Views on top of each other.
public struct ZStack<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a pile.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }

    var parts: [any View] { [content] }
}

/// Views that belong together.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    var parts: [any View] { [content] }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, Content: View>: PrimitiveView {
    private let views: [Content]

    /// Creates a view for each element, which is known by a value of its own.
    public init<ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
    ) {
        views = data.map(content)
    }

    /// Creates a view for each element.
    public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) where Data.Element: Identifiable {
        views = data.map(content)
    }

    var parts: [any View] { views }
}

/// Where views stand across a column.
public enum HorizontalAlignment: Sendable {
    /// Where reading begins.
    case leading
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
}

/// Where views stand across a row.
public enum VerticalAlignment: Sendable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
}

/// Where views stand in a pile.
public enum Alignment: Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
    /// At the top, where reading begins.
    case topLeading
    /// At the top, where reading ends.
    case topTrailing
    /// At the bottom, where reading begins.
    case bottomLeading
    /// At the bottom, where reading ends.
    case bottomTrailing
}
