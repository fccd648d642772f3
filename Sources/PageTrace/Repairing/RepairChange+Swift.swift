import Paging

// A variable's moment in words, and in the Swift of an app.
extension Tracker {
    /// Where it is updated, and what it takes there, in words.
    var moment: String {
        let callbacks = Callback.tracked.filter(updatedIn.contains).map(\.name)
        var words = "update \(PageName.ofTracker(name)) in \(Wording.sequence(callbacks))"
        if onlyWhenCompleted { words += ", if completed" }
        words += ", from \(takes.words)"
        if followsSets { words += ", and behind each of the app's own sets" }
        return words + (startsEmpty ? "; it starts without a value" : "")
    }

    /// What it has from the start, in words.
    var beginning: String { "give \(PageName.ofTracker(name)) the first page when that is set" }

    /// The lines of an app that update it.
    var swift: [String] {
        var lines: [String] = []
        for callback in Callback.tracked where updatedIn.contains(callback) {
            lines.append("// in \(callback.signature)")
            let explained: (name: String, words: String)? =
                switch (callback, takes) {
                case (.didFinishAnimating, .pending):
                    ("pending", "pendingViewControllers.first, kept by willTransitionTo")
                case (_, .nearest): ("nearest", "the page whose view is nearest to the middle")
                // A question of the data source is about one side.
                case (.viewControllerAfter, .direction), (.viewControllerBefore, .direction): nil
                case (_, .direction): ("isForward", "whether the page that comes lies after the one that was shown")
                default: nil
                }
            if let explained { lines.append("// \(explained.name): \(explained.words)") }
            let statement = takes == .direction ? step(in: callback) : assignment(from: explained?.name ?? takes.words)
            // What else the method does may come without a condition.
            let isGuarded = callback == .didFinishAnimating && onlyWhenCompleted
            lines += isGuarded ? ["if completed {", "    \(statement)", "}"] : [statement]
        }
        return lines + (followsSets ? swift(behind: "each") : [])
    }

    /// The lines of an app that update it behind sets.
    fileprivate func swift(behind which: String) -> [String] {
        ["// behind \(which) call of setViewControllers([page], …)", assignment(from: "page")]
    }

    private func assignment(from page: String) -> String {
        switch holds {
        case .page: "\(name) = \(page)  // or what it takes of this page"
        case .index: "\(name) = index(of: \(page))"
        case .text: "\(name) = text(for: \(page))"
        }
    }

    /// The statement that moves it on by one page.
    private func step(in callback: Callback) -> String {
        switch (callback, holds) {
        case (.viewControllerAfter, .index): "\(name) += 1"
        case (.viewControllerBefore, .index): "\(name) -= 1"
        case (_, .index): "\(name) += isForward ? 1 : -1"
        case (.viewControllerAfter, _): "\(name) = page(after: \(name))"
        case (.viewControllerBefore, _): "\(name) = page(before: \(name))"
        default: "\(name) = isForward ? page(after: \(name)) : page(before: \(name))"
        }
    }
}

extension RepairChange {
    /// The lines of an app that change; empty if the trace says it best.
    var swift: [String] {
        guard let variable else { return [] }
        // Behind each of the app's own sets is behind the first as well.
        guard settings.contains(where: { $0.key == "startsEmpty" }), !variable.startsEmpty, !variable.followsSets else {
            return variable.swift
        }
        return (settings.count == 1 ? [] : variable.swift) + variable.swift(behind: "the first")
    }
}

extension Tracker.Source {
    /// What is taken, as the code of an app names it.
    fileprivate var words: String {
        switch self {
        case .argument: "viewController"
        case .answer: "answer"
        case .pending: "pendingViewControllers.first"
        case .shown: "pageViewController.viewControllers?.first"
        case .previous: "previousViewControllers.first"
        case .direction: "the direction of travel"
        case .nearest: "the page nearest to the middle"
        }
    }
}

extension Tracker.Callback {
    /// The method of an app, as Apple's documentation names it.
    fileprivate var signature: String {
        switch self {
        case .didFinishAnimating:
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
        case .scrollViewDidScroll: "scrollViewDidScroll(_:)"
        default: "pageViewController(_:\(name):)"
        }
    }
}
