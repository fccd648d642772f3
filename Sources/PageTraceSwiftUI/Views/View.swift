/// A part of a user interface.
///
/// Nothing is drawn: what counts is what it is made of, and which controllers it wraps.
@MainActor
public protocol View {
    /// What it is made of.
    associatedtype Body: View

    /// What it is made of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// Nothing is made of nothing.
    public var body: Never { self }
}

/// A view that is not made of others.
@MainActor
protocol PrimitiveView: View where Body == Never {
    /// The views in it.
    var parts: [any View] { get }
}

extension PrimitiveView {
    /// Nobody asks for it: the views in it are its parts.
    public var body: Never { preconditionFailure("\(type(of: self)) has no body") }
}

/// A place for previews, which are not made here.
@MainActor
public protocol PreviewProvider {
    /// What is previewed.
    associatedtype Previews: View

    /// What is previewed.
    @ViewBuilder static var previews: Previews { get }
}
