import Foundation
import PageTrace
import PageTraceUIKit

/// What the app of a list does in callbacks: it sets pages, at once or on the next turn of the main queue.
extension ListPager {
    /// Performs the actions of a callback.
    ///
    /// - Parameters:
    ///   - moment: The callback.
    ///   - pages: The pages that it is about.
    ///   - ended: How what it reports has ended, nil if it reports no end.
    func act(in moment: ActionMoment, about pages: [UIViewController] = [], ended: Bool? = nil) {
        for action in client.actions where action.moment == moment {
            if let name = action.page, !pages.contains(where: { $0 === page(named: name) }) { continue }
            switch action.condition {
            case nil: perform(action)
            case .completed, .finished: if ended == true { perform(action) }
            case .cancelled, .interrupted: if ended == false { perform(action) }
            }
        }
    }

    private func perform(_ action: ClientAction<String>) {
        let pages: [UIViewController]
        switch action.target {
        case .pages(let names): pages = names.map(page(named:))
        case .tracker(let name):
            guard let page = variables[name] else { return }
            pages = [page]
        }
        guard action.isLater else { return show(pages, action.direction, animated: action.isAnimated) }
        DispatchQueue.main.async { [weak self] in self?.show(pages, action.direction, animated: action.isAnimated) }
    }
}
