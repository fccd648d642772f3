import Paging

/// The list of pages as the gestures of a trace change it; resolves page references at each moment.
struct NamedPages {
    var names: [String]
    var current: Set<String>
    /// The names that are or were in the list, and the placeholder: an app may keep a page that is gone, and set it.
    var known: Set<String>
    var placeholder: String?
    /// Whether a page can have several controllers, which are distinguished by a number: `Song 3 #2`.
    private(set) var hasNumberedControllers = false
    let limits: TraceLimits
    private(set) var changes = 0
    /// The number of pages that these changes moved, if each moves the whole list.
    private(set) var moved = 0

    init(limits: TraceLimits) {
        self.limits = limits
        (names, current, known) = ([], [], [])
    }

    /// Creates a list from its initial names; the path is nil if it is not written in the text.
    init(_ names: [String], at path: JSONPath?, limits: TraceLimits) throws(Problem) {
        self.init(limits: limits)
        self.names = names
        current.reserveCapacity(names.count)
        func place(_ index: Int) -> Problem.Place { path.map { .value($0.appending(index)) } ?? .everywhere }
        for (index, name) in names.enumerated() {
            try NameRule.check(name, "a page's name", at: place(index), limits: limits)
            guard current.insert(name).inserted else { throw Self.duplicate(name, place(index)) }
        }
        known = current
    }

    /// Makes the placeholder known; it can be set like a page but cannot be in the list.
    mutating func setPlaceholder(_ name: String, at place: Problem.Place) throws(Problem) {
        guard !current.contains(name) else {
            throw Problem(
                place, "the placeholder \(Wording.quoted(name)) is also a page of the list",
                advice: "Give it a name of its own.")
        }
        placeholder = name
        known.insert(name)
    }

    /// From here on, refuses names that could be mistaken for another controller of a page.
    mutating func numberControllers(at path: JSONPath) throws(Problem) {
        hasNumberedControllers = true
        for (index, name) in names.enumerated() { try checkNumber(name, at: .value(path.appending(index))) }
    }

    /// Refuses a name that could be mistaken for another controller of a page.
    func checkNumber(_ name: String, at place: @autoclosure () -> Problem.Place) throws(Problem) {
        guard hasNumberedControllers, let number = NameRule.numberOfController(name) else { return }
        throw Problem(
            place(), "the page \(Wording.quoted(name))",
            advice: "With this client a number at the end of a name tells the controllers of one page apart. Write it "
                + "without \(Wording.quoted(number)).")
    }

    /// The name of a page that is in the list or was in it.
    func known(_ reference: PageReference, at place: @autoclosure () -> Problem.Place) throws(Problem) -> String {
        if case .name(let name) = reference, known.contains(name) { return name }
        return try listed(reference, at: place())
    }

    func listed(_ reference: PageReference, at place: @autoclosure () -> Problem.Place) throws(Problem) -> String {
        switch reference {
        case .name(let name):
            guard current.contains(name) else { throw unknown(name, place()) }
            return name
        case .number(let number):
            guard number >= 1, number <= names.count else {
                let count = Quantity.text(names.count, "page")
                throw Problem(
                    place(), "there is no page \(number): the list has \(count) here",
                    advice: names.isEmpty ? "" : "Pages are numbered from 1 to \(Quantity.text(names.count)).")
            }
            return names[number - 1]
        }
    }

    static func duplicate(_ name: String, _ place: Problem.Place) -> Problem {
        Problem(place, "the page \(Wording.quoted(name)) is there twice", advice: "Every page has a name of its own.")
    }

    private func unknown(_ name: String, _ place: Problem.Place) -> Problem {
        if known.contains(name) {
            return Problem(place, "the page \(Wording.quoted(name)) is not in the list here", advice: whatIsHere)
        }
        let suggestion = Suggestion.sentence(for: name, among: names)
        let number = Int(name).map { $0 >= 1 && $0 <= names.count } == true
        let hint = number && suggestion.isEmpty ? "To name a page by its number, write it without quotes. " : ""
        let beside =
            ["next", "previous"].contains(name)
            ? "The page beside the shown one is named in a function of the app: "
                + "{ \"act\": \"tap\", \"do\": [{ \"set\": \"\(name)\" }] }. " : ""
        return Problem(place, "unknown page \(Wording.quoted(name))", advice: suggestion + hint + beside + whatIsHere)
    }

    private var whatIsHere: String {
        names.isEmpty ? "The list is empty here." : "The pages here are \(Wording.list(names))."
    }
}

extension NamedPages {
    mutating func countChange(_ place: Problem.Place) throws(Problem) {
        changes += 1
        moved = moved.saturatingSum(names.count)
        try Problem.refuse(changes, above: limits.listChanges, "gestures that change the list", at: place)
    }

    /// Counts the changes of further rounds of a repetition.
    mutating func moveAgain(_ changes: Int, rounds: Int, at path: JSONPath) throws(Problem) {
        let more = Swift.max(names.count, 1).saturatingProduct(changes).saturatingProduct(rounds)
        moved = moved.saturatingSum(more)
        try Problem.refuse(
            moved, above: limits.movedPages, "pages in the lists that this repetition changes", at: .value(path),
            advice: "Each change moves a whole list. Repeat less often, or shorten the list.")
    }

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
        try Problem.refuse(
            count + new.references.count, above: limits.pages, "pages in the list", at: .value(new.path))
        var added: [String] = []
        for (index, reference) in new.references.enumerated() {
            guard case .name(let name) = reference else { continue }
            let place = Problem.Place.value(new.path(to: index))
            try NameRule.check(name, "a page's name", at: place, limits: limits)
            try checkNumber(name, at: place)
            if name == placeholder {
                throw Problem(
                    place, "the new page has the name of the placeholder, \(Wording.quoted(name))",
                    advice: "Give it a name of its own.")
            }
            guard current.insert(name).inserted else {
                if added.contains(name) { throw Self.duplicate(name, place) }
                throw Problem(
                    place, "the page \(Wording.quoted(name)) is in the list already",
                    advice: "Every page has a name of its own. To move it, remove it first.")
            }
            known.insert(name)
            added.append(name)
        }
        return added
    }
}

extension TraceLimits {
    /// The maximum number of pages that the changes of a list may move.
    ///
    /// A change of a list of 100,000 pages takes milliseconds: this many changes of lists of 10,000 pages are a matter of
    /// seconds, and of the longest lists they would be one of minutes.
    fileprivate var movedPages: Int { listChanges.saturatingProduct(Swift.min(pages, 10_000)) }
}
