public import PageTraceUIKit

/// A view that wraps a view controller.
///
/// A host makes coordinator and controller once and updates the controller at once, and then whenever a value has changed:
/// at the driver's next turn.
@MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The controller.
    associatedtype UIViewControllerType: UIViewController
    /// Whoever speaks for the view to the controller.
    associatedtype Coordinator = Void
    /// What goes with making and updating.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Brings the controller in line with the view.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Makes the coordinator.
    func makeCoordinator() -> Coordinator

    /// Says good-bye to a controller whose view has gone.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
    /// Nobody asks for it: what it shows is its controller.
    public var body: Never { preconditionFailure("\(type(of: self)) has no body") }

    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes none.
    public func makeCoordinator() {}
}

/// What goes with making and updating a controller.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// Whoever speaks for the view.
    public let coordinator: Representable.Coordinator
}
