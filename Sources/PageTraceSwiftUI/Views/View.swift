/// A part of a user interface.
///
/// Nothing is drawn: only the structure matters, and which controllers it wraps.
@preconcurrency @MainActor
public protocol View {
    /// The type of the body.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// Never has no body of its own.
    public var body: Never { self }
}

/// A view that is not made of others.
@MainActor
protocol PrimitiveView: View where Body == Never {
    /// The views in it.
    var parts: [any View] { get }
}

extension PrimitiveView {
    /// Never called: the views in it are its parts.
    public var body: Never { preconditionFailure("\(type(of: self)) has no body") }
}

/// A view with nothing in it.
protocol LeafView: PrimitiveView {}

extension LeafView {
    var parts: [any View] { [] }
}

/// A view around others.
protocol ContainerView: PrimitiveView {
    associatedtype Content: View

    var content: Content { get }
}

extension ContainerView {
    var parts: [any View] { [content] }
}

/// A container for previews, which are not made here.
@preconcurrency @MainActor
public protocol PreviewProvider {
    /// What is previewed.
    associatedtype Previews: View

    /// What is previewed.
    @ViewBuilder static var previews: Previews { get }
}
