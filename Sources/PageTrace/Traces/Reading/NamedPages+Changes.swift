extension NamedPages {
    mutating func insert(_ new: PageReferences, at index: Int) throws(Problem) -> [String] {
        let added = try newNames(new, count: names.count)
        names.insert(contentsOf: added, at: index)
        return added
    }

    mutating func replace(_ new: PageReferences) throws(Problem) -> [String] {
        current = []
        names = try newNames(new, count: 0)
        return names
    }

    mutating func remove(_ old: PageReferences) throws(Problem) -> [String] {
        try countChange(.value(old.path))
        var removed: [String] = []
        var doomed: Set<String> = []
        for (index, reference) in old.references.enumerated() {
            let name = try listed(reference, at: .value(old.path(to: index)))
            guard doomed.insert(name).inserted else { throw Self.duplicate(name, .value(old.path(to: index))) }
            removed.append(name)
        }
        if removed.count == 1, let index = names.firstIndex(of: removed[0]) {
            names.remove(at: index)
        } else {
            names.removeAll { doomed.contains($0) }
        }
        current.subtract(doomed)
        return removed
    }

    /// Checks the names of pages to be added to the list, and makes them known.
    private mutating func newNames(_ new: PageReferences, count: Int) throws(Problem) -> [String] {
        try countChange(.value(new.path))
        guard count + new.references.count <= limits.pages else {
            let found = count + new.references.count
            throw .limit(.value(new.path), "pages in the list", found: found, allowed: limits.pages)
        }
        var added: [String] = []
        for (index, reference) in new.references.enumerated() {
            guard case .name(let name) = reference else { continue }
            let place = Problem.Place.value(new.path(to: index))
            try NameRule.check(name, "a page's name", at: place, limits: limits)
            try checkNumber(name, at: place)
            if name == placeholder {
                throw Problem(
                    place,
                    "the new page has the name of the placeholder, \(Wording.quoted(name))",
                    advice: "Give it a name of its own."
                )
            }
            guard current.insert(name).inserted else {
                if !added.contains(name) {
                    throw Problem(
                        place,
                        "the page \(Wording.quoted(name)) is in the list already",
                        advice: "Every page has a name of its own. To move it, remove it first."
                    )
                }
                throw Self.duplicate(name, place)
            }
            known.insert(name)
            added.append(name)
        }
        return added
    }
}
