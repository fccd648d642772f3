import PageTraceUIKit

/// A controller that a view wraps, with its coordinator.
@MainActor
protocol WrappedController: AnyObject {
    var controller: UIViewController { get }

    /// Brings the controller in line with a view, which is of the same type as the one that made it.
    func update(with view: any View)

    /// The view has gone.
    func dismantle()
}

/// The one kind of wrapped controller, for each type of view.
final class Wrapped<Representable: UIViewControllerRepresentable>: WrappedController {
    private let made: Representable.UIViewControllerType
    private let context: Representable.Context

    init(_ view: Representable) {
        context = UIViewControllerRepresentableContext(coordinator: view.makeCoordinator())
        made = view.makeUIViewController(context: context)
        view.updateUIViewController(made, context: context)
    }

    var controller: UIViewController { made }

    func update(with view: any View) {
        guard let view = view as? Representable else { return }
        view.updateUIViewController(made, context: context)
    }

    func dismantle() { Representable.dismantleUIViewController(made, coordinator: context.coordinator) }
}

extension UIViewControllerRepresentable {
    /// Makes the controller of this view.
    func wrapped() -> any WrappedController { Wrapped(self) }
}
