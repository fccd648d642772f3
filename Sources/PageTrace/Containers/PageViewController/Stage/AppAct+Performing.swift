import Paging

extension AppAct {
    /// What was done for an effect, such as `set C` for `set next`.
    struct Done {
        fileprivate let effect: Effect
        /// The pages of a set; nil of anything else.
        fileprivate var pages: [PageNumber]?
        /// Why nothing came of it; nil if something did.
        fileprivate var failure: String?

        /// It in words, with the names of the pages that were set.
        func words(_ name: (PageNumber) -> String) -> String {
            let told =
                if case .set(let set) = effect, let pages {
                    set.words(pages.map { PageName.text(name($0)) }.joined(separator: ", "))
                } else { effect.words }
            return told + (failure.map { ": \($0)" } ?? "")
        }
    }
}

extension AppAct.Effect {
    /// Carries the effect out, and says what was done.
    func perform<Client: NamedClient>(
        in container: inout PageViewControllerModel, _ recorder: inout Recorder<Client>,
        page: (String) -> PageNumber
    ) -> AppAct.Done {
        let shown = container.viewControllers.first
        switch self {
        case .list(let change): recorder.client.update(change.map(page), in: &container)
        case .set(let set): return perform(set, in: &container, &recorder, page: page)
        case .dataSource(let change): container.perform(.dataSource(change), client: &recorder)
        case .scrollEnabled(let isEnabled):
            guard container.transitionStyle == .scroll else {
                return AppAct.Done(effect: self, failure: "no scroll view inside a page curl")
            }
            container.perform(.scrollEnabled(isEnabled), client: &recorder)
        case .update(let variable): recorder.client.write(variable, showing: shown)
        case .busy(let isBusy): recorder.client.setBusy(isBusy)
        case .wants(let wanted): recorder.client.want(page(wanted))
        }
        recorder.noteOwnChanges(.act)
        return AppAct.Done(effect: self)
    }

    private func perform<Client: NamedClient>(
        _ set: AppAct.Showing, in container: inout PageViewControllerModel,
        _ recorder: inout Recorder<Client>, page: (String) -> PageNumber
    ) -> AppAct.Done {
        let names: [PageNumber]
        switch set.target {
        case .pages(let pages): names = pages.map(page)
        case .beside(let side):
            let beside = recorder.client.page(side, of: set.variable, showing: container.viewControllers.first)
            guard let beside else { return AppAct.Done(effect: self, failure: "no page there, no call") }
            names = [beside]
        }
        if container.viewControllers.isEmpty, let first = names.first { recorder.client.starts(with: first) }
        let request = PageSet(names, direction: set.side, isAnimated: set.isAnimated, completion: set.completion)
        guard let pages = recorder.client.pages(toSet: request) else {
            let isBusy = recorder.client.waiting(showing: nil) == .flag
            recorder.noteOwnChanges(.act)
            return AppAct.Done(
                effect: self, pages: names, failure: isBusy ? "the app is busy, no call" : "not in the list, no call")
        }
        recorder.noteOwnChanges(.act)
        container.setViewControllers(
            pages, direction: set.side, animated: set.isAnimated,
            completion: request.hasCompletion || recorder.client.hasCompletionBlocks && set.completion != false,
            client: &recorder)
        return AppAct.Done(effect: self, pages: pages)
    }
}
