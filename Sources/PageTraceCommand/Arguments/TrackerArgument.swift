import ArgumentParser
import PageTrace
import PageTraceFiles

extension Tracker {
    /// The word for the page shown, but only if the transition was completed.
    private static let completed = "completed"

    /// Parses a variable as `--track` takes it: `title:didFinishAnimating:shown`, and `:index` if it holds an index.
    init(argument: String) throws(ValidationError) {
        let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard 2...4 ~= parts.count, !parts[0].isEmpty else {
            throw ValidationError("Write a name, a colon and a callback, such as title:didFinishAnimating.")
        }
        var callbacks: Set<Tracker.Callback> = []
        for word in parts[1].split(separator: "+", omittingEmptySubsequences: false) {
            guard let callback = Tracker.Callback.tracked.first(where: { $0.name == word }) else {
                throw ValidationError(
                    "There is no callback \"\(VisibleText.of(String(word)))\". "
                        + Self.choice(String(word), Tracker.Callback.tracked.map(\.name)))
            }
            callbacks.insert(callback)
        }
        let sources = Tracker.Source.allCases.filter { callbacks.isSubset(of: $0.callbacks) }
        guard !sources.isEmpty else {
            throw ValidationError(
                "scrollViewDidScroll has nothing in common with other callbacks. Use --track once for each.")
        }
        guard sources != [.direction] || parts.dropFirst(2).first == Tracker.Source.direction.rawValue else {
            throw ValidationError(
                "Callbacks of the data source and of the delegate have only the direction in common. Use --track once for "
                    + "each.")
        }
        let knowsCompletion = callbacks.contains(.didFinishAnimating)
        let words = sources.map(\.rawValue) + (knowsCompletion ? [Self.completed] : [])
        let word = parts.count >= 3 ? parts[2] : Self.usual(callbacks).rawValue
        let values = [Tracker.Value.page, .index].map(\.rawValue)
        guard parts.count < 4 || values.contains(parts[3]) else {
            let place = words.contains(parts[3]) ? " \(parts[3]) is a third part, in place of \(word)." : ""
            throw ValidationError(
                "The fourth part cannot be \"\(VisibleText.of(parts[3]))\". " + Self.choice(parts[3], values) + place)
        }
        guard words.contains(word) else {
            throw ValidationError(
                "The third part cannot be \"\(VisibleText.of(word))\" after \(parts[1]). " + Self.choice(word, words))
        }
        self.init(
            name: parts[0], updatedIn: callbacks, onlyWhenCompleted: word == Self.completed,
            takes: Tracker.Source(rawValue: word) ?? .shown,
            holds: parts.dropFirst(3).first.flatMap(Tracker.Value.init) ?? .page)
    }

    /// What most apps take from a callback.
    private static func usual(_ callbacks: Set<Tracker.Callback>) -> Tracker.Source {
        if callbacks == [.willTransitionTo] { return .pending }
        if callbacks.isSubset(of: Tracker.Source.nearest.callbacks) { return .nearest }
        return callbacks.isSubset(of: Tracker.Source.shown.callbacks) ? .shown : .answer
    }

    private static func choice(_ word: String, _ words: [String]) -> String {
        Suggestion.sentence(for: word, among: words) + "It can be \(Wording.sequence(words, conjunction: "or"))."
    }
}
