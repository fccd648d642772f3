/// A text.
public struct Text: LeafView {
    /// The content of the text.
    public let string: String

    /// Creates a text.
    nonisolated public init(_ content: String) { string = content }
}

/// An image, identified by its name.
public struct Image: LeafView {
    /// The name.
    public let name: String

    /// Creates an image from the app's assets.
    nonisolated public init(_ name: String) { self.name = name }

    /// Creates a system symbol image.
    nonisolated public init(systemName: String) { name = systemName }

    /// Creates an image of UIKit's.
    public init(uiImage: UIImage) { name = uiImage.name ?? "" }

    /// Lets the image fill its place.
    nonisolated public func resizable() -> Image { self }
}

/// Flexible space.
public struct Spacer: LeafView {
    /// Creates space.
    nonisolated public init(minLength: CGFloat? = nil) {}
}

/// A button, which a test presses with ``UIHostingController/press(_:)``.
public struct Button<Label: View>: PrimitiveView, PressableView {
    let action: @MainActor () -> Void
    private let label: Label

    /// Creates a button.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }

    /// Creates a button with a text.
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
