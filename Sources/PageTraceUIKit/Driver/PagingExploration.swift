public import PageTrace

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
        let start = make()
        var choices = PagingChoice.all(on: start)
        var offers = 0
        var result = PagingExploration(recording: start.recording)
        exploreWalks(upTo: length) { numbers in
            guard result.found == nil else { return [] }
            let walk = numbers.map { choices[$0] }
            var driver = start
            if !walk.isEmpty {
                result.isComplete = result.walks < limit
                guard result.isComplete else { return [] }
                result.walks += 1
                driver = make()
            }
            let steps = walk.map { $0.perform(on: driver) }
            var words = zip(walk, steps).map { $0.words(for: $1) }
            // Nothing longer is tried that would tell whether what waits puts it right.
            if walk.count == length, !driver.putOff.isEmpty { words.append(driver.turn().gesture.name) }
            guard !driver.hasFindings else {
                result.recording = driver.recording
                guard !walk.isEmpty else {
                    result.isComplete = false
                    return []
                }
                result.found = words
                result.recording.about = "The shortest walk that shows it: \(words.joined(separator: ", "))."
                return []
            }
            result.note(driver.engine.namesOnScreen)
            if walk.last?.concernsOnlyTheContainer == true, steps.last?.callbacks.isEmpty == true { return [] }
            // The app may offer more on the way.
            while offers < driver.offers.count {
                choices += [.offer(offers, settles: true), .offer(offers, settles: false)]
                offers += 1
            }
            return choices.indices.filter { choices[$0].isWorthTrying(on: driver) }
        }
        if result.recording.findings.isEmpty, result.shownPages.count < 2 {
            let shown = result.shownPages.first.map { "no page but \($0)" } ?? "no page"
            let reason = start.turnsNothing ? start.whyNothingMoves : "no swipe and no action leads to another."
            start.note(
                "explore", "In \(Quantity.text(result.walks, "walk")), \(shown) was shown: \(reason)",
                advice: "Nothing about paging was tried.")
            result.recording = start.recording
        }
        return result
    }

    /// Whether no swipe can move anything.
    private var turnsNothing: Bool { viewControllers.isEmpty || pager.dataSource == nil }

    private var hasFindings: Bool { steps.contains { !$0.findings.isEmpty } }
}
