@preconcurrency @MainActor
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
        var parts: [any View] = []
        for part in repeat each content { parts.append(part) }
        return TupleView(parts: parts)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> OptionalView<Content> {
        OptionalView(content: content)
    }

    public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
        .first(first)
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
        .second(second)
    }
}

public struct EmptyView: LeafView {
    public init() {}
}

public struct AnyView: PrimitiveView {
    let parts: [any View]
    public init<V: View>(_ view: V) { parts = [view] }
    public init<V: View>(erasing view: V) { parts = [view] }
}

public struct TupleView: PrimitiveView {
    let parts: [any View]
}

public enum EitherView<First: View, Second: View>: PrimitiveView {
    case first(First)
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

public struct OptionalView<Content: View>: PrimitiveView {
    // An optional in the tree would count as what is in it, which is there as well: a cast looks into an optional.
    let content: Content?
    var parts: [any View] { content.map { [$0] } ?? [] }
}
