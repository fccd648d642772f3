import Paging

/// What an exploration did not try, and on which choices of the model it rests.
package struct ExplorationScope: Hashable, Sendable {
    /// A rule that nobody has observed: the model picks one behavior.
    package struct Choice: Hashable, Sendable {
        package let rule: String
        package let sentence: String
    }

    /// The families of gestures that were not tried.
    package let untriedFamilies: [GestureFamily]
    /// What else was not tried, in words: another system, quirks, readings, other lengths of the list.
    package let untried: [String]
    /// The choices that the gestures tried come upon.
    package let choices: [Choice]
    /// What is known of longer lists, nil if nothing is.
    package let longerLists: String?
}

extension Exploration {
    /// What was not tried, and on which choices the answer rests.
    package var scope: ExplorationScope {
        let tried = Set(families)
        guard let container = trace.pageViewController?.container else {
            return ExplorationScope(untriedFamilies: [], untried: [], choices: [], longerLists: longerLists)
        }
        return ExplorationScope(
            untriedFamilies: GestureFamily.allCases.filter { !tried.contains($0) },
            untried: Self.untried(container, pages: pagesFrom == nil ? trace.pages.count : nil, tried),
            choices: Self.choices(container, tried), longerLists: longerLists)
    }

    private var longerLists: String? {
        switch pagesFrom {
        case let pages?:
            hasFindings
                ? "a list with more pages shows nothing else" : "holds for every number of pages from \(pages) on"
        case nil: triedLongerLists ? "a list with more pages may show something else" : nil
        }
    }

    private static func untried(
        _ container: PageViewControllerSettings, pages: Int?, _ tried: Set<GestureFamily>
    ) -> [String] {
        var untried: [String] = []
        if tried.contains(.lose) {
            untried.append("more than \(Quantity.text(Int(container.triedLosses), "lost call")) in a walk")
        }
        if let pages, !tried.contains(.list) { untried.append("lists of other lengths than \(Quantity.text(pages))") }
        untried.append(PagingSystem.allCases.filter { $0 != container.system }.map(\.rawValue).joined(separator: ", "))
        let off = ContainerSwitch.off(in: container)
        let quirks = off.count(where: \.isQuirk)
        if quirks > 0 { untried.append(Quantity.text(quirks, "quirk")) }
        if off.count > quirks { untried.append(Quantity.text(off.count - quirks, "reading")) }
        return untried
    }

    private static func choices(
        _ container: PageViewControllerSettings, _ tried: Set<GestureFamily>
    ) -> [ExplorationScope.Choice] {
        let touches: Set<GestureFamily> = [.swipe, .cancel, .drag, .skip]
        let sets: Set<GestureFamily> = [.set, .flight]
        let isScroll = container.transitionStyle == .scroll
        let table: [(rule: String, isMet: Bool, sentence: String)] = [
            ("3", isScroll && !tried.isDisjoint(with: touches), "a first drag backward asks for the page after first"),
            ("12", isScroll && !tried.isDisjoint(with: touches), "a drag at an end bounces without a callback"),
            ("33", !isScroll && !tried.isDisjoint(with: touches), "at an end nothing turns"),
            ("19", tried.contains(.drag), "a drag that turns through rest is reported as cancelled"),
            ("8", tried.contains(.act), "assigning the data source forgets both neighbors"),
            ("24", isScroll && !tried.isDisjoint(with: sets), "an animated set forgets both neighbors"),
            ("25", tried.contains(.drag) && !tried.isDisjoint(with: sets), "what a set meets that nobody has reported"),
            ("41", tried.contains(.cover), "a covered container tells the shown page alone"),
        ]
        return table.filter(\.isMet).map { ExplorationScope.Choice(rule: $0.rule, sentence: $0.sentence) }
    }
}

extension ExplorationScope {
    /// The scope in three lines at most, without systems, quirks and readings if those are tried as worlds.
    func text(besidesWorlds: Bool = false) -> String {
        var lines = [longerLists].compactMap { $0 }
        let others = besidesWorlds ? untried.filter { $0.hasPrefix("lists") || $0.hasPrefix("more") } : untried
        let words = untriedFamilies.map(\.rawValue) + others
        if !words.isEmpty { lines.append("not tried: " + words.joined(separator: ", ")) }
        if !choices.isEmpty {
            lines.append(
                "rests on choices of the model: "
                    + choices.map { "rule \($0.rule) (\($0.sentence))" }.joined(separator: ", "))
        }
        return lines.joined(separator: "\n")
    }
}
