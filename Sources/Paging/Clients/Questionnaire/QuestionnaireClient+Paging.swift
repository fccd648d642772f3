extension QuestionnaireClient {
    /// Returns a new controller; in the article's form, the one after refreshes the table first.
    package mutating func answer(
        _ direction: Direction, of page: PageNumber, in container: inout PageViewControllerModel
    ) -> PageNumber? {
        guard let index = answer(direction, of: page) else { return nil }
        if direction == .forward, variant == .article { refreshTable() }
        return controller(index, in: container)
    }

    package mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel,
        willTransitionTo pendingViewControllers: Spread<PageNumber>
    ) {
        guard let next = pendingViewControllers.first else { return }
        nextIndex = next.ownIndex
        settingQuestion = nil
    }

    /// Reacts to a call without effect: the page that the container shows is the right one again.
    package mutating func note(_ incident: Incident, in pageViewController: inout PageViewControllerModel) {
        if case .raise = incident { settingQuestion = nil }
    }

    /// Moves the current question, and refreshes the table.
    ///
    /// The article compares the stored index with that of the page before, whether the transition completed or not. The
    /// repaired presenter uses the page that the container shows, which is right in both cases. The exception is while
    /// it sets another page: the transition that this set ends is reported before that page is shown.
    package mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel, previousViewControllers: Spread<PageNumber>,
        transitionCompleted completed: Bool
    ) {
        shown = pageViewController.viewControllers.first
        switch variant {
        case .article:
            guard let previous = previousViewControllers.first, nextIndex != previous.ownIndex else { return }
            currentQuestion += nextIndex > previous.ownIndex ? 1 : -1
        case .repaired:
            guard let shown else { return }
            currentQuestion = settingQuestion ?? shown.ownIndex
        }
        refreshTable()
    }

    /// A new controller, with the lowest number that no held controller of this question has.
    private func controller(_ index: Int, in container: PageViewControllerModel) -> PageNumber {
        let held = [container.before.page, container.after.page] + container.viewControllers.map { $0 }
        // By name: if the list has changed, a question may have an index other than the one its controller keeps.
        let new = controller(at: index)
        let taken = held.compactMap { $0.flatMap { isSameQuestion($0, new) ? $0.copy : nil } }
        return new.numbered((1...).first { !taken.contains($0) } ?? 1)
    }

    /// Whether two controllers show the same; what they show has no name if no question has their index.
    private func isSameQuestion(_ one: PageNumber, _ other: PageNumber) -> Bool {
        one.own == other.own && (one.own != .missing || one.ownIndex == other.ownIndex)
    }

    /// The controllers of these questions; the table is filled when the first of them is loaded.
    ///
    /// The article sets the first question once, and has no code to adopt another one.
    package mutating func pages(toSet set: PageSet<PageNumber>) -> [PageNumber]? {
        let pages = set.pages.map { name in
            PageNumber(copyOf: name, index: questions.position(of: name) ?? questions.pages.count, copy: 1)
        }
        guard let first = pages.first else { return pages }
        // An instance that is already shown is set again as itself.
        shown = shown?.own == first.own ? shown : first
        if variant == .repaired {
            currentQuestion = first.ownIndex
            settingQuestion = first.ownIndex
        }
        refreshTable()
        return [shown ?? first] + pages.dropFirst()
    }

    package var listNames: [PageNumber] { questions.pages }

    /// The questions change; the container is not told.
    package mutating func update(
        _ change: PageListChange<PageNumber>, in pageViewController: inout PageViewControllerModel
    ) {
        questions.apply(change)
    }
}
