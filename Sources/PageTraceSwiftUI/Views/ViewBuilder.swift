/// Builds views from statements.
@preconcurrency @MainActor
@resultBuilder
public enum ViewBuilder {
    /// Builds no view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds several views.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
        var parts: [any View] = []
        for part in repeat each content { parts.append(part) }
        return TupleView(parts: parts)
    }

    /// Builds a view that may be missing.
    public static func buildIf<Content: View>(_ content: Content?) -> OptionalView<Content> {
        OptionalView(content: content)
    }

    /// Builds the first of two views.
    public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
        .first(first)
    }

    /// Builds the second of two views.
    public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
        .second(second)
    }
}

/// No view.
public struct EmptyView: LeafView {
    /// Creates an empty view.
    public init() {}
}

/// Several views.
public struct TupleView: PrimitiveView {
    let parts: [any View]
}

/// One of two views.
public enum EitherView<First: View, Second: View>: PrimitiveView {
    /// The first.
    case first(First)
    /// The second.
    case second(Second)

    var parts: [any View] {
        switch self {
        case .first(let view): [view]
        case .second(let view): [view]
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    var parts: [any View] { map { [$0] } ?? [] }
}

/// A view that may be missing.
public struct OptionalView<Content: View>: PrimitiveView {
    // An optional in the tree would count as what is in it, which is there as well: a cast looks into an optional.
    let content: Content?

    var parts: [any View] { content.map { [$0] } ?? [] }
}
