public import PageTrace

/// The result of a search through everything that can happen to a pager.
public struct PagingExploration: RecordingSource {
    /// The gestures of the shortest walk with a finding, in the words of its recording; nil if there is none.
    public internal(set) var found: [String]?

    /// The recording of that walk; if there is none, of an untouched pager.
    public internal(set) var recording: Recording

    /// The number of walks that were tried.
    public internal(set) var walks = 0

    /// Whether all walks were tried.
    public internal(set) var isComplete = true
}

extension PagingDriver {
    /// Tries everything that can happen to a pager, the shortest walks first, and ends at the first finding.
    ///
    /// What an app keeps to itself is unknown, so each walk starts with a new pager. Swipes, drags and their ends,
    /// turns of the main queue if something waits, and the actions that the driver offers are tried in every order.
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
        let start = make()
        var choices = PagingChoice.all(on: start)
        var offers = 0
        var result = PagingExploration(recording: start.recording)
        exploreWalks(upTo: Swift.max(1, length)) { numbers in
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
            guard !driver.hasFindings else {
                let words = zip(walk, steps).map { $0.words(for: $1) }
                result.found = words
                result.recording = driver.recording
                if !walk.isEmpty {
                    result.recording.about = "The shortest walk that shows it: \(words.joined(separator: ", "))."
                }
                return []
            }
            if walk.last?.concernsOnlyTheContainer == true, steps.last?.callbacks.isEmpty == true { return [] }
            // The app may offer more on the way.
            while offers < driver.offers.count {
                choices += [.offer(offers, settles: true), .offer(offers, settles: false)]
                offers += 1
            }
            return choices.indices.filter { choices[$0].isWorthTrying(on: driver) }
        }
        return result
    }

    private var hasFindings: Bool { steps.contains { !$0.findings.isEmpty } }
}
