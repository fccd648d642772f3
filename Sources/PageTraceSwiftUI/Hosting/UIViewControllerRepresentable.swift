/// A view that wraps a view controller.
///
/// A host makes the coordinator and the controller once, and updates the controller at once and then whenever a value
/// has changed, at the driver's next turn.
public protocol UIViewControllerRepresentable: WrappingView {
    /// The controller.
    associatedtype UIViewControllerType: UIViewController

    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Updates the controller to match the view.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Cleans up a controller whose view is gone.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

/// The context in which a controller is made and updated.
public typealias UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> =
    WrappingContext<Representable>

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

    func wrapped() -> WrappedController {
        WrappedController(
            self, make: { $0.makeUIViewController(context: $1) },
            update: { $0.updateUIViewController($1, context: $2) },
            dismantle: { Self.dismantleUIViewController($0, coordinator: $1) }, controller: { $0 })
    }
}
