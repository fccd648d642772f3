/// A part of a user interface.
///
/// Nothing is drawn: only the structure matters, and which controllers it wraps.
@preconcurrency @MainActor
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { self }
}

/// A view that is not made of others.
@MainActor
protocol PrimitiveView: View where Body == Never {
    var parts: [any View] { get }
}

extension PrimitiveView {
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
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }
}

/// Modifiers that only change how a view looks; they have no effect here.
extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }

    public func frame(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }

    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func padding(_ insets: EdgeInsets) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public func bold(_ isActive: Bool = true) -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { self }
    public func foregroundStyle(_ style: Color) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func tint(_ tint: Color?) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public func clipShape<S: Shape>(_ shape: S) -> some View { self }
    public func clipped(antialiased: Bool = false) -> some View { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func scaledToFit() -> some View { self }
    public func scaledToFill() -> some View { self }
    public func hidden() -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func scrollIndicators(_ visibility: Visibility) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility) -> some View { self }
    public func zIndex(_ value: Double) -> some View { self }
    public func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        TupleView(parts: [content(), self])
    }

    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        TupleView(parts: [self, content()])
    }

    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        TupleView(parts: [self, overlay])
    }

    public func accessibilityLabel(_ label: String) -> some View { self }
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    public func animation(_ animation: Animation?) -> some View { self }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public func transition(_ transition: AnyTransition) -> some View { self }
    public func navigationBarTitle(_ title: String) -> some View { self }
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public func statusBar(hidden: Bool) -> some View { self }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    public func scaleEffect(_ scale: CGFloat) -> some View { self }
    public func rotationEffect(_ angle: Angle) -> some View { self }
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func disabled(_ disabled: Bool) -> some View { self }
    public func navigationTitle(_ title: String) -> some View { self }
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }

    @available(*, unavailable, message: "nothing drives a paging ScrollView: see What cannot be done, Pages of SwiftUI")
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
}

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
public enum SafeAreaRegions: Sendable { case all, container, keyboard }
public enum AnyTransition: Sendable { case identity, opacity, scale, slide }

public struct Angle: Hashable, Sendable {
    public var degrees: Double
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

public enum ScrollTargetBehavior: Sendable { case paging, viewAligned }
public enum ContentMode: Sendable { case fit, fill }
