/// A controller that a view wraps, with its coordinator.
@MainActor
protocol WrappedController: AnyObject {
    var controller: UIViewController { get }

    /// Brings the controller in line with a view, which is of the same type as the one that made it.
    func update(with view: any View)

    func dismantle()
}

/// The one kind of wrapped controller, for each type of view.
final class Wrapped<Representable: WrappingView, Made>: WrappedController {
    typealias Context = WrappingContext<Representable>

    let controller: UIViewController
    private let made: Made
    private let context: Context
    private let updateMade: (Representable, Made, Context) -> Void
    private let dismantleMade: (Made, Representable.Coordinator) -> Void

    init(
        _ view: Representable, make: (Representable, Context) -> Made,
        update: @escaping (Representable, Made, Context) -> Void,
        dismantle: @escaping (Made, Representable.Coordinator) -> Void, controller: (Made) -> UIViewController
    ) {
        context = Context(coordinator: view.makeCoordinator())
        made = make(view, context)
        self.controller = controller(made)
        (updateMade, dismantleMade) = (update, dismantle)
        update(view, made, context)
    }

    func update(with view: any View) {
        if let view = view as? Representable { updateMade(view, made, context) }
    }

    func dismantle() { dismantleMade(made, context.coordinator) }
}
