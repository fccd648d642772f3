public struct Text: LeafView {
    public let string: String
    nonisolated public init(_ content: String) { string = content }
}

/// An image, identified by its name.
public struct Image: LeafView {
    public let name: String
    nonisolated public init(_ name: String) { self.name = name }
    nonisolated public init(systemName: String) { name = systemName }
    public init(uiImage: UIImage) { name = uiImage.name ?? "" }
    nonisolated public func resizable() -> Image { self }
}

public struct Spacer: LeafView {
    nonisolated public init(minLength: CGFloat? = nil) {}
}

/// A button, which a test presses with ``UIHostingController/press(_:)``.
public struct Button<Label: View>: PrimitiveView, PressableView {
    let action: @MainActor () -> Void
    private let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }

    public init(_ title: String, action: @escaping @MainActor () -> Void) where Label == Text {
        (self.action, label) = (action, Text(title))
    }

    var parts: [any View] { [label] }
}

/// A button, whatever is written on it.
@MainActor
protocol PressableView {
    var action: @MainActor () -> Void { get }
}

/// The font of texts, which has no effect here.
public struct Font: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font("system \(size)") }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }

    public static let largeTitle = Font("largeTitle")
    public static let title = Font("title")
    public static let title2 = Font("title2")
    public static let title3 = Font("title3")
    public static let headline = Font("headline")
    public static let subheadline = Font("subheadline")
    public static let body = Font("body")
    public static let callout = Font("callout")
    public static let footnote = Font("footnote")
    public static let caption = Font("caption")

    public enum Weight: Hashable, Sendable { case light, regular, medium, semibold, bold, heavy }
}

public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }

public enum Edge: Int8, Hashable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}

public struct EdgeInsets: Hashable, Sendable {
    public var top, leading, bottom, trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}
