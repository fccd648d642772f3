public import PageTrace
import PageTraceEngine

/// The result of a search through everything that can happen to a pager.
public struct PagingExploration: RecordingSource {
    /// The gestures of the shortest walk with a finding, in the words of its recording; nil if there is none.
    public internal(set) var found: [String]?

    /// The recording of that walk; if there is none, of an untouched pager.
    public internal(set) var recording: Recording

    /// The pages that were shown at the end of a walk, by their names, in the order in which they were reached.
    public internal(set) var shownPages: [String] = []

    /// The number of walks that were tried.
    public internal(set) var walks = 0

    /// Whether all walks were tried.
    public internal(set) var isComplete = true

    /// What was found or, if nothing was, what was tried.
    public var summary: String {
        if let found { return "Found: \(found.joined(separator: ", "))." }
        guard recording.findings.isEmpty else { return "The search could not begin." }
        return
            "Nothing was found in \(Quantity.text(walks, "walk")), which showed \(shownPages.joined(separator: ", "))."
            + (isComplete ? "" : " There are more walks.")
    }

    fileprivate mutating func note(_ pages: [String]) { shownPages += pages.filter { !shownPages.contains($0) } }
}

extension PagingDriver {
    /// Tries everything that can happen to a pager, the shortest walks first, and ends at the first finding.
    ///
    /// What an app keeps to itself is unknown, so each walk starts with a new pager. Swipes, drags and their ends,
    /// turns of the main queue if something waits, and the actions that the driver offers are tried in every order. A search
    /// in which no page but the first is ever shown has a finding: it has tried nothing.
    ///
    /// ```swift
    /// let search = PagingDriver.explore(upTo: 5) {
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
    ///   - limit: The maximum number of walks; if there are more, the result is not complete.
    ///   - make: Makes a new pager with its driver.
    public static func explore(
        upTo length: Int, walks limit: Int = 100_000, _ make: () -> PagingDriver
    ) -> PagingExploration {
        let length = Swift.max(1, length)
        var result = PagingExploration(recording: Recording(container: "", pages: [], steps: []))
        var start: PagingDriver?
        (result.walks, result.isComplete) = everyWalk(upTo: length, walks: limit, make) { driver, walk, words in
            if walk.isEmpty {
                start = driver
                result.recording = driver.recording
            }
            guard !driver.hasFindings else {
                result.recording = driver.recording
                result.found = walk.isEmpty ? nil : words
                return .ends
            }
            result.note(driver.engine.namesOnScreen)
            return .goesOn
        }
        if let found = result.found {
            result.recording.about = "The shortest walk that shows it: \(found.joined(separator: ", "))."
            let wrong = result.recording.findings.first { $0.kind == .wrongTracker }?.tracker
            // What is right in walks of one gesture says little.
            let depth = Swift.min(length, Swift.max(found.count, 3))
            if let wrong, let moments = rightMoments(of: wrong, upTo: depth, make) {
                result.recording.about += " " + moments
            }
        } else if let start, result.recording.findings.isEmpty, result.shownPages.count < 2 {
            let shown = result.shownPages.first.map { "no page but \($0)" } ?? "no page"
            let reason = start.turnsNothing ? start.whyNothingMoves : "no swipe and no action leads to another."
            start.note(
                "explore", "In \(Quantity.text(result.walks, "walk")), \(shown) was shown: \(reason)",
                advice: "Nothing about paging was tried.")
            result.recording = start.recording
        }
        return result
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
    /// - Returns: The number of walks, without the empty one, and whether there are no more of that length.
    private static func everyWalk(
        upTo length: Int, walks limit: Int, _ make: () -> PagingDriver,
        _ visit: (_ driver: PagingDriver, _ walk: [PagingChoice], _ words: [String]) -> Following
    ) -> (count: Int, isComplete: Bool) {
        var choices: [PagingChoice] = []
        var offers = 0
        var (count, isComplete, hasEnded) = (0, true, false)
        exploreWalks(upTo: length) { numbers in
            guard !hasEnded else { return [] }
            let walk = numbers.map { choices[$0] }
            if !walk.isEmpty {
                isComplete = count < limit
                guard isComplete else { return [] }
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
                if walk.isEmpty { isComplete = false }
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
        return (count, isComplete)
    }

    /// Whether no swipe can move anything.
    private var turnsNothing: Bool { viewControllers.isEmpty || pager.dataSource == nil }

    private var hasFindings: Bool { steps.contains { !$0.findings.isEmpty } }
}
