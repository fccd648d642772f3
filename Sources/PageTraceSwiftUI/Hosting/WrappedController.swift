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
