import CustomDump
import PageTrace

/// A callback as a line of Swift for a list of expected callbacks, so that a difference can be copied.
struct CallbackCode: Hashable, CustomDumpStringConvertible {
    let customDumpDescription: String

    init<Page>(_ callback: Callback<Page>, name: (Page) -> String) {
        func code(_ page: Page?) -> String { page.map { Self.literal($0, name) } ?? "nil" }
        func list(_ pages: some Sequence<Page>) -> String { "[\(pages.map { code($0) }.joined(separator: ", "))]" }
        customDumpDescription =
            switch callback {
            case .viewControllerAfter(let page, let answer):
                ".viewControllerAfter(\(code(page)), answer: \(code(answer)))"
            case .viewControllerBefore(let page, let answer):
                ".viewControllerBefore(\(code(page)), answer: \(code(answer)))"
            case .willTransitionTo(let pages): ".willTransitionTo(\(list(pages)))"
            case .didFinishAnimating(let finished, let previous, let completed):
                ".didFinishAnimating(finished: \(finished), previous: \(list(previous)), completed: \(completed))"
            case .spineLocation(let orientation, let answer):
                ".spineLocation(.\(orientation), answer: \(answer.map { ".\($0)" } ?? "nil"))"
            case .completion(let finished): ".completion(finished: \(finished))"
            case .presentationCount(let count): ".presentationCount(\(count))"
            case .presentationIndex(let index): ".presentationIndex(\(index))"
            case .viewDidLoad(let page): ".viewDidLoad(\(code(page)))"
            case .viewWillAppear(let page, let animated): ".viewWillAppear(\(code(page)), animated: \(animated))"
            case .viewDidAppear(let page, let animated): ".viewDidAppear(\(code(page)), animated: \(animated))"
            case .viewWillDisappear(let page, let animated):
                ".viewWillDisappear(\(code(page)), animated: \(animated))"
            case .viewDidDisappear(let page, let animated):
                ".viewDidDisappear(\(code(page)), animated: \(animated))"
            case .willMove(let page, let toParent): ".willMove(\(code(page)), toParent: \(toParent))"
            case .didMove(let page, let toParent): ".didMove(\(code(page)), toParent: \(toParent))"
            case .setViewControllers(let pages, let direction, let animated):
                ".setViewControllers(\(list(pages)), direction: .\(direction), animated: \(animated))"
            case .raise(let violation): ".raise(.\(violation))"
            case .scrollViewDidScroll(let position):
                ".scrollViewDidScroll(ScrollProgress(\(position.progress)\(position.isMirrored ? ", isMirrored: true" : "")))"
            case .lostDidFinish(let pages): ".lostDidFinish(\(list(pages)))"
            case .lostCompletion(let pages): ".lostCompletion(\(list(pages)))"
            case .leakedChild(let page): ".leakedChild(\(code(page)))"
            case .droppedSet(let pages): ".droppedSet(\(list(pages)))"
            }
    }

    /// A text in quotes, a number as it is, and anything else by its name.
    private static func literal<Page>(_ page: Page, _ name: (Page) -> String) -> String {
        page is String ? String(reflecting: page) : name(page)
    }
}
