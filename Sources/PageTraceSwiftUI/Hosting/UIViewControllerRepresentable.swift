public import PageTraceUIKit

/// A view that wraps a view controller.
///
/// A host makes the coordinator and the controller once, and updates the controller at once and then whenever a value
/// has changed, at the driver's next turn.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The controller.
    associatedtype UIViewControllerType: UIViewController
    /// The object that acts for the view, such as the controller's delegate.
    associatedtype Coordinator = Void
    /// The context of making and updating.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Updates the controller to match the view.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Makes the coordinator.
    func makeCoordinator() -> Coordinator

    /// Cleans up a controller whose view is gone.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
    /// Never called: the content of the view is its controller.
    public var body: Never { preconditionFailure("\(type(of: self)) has no body") }

    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// By default, there is no coordinator.
    public func makeCoordinator() {}
}

/// The context in which a controller is made and updated.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that acts for the view.
    public let coordinator: Representable.Coordinator
}
