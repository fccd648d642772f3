package import Paging

/// The moments at which a variable of an app's own client would have been right in every walk, had it been updated there.
package struct RightMoments {
    /// What the app would do, such as `update title in didFinishAnimating, if completed, from …`; the simplest alone.
    package let words: [String]
    /// What was tried.
    package let states: Int
    package let transitions: Int

    /// The most variables in one search: each has a number of its own, and there are 128.
    static let mostInOne = 60

    /// Tries every moment beside the client's own variables, but those that only count or follow the scroll view.
    ///
    /// Nil if a bound is met, so that nothing is known.
    ///
    /// - Parameter explored: Explores the client with variables that it could have.
    package init?<Client>(
        of variable: String, _ options: ExplorationOptions,
        explored: (_ options: ExplorationOptions, _ shadows: [Tracker]) -> ClientExploration<Client>
    ) {
        var moments = Self.candidates(for: variable)
        var (states, transitions) = (0, 0)
        // Most are wrong after two gestures, and make the state larger until then.
        for depth in [min(2, options.depth ?? 2), options.depth] {
            (states, transitions) = (0, 0)
            var right: [RepairChange] = []
            for start in stride(from: 0, to: moments.count, by: Self.mostInOne) {
                let batch = moments[start..<min(start + Self.mostInOne, moments.count)]
                let shadows = Self.shadows(of: batch)
                var options = options
                options.depth = depth
                let tried = explored(options, shadows)
                guard tried.bound == nil || tried.bound == .depth else { return nil }
                let wrong = Set(tried.walks.compactMap { $0.sort?.tracker })
                right += zip(batch, shadows).filter { !wrong.contains($1.name) }.map(\.0)
                states = max(states, tried.states)
                transitions = max(transitions, tried.transitions)
            }
            moments = right
        }
        words = Self.words(for: moments)
        (self.states, self.transitions) = (states, transitions)
    }

    /// The moments that are tried for a variable, the first one as most apps should have it.
    package static func candidates(for variable: String) -> [RepairChange] {
        let first = Tracker(name: variable, updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown)
        return [RepairChange(object: [], settings: [], words: first.moment, variable: first)]
            + RepairChange.moments(of: first, at: 0).filter { $0.variable?.isOrdinary ?? false }
    }

    /// A variable for each moment, named by its place among them.
    package static func shadows(of moments: some Sequence<RepairChange>) -> [Tracker] {
        moments.enumerated().compactMap { number, change in
            var shadow = change.variable
            shadow?.name = "moment \(number)"
            return shadow
        }
    }

    /// What the app would do at some moments; of those that take the same, the simplest alone.
    package static func words(for moments: [RepairChange]) -> [String] { moments.simplest.map(\.words) }
}

extension Tracker {
    /// Whether it is an assignment of a page in one of the usual callbacks, on an app that starts with its first page.
    fileprivate var isOrdinary: Bool { !startsEmpty && takes != .direction && takes != .nearest }
}
