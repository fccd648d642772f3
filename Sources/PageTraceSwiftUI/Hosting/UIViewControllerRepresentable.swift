/// A view that wraps a view controller.
///
/// A host makes the coordinator and the controller once, and updates the controller at once and then whenever a value
/// has changed, at the driver's next turn.
public protocol UIViewControllerRepresentable: WrappingView {
    associatedtype UIViewControllerType: UIViewController
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

public typealias UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> =
    WrappingContext<Representable>

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

    func wrapped() -> WrappedController {
        WrappedController(
            self, make: { $0.makeUIViewController(context: $1) },
            update: { $0.updateUIViewController($1, context: $2) },
            dismantle: { Self.dismantleUIViewController($0, coordinator: $1) }, controller: { $0 })
    }
}

/// A view that wraps a view of UIKit.
///
/// A host makes the coordinator and the view once, and updates the view at once and then whenever a value has changed,
/// at the driver's next turn.
public protocol UIViewRepresentable: WrappingView {
    associatedtype UIViewType: UIView
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

/// The context in which a view of UIKit is made and updated.
public typealias UIViewRepresentableContext<Representable: UIViewRepresentable> = WrappingContext<Representable>

extension UIViewRepresentable {
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

/// A view that wraps something of UIKit: what both kinds have in common.
@preconcurrency @MainActor
public protocol WrappingView: View where Body == Never {
    associatedtype Coordinator = Void
    /// The context of making and updating.
    typealias Context = WrappingContext<Self>
    func makeCoordinator() -> Coordinator
}

extension WrappingView {
    public var body: Never { preconditionFailure("\(type(of: self)) has no body") }
}

extension WrappingView where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The context in which something of UIKit is made and updated.
public struct WrappingContext<Representable: WrappingView> {
    public let coordinator: Representable.Coordinator
    public let transaction = Transaction()
    public let environment = EnvironmentValues()
}

/// How a change is shown: nothing is animated here.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public init(animation: Animation? = nil) { self.animation = animation }
}

public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
    public static let linear = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825) -> Animation { Animation() }
}

/// A controller that a view wraps, with its coordinator.
@MainActor
struct WrappedController {
    let controller: UIViewController
    /// Brings the controller in line with a view, which is of the same type as the one that made it.
    let update: (any View) -> Void
    let dismantle: () -> Void

    init<Representable: WrappingView, Made>(
        _ view: Representable, make: (Representable, Representable.Context) -> Made,
        update: @escaping (Representable, Made, Representable.Context) -> Void,
        dismantle: @escaping (Made, Representable.Coordinator) -> Void, controller: (Made) -> UIViewController
    ) {
        let context = Representable.Context(coordinator: view.makeCoordinator())
        let made = make(view, context)
        self.controller = controller(made)
        self.update = { next in
            if let next = next as? Representable { update(next, made, context) }
        }
        self.dismantle = { dismantle(made, context.coordinator) }
        update(view, made, context)
    }
}
