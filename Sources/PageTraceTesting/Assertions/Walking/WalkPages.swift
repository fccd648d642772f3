/// The pages that a walk was given, in order, each with a name of its own.
///
/// Names are what a snapshot shows, so two pages must never share one. Pages that describe themselves alike, as instances
/// of one class do, are told apart by a number: `Screen`, `Screen 2`.
struct WalkPages<Page: Hashable> {
    /// The pages, in the order of the app's list, each once.
    let pages: [Page]

    /// Their names, in the same order.
    let names: [String]

    private let known: [Page: String]
    private let custom: (@Sendable (Page) -> String)?

    init(_ pages: [Page], name custom: (@Sendable (Page) -> String)?) {
        var known: [Page: String] = [:]
        var taken: Set<String> = []
        var listed: [Page] = []
        for page in pages where known[page] == nil {
            let wanted = custom?(page) ?? "\(page)"
            var name = wanted
            var number = 2
            while !taken.insert(name).inserted {
                name = "\(wanted) \(number)"
                number += 1
            }
            known[page] = name
            listed.append(page)
        }
        self.pages = listed
        self.known = known
        self.custom = custom
        names = listed.compactMap { known[$0] }
    }

    /// The name of a page, also of one that is not in the list.
    func name(of page: Page) -> String {
        known[page] ?? custom?(page) ?? "\(page)"
    }
}
