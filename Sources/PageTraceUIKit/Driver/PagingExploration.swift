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
        var result = PagingExploration(recording: start.recording)
        if start.hasFindings {
            result.found = []
            return result
        }
        var frontier: [(walk: [PagingChoice], next: [PagingChoice])] = [([], PagingChoice.all(on: start))]
        for depth in 1...Swift.max(1, length) {
            var deeper: [(walk: [PagingChoice], next: [PagingChoice])] = []
            for (walk, choices) in frontier {
                for choice in choices {
                    guard result.walks < limit else {
                        result.isComplete = false
                        return result
                    }
                    result.walks += 1
                    let driver = make()
                    let begun = driver.steps.count
                    for earlier in walk { earlier.perform(on: driver) }
                    let step = choice.perform(on: driver)
                    if driver.hasFindings {
                        let words = zip(walk + [choice], driver.steps.dropFirst(begun)).map { $0.words(for: $1) }
                        result.found = words
                        result.recording = driver.recording
                        result.recording.about = "The shortest walk that shows it: \(words.joined(separator: ", "))."
                        return result
                    }
                    if choice.concernsOnlyTheContainer, step.callbacks.isEmpty { continue }
                    if depth < length { deeper.append((walk + [choice], PagingChoice.all(on: driver))) }
                }
            }
            frontier = deeper
        }
        return result
    }

    private var hasFindings: Bool { steps.contains { !$0.findings.isEmpty } }
}
