/// Who a page is: a view controller, known by identity and not kept alive.
///
/// Recordings, containers and tables of pages hold these. Who keeps the controller itself is what memory is about, and
/// left to the page view controller and to the app.
@MainActor
final class PageIdentity {
    /// The controller, nil once nobody keeps it.
    private(set) weak var controller: UIViewController?
    /// What the page is called if there is no controller behind it.
    private let text: String

    /// A page of the app.
    init(_ controller: UIViewController) {
        self.controller = controller
        text = "\(type(of: controller))"
    }

    /// A page that a tracked value names and that nobody has seen.
    init(named text: String) { self.text = text }

    /// The name in recordings: title, identifier, or class.
    ///
    /// It is asked for once, when a recording first meets the page.
    var name: String {
        guard let controller else { return text }
        let names = [
            controller.title, controller.viewIfLoaded?.accessibilityIdentifier, controller.restorationIdentifier,
            controller.contentName?(),
        ]
        return names.compactMap { $0 }.first { !$0.isEmpty } ?? text
    }
}

extension PageIdentity: Hashable {
    /// Whether two are the same page.
    nonisolated static func == (one: PageIdentity, other: PageIdentity) -> Bool { one === other }

    /// Hashes the identity.
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
