/// A view in the tree of a host: what stays while views, which are values, come and go.
@MainActor
final class ViewNode {
    private var view: any View
    private(set) var parts: [ViewNode] = []
    private var wrapped: WrappedController?
    private unowned let host: any ViewHost
    private let environment: ViewEnvironment

    init(_ view: any View, in host: any ViewHost, _ environment: ViewEnvironment = ViewEnvironment()) {
        (self.view, self.host, self.environment) = (view, host, environment)
        observeState()
        build()
        (view as? any AppearingView)?.appear()
    }

    /// Takes the next value of the view, and returns whether it is the same view: of the same type at the same place.
    func update(with next: any View) -> Bool {
        guard type(of: next) == type(of: view) else { return false }
        for (old, new) in zip(Self.states(of: view), Self.states(of: next)) { new.takeOver(from: old) }
        let last = view
        view = next
        observeState()
        build()
        (view as? any AppearingView)?.change(from: last)
        return true
    }

    func remove() {
        (view as? any AppearingView)?.disappear()
        for part in parts { part.remove() }
        guard let wrapped else { return }
        wrapped.controller.willMove(toParent: nil)
        wrapped.controller.viewIfLoaded?.removeFromSuperview()
        wrapped.controller.removeFromParent()
        wrapped.dismantle()
    }

    /// Every view in the tree, from the outside to the inside.
    var all: [any View] { [view] + parts.flatMap(\.all) }

    private func build() {
        if let wrapped { return wrapped.update(view) }
        if let made = wrap() {
            wrapped = made
            host.addChild(made.controller)
            host.view.addSubview(made.controller.view)
            return made.controller.didMove(toParent: host)
        }
        let views = (view as? any PrimitiveView)?.parts ?? [host.track { Self.body(of: self.view) }]
        var environment = environment
        if let change = view as? any EnvironmentChange { environment.hand(in: change.object) }
        for (position, part) in views.enumerated() {
            if position == parts.count {
                parts.append(ViewNode(part, in: host, environment))
            } else if !parts[position].update(with: part) {
                parts[position].remove()
                parts[position] = ViewNode(part, in: host, environment)
            }
        }
        while parts.count > views.count { parts.removeLast().remove() }
    }

    /// What the view wraps of UIKit, nil if it is made of views.
    private func wrap() -> WrappedController? {
        if let view = view as? any UIViewControllerRepresentable { return view.wrapped() }
        return (view as? any UIViewRepresentable)?.wrapped()
    }

    private static func body<Content: View>(of view: Content) -> any View { view.body }

    private static func states(of view: any View) -> [any HostedState] {
        Mirror(reflecting: view).children.compactMap { $0.value as? any HostedState }
    }

    private func observeState() {
        for state in Self.states(of: view) {
            state.take(from: environment)
            state.observe(by: ObjectIdentifier(host)) { [weak host] in
                MainActor.assumeIsolated { host?.setNeedsUpdate() }
            }
        }
    }
}

@MainActor
protocol ViewHost: UIViewController {
    func setNeedsUpdate()
    func track(_ body: () -> any View) -> any View
}
