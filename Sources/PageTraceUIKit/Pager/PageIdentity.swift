/// The identity of a page: a weak reference to a view controller.
///
/// Recordings, containers and tables of pages use these. Only the page view controller and the app keep the controller
/// itself, so that questions of memory can be answered.
@MainActor
final class PageIdentity {
    /// The controller, nil once it has been deallocated.
    private(set) weak var controller: UIViewController?
    /// The name of the page if it has no controller.
    private let text: String

    /// Creates the identity of a page of the app.
    init(_ controller: UIViewController) {
        self.controller = controller
        text = "\(type(of: controller))"
    }

    /// Creates the identity of a page that a tracked value names but that has never been seen.
    init(named text: String) { self.text = text }

    /// The name in recordings: title, identifier, or class.
    ///
    /// It is read once, when a recording first includes the page.
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
    /// Whether the two are the same page.
    nonisolated static func == (one: PageIdentity, other: PageIdentity) -> Bool { one === other }

    /// Hashes the identity.
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
