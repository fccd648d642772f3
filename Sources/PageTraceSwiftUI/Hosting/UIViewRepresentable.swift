public import PageTraceUIKit

/// A view that wraps a view of UIKit.
///
/// A host makes the coordinator and the view once, and updates the view at once and then whenever a value has changed,
/// at the driver's next turn.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
    /// The view of UIKit.
    associatedtype UIViewType: UIView
    /// The object that acts for the view, such as the target of a control.
    associatedtype Coordinator = Void
    /// The context of making and updating.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view of UIKit.
    func makeUIView(context: Context) -> UIViewType

    /// Updates the view of UIKit to match the view.
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Makes the coordinator.
    func makeCoordinator() -> Coordinator

    /// Cleans up a view of UIKit whose view is gone.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
    /// Never called: the content of the view is that of UIKit.
    public var body: Never { preconditionFailure("\(type(of: self)) has no body") }

    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
    /// By default, there is no coordinator.
    public func makeCoordinator() {}
}

/// The context in which a view of UIKit is made and updated.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that acts for the view.
    public let coordinator: Representable.Coordinator
}

/// A wrapped view of UIKit, in a controller of its own: a host holds controllers.
final class WrappedView<Representable: UIViewRepresentable>: WrappedController {
    let controller = UIViewController()
    private let made: Representable.UIViewType
    private let context: Representable.Context

    init(_ view: Representable) {
        context = UIViewRepresentableContext(coordinator: view.makeCoordinator())
        made = view.makeUIView(context: context)
        controller.view = made
        view.updateUIView(made, context: context)
    }

    func update(with view: any View) {
        guard let view = view as? Representable else { return }
        view.updateUIView(made, context: context)
    }

    func dismantle() { Representable.dismantleUIView(made, coordinator: context.coordinator) }
}

extension UIViewRepresentable {
    /// Makes the view of UIKit of this view.
    func wrapped() -> any WrappedController { WrappedView(self) }
}
