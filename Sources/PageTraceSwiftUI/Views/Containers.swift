/// Rows of views.
public struct List<Content: View>: ContainerView {
    let content: Content

    /// Creates a list.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views that scroll.
public struct ScrollView<Content: View>: ContainerView {
    let content: Content

    /// Creates a view that scrolls.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// The axes of a view.
public enum Axis: Sendable {
    /// Some axes.
    public struct Set: OptionSet, Sendable {
        /// The axes as bits.
        public let rawValue: Int

        /// Creates axes from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// Up and down.
        public static let vertical = Set(rawValue: 2)
    }
}

/// A screen with a bar, from which others are opened.
public struct NavigationStack<Content: View>: ContainerView {
    let content: Content

    /// Creates a screen.
    public init(@ViewBuilder root: () -> Content) { content = root() }
}

/// A screen with a bar, from which others are opened.
public struct NavigationView<Content: View>: ContainerView {
    let content: Content

    /// Creates a screen.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A text with an image.
public struct Label: PrimitiveView {
    private let title: String

    /// Creates a text with an image.
    public init(_ title: String, systemImage name: String) { self.title = title }

    var parts: [any View] { [Text(title)] }
}

/// Performs changes, which are not animated here.
@MainActor
public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
