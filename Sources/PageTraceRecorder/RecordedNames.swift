import PageTraceBridge

/// The names of pages, which are unique: `First`, `First #2`.
@MainActor
struct RecordedNames {
    private struct Entry {
        weak var page: UIViewController?
        let name: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var taken: [String: Int] = [:]

    func knows(_ page: UIViewController) -> Bool { entries[ObjectIdentifier(page)]?.page === page }

    /// The name of a page, which it keeps.
    mutating func name(of page: UIViewController, wanted: String) -> String {
        // Another page may have the address of one that is gone.
        if let entry = entries[ObjectIdentifier(page)], entry.page === page { return entry.name }
        var name = wanted
        while taken[name] != nil {
            taken[wanted, default: 1] += 1
            name = "\(wanted) #\(taken[wanted, default: 1])"
        }
        taken[name] = 1
        entries[ObjectIdentifier(page)] = Entry(page: page, name: name)
        return name
    }
}
