public import PageTrace
import PageTraceEngine

extension PagingDriver {
    /// Tries everything that can happen to a pager, the shortest walks first, and ends at the first finding.
    ///
    /// What an app keeps to itself is unknown, so each walk starts with a new pager. Swipes, drags and their ends,
    /// turns of the main queue if something waits, and the actions that the driver offers are tried in every order. A search
    /// in which no page but the first is ever shown has a finding: it has tried nothing.
    ///
    /// ```swift
    /// let search = PagingDriver.explored(upTo: 5) {
    ///     let pager = OnboardingViewController()
    ///     let driver = PagingDriver(pager)
    ///     driver.track("title") { pager.navigationItem.title }
    ///     driver.offer("tap Next") { pager.nextButton.sendActions(for: .touchUpInside) }
    ///     return driver
    /// }
    /// assertNoFindings(in: search)
    /// ```
    ///
    /// - Parameters:
    ///   - length: The maximum number of gestures in a walk.
    ///   - limit: The maximum number of walks.
    ///   - make: Makes a new pager with its driver.
    /// - Returns: The shortest walk with a finding, or what was tried; never a proof, for what the app keeps is unknown.
    public static func explored(
        upTo length: Int, walkLimit limit: Int = 100_000, making make: () -> PagingDriver
    ) -> Exploration {
        let length = Swift.max(1, length)
        var shown: [String] = []
        var (start, beginning) = (PagingDriver?.none, Recording(container: "", pages: [], steps: []))
        var found: (words: [String], recording: Recording)?
        let (count, tried) = everyWalk(upTo: length, walks: limit, make) { driver, walk, words in
            if walk.isEmpty { (start, beginning) = (driver, driver.recording) }
            guard driver.steps.allSatisfy(\.findings.isEmpty) else {
                if !walk.isEmpty { found = (words, driver.recording) }
                return .ends
            }
            shown += driver.engine.namesOnScreen.filter { !shown.contains($0) }
            return .goesOn
        }
        var walks: [FoundWalk] = []
        if let (words, walked) = found, let finding = walked.findings.first {
            var recording = walked
            recording.about = "The shortest walk that shows it: \(words.joined(separator: ", "))."
            let wrong = recording.findings.first { $0.kind == .wrongTracker }?.tracker
            // What is right in walks of one gesture says little.
            let depth = Swift.min(length, Swift.max(words.count, 3))
            if let wrong, let moments = rightMoments(of: wrong, upTo: depth, make) { recording.about += " " + moments }
            walks.append(FoundWalk(to: finding, recording, trace: nil, words: words, length: words.count))
        } else if let start, beginning.findings.isEmpty, shown.count < 2 {
            let page = shown.first.map { "no page but \($0)" } ?? "no page"
            let turnsNothing =
                start.viewControllers.isEmpty || start.pager.dataSource == nil || !start.takesTouches
            let reason = turnsNothing ? start.whyNothingMoves : "no swipe and no action leads to another."
            start.note(
                "explore", "In \(Quantity.text(count, "walk")), \(page) was shown: \(reason)",
                advice: "Nothing about paging was tried.")
            beginning = start.recording
        }
        let wrong = beginning.steps.flatMap { step in step.findings.map { (step.number, $0) } }
        return Exploration(
            of: .pager(shown: shown), beginning: beginning, found: wrong, states: count, depth: tried,
            bound: found != nil ? .interrupted : tried == length ? .depth : .walks, walks: walks)
    }

    /// When a variable would have been right in every walk, had it been updated there; nil for never.
    ///
    /// Every moment is tried at once, by variables that only observe.
    private static func rightMoments(of variable: String, upTo length: Int, _ make: () -> PagingDriver) -> String? {
        let moments = RightMoments.candidates(for: variable)
        let shadows = RightMoments.shadows(of: moments)
        PagingEngine.shadows = shadows
        defer { PagingEngine.shadows = [] }
        var wrong: Set<String> = []
        let (walks, _) = everyWalk(upTo: length, walks: 1_000, make) { driver, _, _ in
            wrong.formUnion(driver.judgedSteps.flatMap(\.findings).compactMap(\.tracker))
            return driver.engine.model.hasStopped ? .endsHere : .goesOn
        }
        let right = zip(moments, shadows).filter { !wrong.contains($1.name) }.map(\.0)
        guard !right.isEmpty else { return nil }
        return "In each of \(Quantity.text(walks, "walk")), \(variable) would be right with one of these: "
            + RightMoments.words(for: right).joined(separator: "; ") + "."
    }

    /// What comes after a walk that was tried.
    private enum Following {
        case goesOn, endsHere, ends
    }

    /// Tries everything that can happen to a pager, the shortest walks first, each with a new pager.
    ///
    /// - Returns: The number of walks, without the empty one, and the length up to which there are no more.
    private static func everyWalk(
        upTo length: Int, walks limit: Int, _ make: () -> PagingDriver,
        _ visit: (_ driver: PagingDriver, _ walk: [PagingChoice], _ words: [String]) -> Following
    ) -> (count: Int, depth: Int) {
        var choices: [PagingChoice] = []
        var offers = 0
        var (count, depth, hasEnded) = (0, length, false)
        exploreWalks(upTo: length) { numbers in
            guard !hasEnded else { return [] }
            let walk = numbers.map { choices[$0] }
            if !walk.isEmpty {
                guard count < limit else {
                    depth = min(depth, walk.count - 1)
                    return []
                }
                count += 1
            }
            let driver = make()
            if walk.isEmpty { choices = PagingChoice.all(on: driver) }
            let steps = walk.map { $0.perform(on: driver) }
            var words = zip(walk, steps).map { $0.words(for: $1) }
            // Nothing longer is tried that would tell whether what waits puts it right.
            if walk.count == length, !driver.putOff.isEmpty { words.append(driver.turn().gesture.name) }
            switch visit(driver, walk, words) {
            case .ends:
                hasEnded = true
                depth = max(0, walk.count - 1)
                return []
            case .endsHere: return []
            case .goesOn: break
            }
            if walk.last?.concernsOnlyTheContainer == true, steps.last?.callbacks.isEmpty == true { return [] }
            // The app may offer more on the way.
            while offers < driver.offers.count {
                choices += [.offer(offers, settles: true), .offer(offers, settles: false)]
                offers += 1
            }
            return choices.indices.filter { choices[$0].isWorthTrying(on: driver) }
        }
        return (count, depth)
    }
}
