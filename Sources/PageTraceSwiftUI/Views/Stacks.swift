public struct VStack<Content: View>: ContainerView {
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

public struct HStack<Content: View>: ContainerView {
    let content: Content

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

public struct ZStack<Content: View>: ContainerView {
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Group<Content: View>: ContainerView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct ForEach<Data: RandomAccessCollection, Content: View>: PrimitiveView {
    private let views: [Content]

    public init<ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
    ) { views = data.map(content) }

    public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) where Data.Element: Identifiable {
        views = data.map(content)
    }

    public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) where Data == Range<Int> {
        views = data.map(content)
    }

    var parts: [any View] { views }
}

/// Views that are made for a size: that of the screen.
public struct GeometryReader<Content: View>: ContainerView {
    let content: Content
    public init(@ViewBuilder content: (GeometryProxy) -> Content) { self.content = content(GeometryProxy()) }
}

@preconcurrency @MainActor
public struct GeometryProxy {
    public var size: CGSize { UIScreen.main.bounds.size }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }

public enum Alignment: Sendable {
    case center, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

public struct List<Content: View>: ContainerView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct ScrollView<Content: View>: ContainerView {
    let content: Content

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

public enum Axis: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

public struct NavigationStack<Content: View>: ContainerView {
    let content: Content
    public init(@ViewBuilder root: () -> Content) { content = root() }
}

public struct NavigationView<Content: View>: ContainerView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Label: PrimitiveView {
    private let title: String
    public init(_ title: String, systemImage name: String) { self.title = title }
    var parts: [any View] { [Text(title)] }
}

/// Performs changes, which are not animated here.
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Views of which one is shown, which are no pages of the model.
@available(*, unavailable, message: "nothing drives a TabView: see What cannot be done, Pages of SwiftUI")
public struct TabView<Content: View>: ContainerView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init<Value: Hashable>(selection: Binding<Value>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public func tabViewStyle(_ style: PageTabViewStyle) -> some View { self }
}

public struct PageTabViewStyle: Sendable {
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
    public static let page = PageTabViewStyle()
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
    public static func page(indexDisplayMode: IndexDisplayMode) -> PageTabViewStyle { page }
}
