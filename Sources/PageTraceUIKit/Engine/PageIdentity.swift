/// The identity of a page: a weak reference to a view controller.
///
/// Recordings, containers and tables of pages use these. Only the page view controller and the app keep the controller
/// itself, so that questions of memory can be answered.
@MainActor
package final class PageIdentity: Hashable {
    /// The controller, nil once it has been deallocated.
    package private(set) weak var controller: AnyObject?
    /// The name of the page if it has no controller.
    private let text: String
    /// Reads what the app calls a page, the best name first.
    private let names: (AnyObject) -> [String?]

    package init(_ controller: AnyObject, names: @escaping (AnyObject) -> [String?]) {
        self.controller = controller
        self.names = names
        text = "\(type(of: controller))"
    }

    /// Creates the identity of a page that a tracked value names but that has never been seen.
    init(named text: String) {
        self.text = text
        names = { _ in [] }
    }

    /// The name in recordings: title, identifier, or class.
    ///
    /// It is read once, when a recording first includes the page.
    package var name: String {
        guard let controller else { return text }
        return names(controller).compactMap { $0 }.first { !$0.isEmpty } ?? text
    }

    nonisolated package static func == (one: PageIdentity, other: PageIdentity) -> Bool { one === other }

    nonisolated package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
