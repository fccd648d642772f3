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

    /// The lines of an app that update it.
    var swift: [String] {
        var lines: [String] = []
        for callback in Callback.tracked where updatedIn.contains(callback) {
            lines.append("// in \(callback.signature)")
            if callback == .didFinishAnimating, onlyWhenCompleted {
                lines.append("guard completed else { return }")
            }
            let explained: (name: String, words: String)? =
                switch (callback, takes) {
                case (.didFinishAnimating, .pending):
                    ("pending", "pendingViewControllers.first, kept by willTransitionTo")
                case (_, .nearest): ("nearest", "the page whose view is nearest to the middle")
                case (_, .direction): ("isForward", "whether the page that comes lies after the one that was shown")
                default: nil
                }
            if let explained { lines.append("// \(explained.name): \(explained.words)") }
            lines.append(assignment(from: explained?.name ?? takes.words))
        }
        guard followsSets else { return lines }
        return lines + [
            "// behind each call of setViewControllers([page], …)", assignment(from: "page"),
        ]
    }

    private func assignment(from page: String) -> String {
        switch (takes, holds) {
        case (.direction, _): "\(name) += isForward ? 1 : -1"
        case (_, .page): "\(name) = \(page)  // or what it takes of this page"
        case (_, .index): "\(name) = index(of: \(page))"
        case (_, .text): "\(name) = text(for: \(page))"
        }
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
