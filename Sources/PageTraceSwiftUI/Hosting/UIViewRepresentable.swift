/// A view that wraps a view of UIKit.
///
/// A host makes the coordinator and the view once, and updates the view at once and then whenever a value has changed,
/// at the driver's next turn.
public protocol UIViewRepresentable: WrappingView {
    /// The view of UIKit.
    associatedtype UIViewType: UIView

    /// Makes the view of UIKit.
    func makeUIView(context: Context) -> UIViewType

    /// Updates the view of UIKit to match the view.
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Cleans up a view of UIKit whose view is gone.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

/// The context in which a view of UIKit is made and updated.
public typealias UIViewRepresentableContext<Representable: UIViewRepresentable> = WrappingContext<Representable>

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Makes the view of UIKit of this view, in a controller of its own: a host holds controllers.
    func wrapped() -> WrappedController {
        WrappedController(
            self, make: { $0.makeUIView(context: $1) }, update: { $0.updateUIView($1, context: $2) },
            dismantle: { Self.dismantleUIView($0, coordinator: $1) },
            controller: { view in
                let controller = UIViewController()
                controller.view = view
                return controller
            })
    }
}
