/// A view that wraps something of UIKit: what both kinds have in common.
@preconcurrency @MainActor
public protocol WrappingView: View where Body == Never {
    /// The object that acts for the view, such as a delegate or the target of a control.
    associatedtype Coordinator = Void
    /// The context of making and updating.
    typealias Context = WrappingContext<Self>

    /// Makes the coordinator.
    func makeCoordinator() -> Coordinator
}

extension WrappingView {
    /// Never called: the content of the view is that of UIKit.
    public var body: Never { preconditionFailure("\(type(of: self)) has no body") }
}

extension WrappingView where Coordinator == Void {
    /// By default, there is no coordinator.
    public func makeCoordinator() {}
}

/// The context in which something of UIKit is made and updated.
public struct WrappingContext<Representable: WrappingView> {
    /// The object that acts for the view.
    public let coordinator: Representable.Coordinator
}
