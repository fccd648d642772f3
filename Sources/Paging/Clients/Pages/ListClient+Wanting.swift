/// What the client waits for: that its flag falls, and that the page shows that it wants; and what a function of the app
/// does with its state.
extension ListClient {
    package func waiting(showing page: PageNumber?) -> Waiting? {
        guard waits else { return nil }
        return isBusy ? .flag : wanted == nil || wanted == page ? .nothing : .page
    }

    /// Whether each of its sets has a completion block, which lowers its flag.
    package var hasCompletionBlocks: Bool {
        description.busy?.end == .completion || description.wants?.checks.contains(.completion) == true
    }

    /// Takes a set that the app is about to perform.
    ///
    /// - Returns: Whether the app performs it; it does not while it is busy.
    @discardableResult mutating func begins(_ pages: [PageNumber]) -> Bool {
        if description.wants != nil { wanted = pages.first }
        if isBusy { return false }
        if description.busy?.start == .set { isBusy = true }
        return true
    }

    /// Follows a callback, after the trackers have.
    mutating func wait(_ callback: Callback<PageNumber>, _ container: inout PageViewControllerModel) {
        switch callback {
        case .willTransitionTo: if description.busy?.start == .willTransitionTo { isBusy = true }
        // A set that was deferred is performed now.
        case .setViewControllers(let pages, _, _): begins(pages)
        case .didFinishAnimating(_, _, let isCompleted):
            if description.busy?.end == .didFinishAnimating { isBusy = false }
            if description.wants != nil, isCompleted { wanted = container.viewControllers.first }
            setAgain(.didFinishAnimating, &container)
        case .completion:
            if description.busy?.end == .completion { isBusy = false }
            setAgain(.completion, &container)
        default: break
        }
    }

    private func setAgain(_ check: WantedPage.Check, _ container: inout PageViewControllerModel) {
        guard let page = missing(check, showing: container.viewControllers.first), !isBusy else { return }
        container.setViewControllersOnNextTurn([page], direction: .forward, animated: false)
    }

    /// The wanted page, if it does not show and the app looks at this moment.
    private func missing(_ check: WantedPage.Check, showing page: PageNumber?) -> PageNumber? {
        guard let wanted, description.wants?.checks.contains(check) == true else { return nil }
        return wanted == page ? nil : wanted
    }

    /// Lets the watchdog look, while nothing moves: the flag falls.
    ///
    /// - Parameter page: The page that shows.
    /// - Returns: The pages that it sets again, nil for none.
    package mutating func watchdogLooks(showing page: PageNumber?) -> [PageNumber]? {
        isBusy = false
        return missing(.watchdog, showing: page).flatMap { begins([$0]) ? [$0] : nil }
    }

    /// The flag and the wanted page, which no other value can prove wrong.
    var waitingValues: [TrackedVariable] {
        var values: [TrackedVariable] = []
        if description.busy != nil {
            values.append(TrackedVariable(name: "app", content: .text([.words(isBusy ? "busy" : "idle")])))
        }
        if description.wants != nil {
            values.append(TrackedVariable(name: "wanted", content: .text(wanted.map { [.page($0)] })))
        }
        return values
    }

    package mutating func write(_ variable: String, showing page: PageNumber?) {
        guard let page, let position = values.firstIndex(where: { $0.name == variable }) else { return }
        take(page, position)
    }

    package mutating func setBusy(_ isBusy: Bool) { if description.busy != nil { self.isBusy = isBusy } }

    package mutating func want(_ page: PageNumber) { if description.wants != nil { wanted = page } }

    package func page(_ side: Direction, of variable: String?, showing page: PageNumber?) -> PageNumber? {
        guard let variable else { return page.flatMap { neighbor(side, of: $0) } }
        guard let value = values.first(where: { $0.name == variable }) else { return nil }
        if case .index(let index?) = value.content { return list.page(beside: index, side, loops: description.loops) }
        return self.page(of: value).flatMap { neighbor(side, of: $0) }
    }

    private func neighbor(_ side: Direction, of page: PageNumber) -> PageNumber? {
        list.neighbor(of: page.own, side, loops: description.loops)
    }
}
