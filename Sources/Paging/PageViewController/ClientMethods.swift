/// The methods that a client may lack: their defaults note that they were called.
///
/// What a client's type has is known only when it is called.
package struct ClientMethods: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let willTransitionTo = ClientMethods(rawValue: 1 << 0)
    package static let didFinishAnimating = ClientMethods(rawValue: 1 << 1)
    package static let didScroll = ClientMethods(rawValue: 1 << 2)
    package static let viewDidLoad = ClientMethods(rawValue: 1 << 3)
    package static let viewWillAppear = ClientMethods(rawValue: 1 << 4)
    package static let viewDidAppear = ClientMethods(rawValue: 1 << 5)
    package static let viewWillDisappear = ClientMethods(rawValue: 1 << 6)
    package static let viewDidDisappear = ClientMethods(rawValue: 1 << 7)
    package static let willMove = ClientMethods(rawValue: 1 << 8)
    package static let didMove = ClientMethods(rawValue: 1 << 9)

    /// The methods of a role if a client can lack all of them without being asked in vain, nil for other roles.
    static func all(of role: CallbackRole) -> ClientMethods? {
        switch role {
        case .appearance: [.viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
        case .containment: [.willMove, .didMove]
        case .progress: .didScroll
        case .dataSource, .delegate, .completion, .indicator, .request: nil
        }
    }
}

extension PageViewControllerModel {
    /// Whether the client was found to lack every method that hears of a transition.
    package var isHeardByNobody: Bool {
        guard !missingMethods.isEmpty else { return false }
        var methods: ClientMethods = [.willTransitionTo, .didFinishAnimating]
        for role in [CallbackRole.appearance, .containment] { methods.formUnion(ClientMethods.all(of: role) ?? []) }
        // Page curl has no scroll view.
        if transitionStyle == .scroll { methods.insert(.didScroll) }
        return missingMethods.isSuperset(of: methods)
    }
}
