import PageTrace
import PageTraceEngine

extension AppDriver {
    /// Tracks a text of the app that names the page on screen, usually a title.
    ///
    /// A page is named by its own title or, without one, by its name in the recording. If the app's text is another one for such
    /// pages, say which: `driver.track("title", of: { ($0 as? StepPage).map { "Step \($0.step)" } }) { pager.title }`.
    public func track(_ name: String, _ value: @escaping () -> String?) {
        var isAdvised = false
        track(name, of: { $0.title ?? Platform.identity(of: $0).name }, value) { page in
            guard page.title == nil, !isAdvised else { return nil }
            isAdvised = true
            let type = type(of: page)
            return """
                A page without a title is named by its class; say which text is right: \
                driver.track("\(name)", of: { ($0 as? \(type))?.text }) { … }, with what your \(type) has for "text".
                """
        }
    }

    /// Tracks a variable of the app that holds a page.
    public func track(_ name: String, _ value: @escaping () -> UIViewController?) { track(name, of: { $0 }, value) }

    /// Tracks a value of the app that stands for a page, such as an index.
    ///
    /// ```swift
    /// driver.track("index", of: { ($0 as? PhotoViewController)?.index }) { pager.currentIndex }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the variable.
    ///   - own: The value that the variable should have for a page.
    ///   - value: The current value of the variable.
    public func track<Value: Hashable>(
        _ name: String, of own: @escaping (UIViewController) -> Value?,
        _ value: @escaping () -> Value?
    ) {
        track(name, of: own, value) { page in
            // Names of classes say little.
            guard !(Value.self is AnyClass), page.title == nil, let value = value(), let right = own(page) else {
                return nil
            }
            return "It is \(PageName.text("\(value)")), and \(PageName.text("\(right)")) would be right."
        }
    }

    private func track<Value: Hashable>(
        _ name: String, of own: @escaping (UIViewController) -> Value?, _ value: @escaping () -> Value?,
        comment: @escaping (UIViewController) -> String?
    ) {
        driven.follow(
            PageTracker(name, value: value) {
                ($0 as? UIViewController).flatMap(own)
            } comment: {
                ($0 as? UIViewController).flatMap(comment)
            })
        // It may be wrong already, unless what waits puts it right.
        let earlier = putOff
        putOffJudgement()
        putOff = earlier + putOff
    }
}

extension AppDriver {
    /// Puts off what was found wrong with variables if the app has put something on the main queue that runs next.
    ///
    /// On a device, it runs before anybody sees the title. Whether the title is right then, the step of the turn says.
    func putOffJudgement() {
        putOff = []
        guard turns.waitingNow(moving: driven) > 0 else { return }
        driven.addToLatest { step in
            putOff = step.findings.filter { $0.kind == .wrongTracker }
            step.findings.removeAll { $0.kind == .wrongTracker }
            for place in step.trackers.indices where step.trackers[place].isWrong {
                (step.trackers[place].isWrong, step.trackers[place].isChecked) = (false, false)
            }
        }
    }

    /// The steps, with what was put off in the last one: nobody has let the main queue turn since.
    var judgedSteps: [Step] {
        var steps = driven.steps
        guard let last = steps.indices.last, !putOff.isEmpty else { return steps }
        let waiting = turns.waitingNow(moving: driven)
        let advice =
            "\(waiting == 1 ? "1 block waits" : "\(waiting) blocks wait") on the main queue: driver.turn() runs "
        for var finding in putOff {
            finding.message += " \(advice)\(waiting == 1 ? "it" : "them")."
            steps[last].findings.append(finding)
            for place in steps[last].trackers.indices where steps[last].trackers[place].name == finding.tracker {
                (steps[last].trackers[place].isWrong, steps[last].trackers[place].isChecked) = (true, true)
            }
        }
        return steps
    }

    /// Performs turns of the main queue until nothing waits that is due; an app that never ends is left after ten.
    func turnUntilNothingIsDue(_ turn: () -> Void) {
        for _ in 0..<10 where turns.waitingNow(moving: driven) > 0 { turn() }
    }
}
