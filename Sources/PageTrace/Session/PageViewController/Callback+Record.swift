import Paging

extension CallbackRecord {
    /// Puts a typed callback into words.
    ///
    /// Nil for an error of UIKit, which is no callback but a finding.
    package init?<Page>(
        _ callback: Callback<Page>, phase: Phase, changes: [Change] = [], name nameOf: (Page) -> String
    ) {
        guard let role = callback.role else { return nil }
        func page(_ page: Page?) -> Value { page.map { .page(nameOf($0)) } ?? .nil }
        let name: String
        var arguments: [Argument] = []
        var answer: Value?
        var note: String?
        switch callback {
        case .viewControllerAfter(let argument, let answered):
            name = "viewControllerAfter"
            arguments = [Argument(nil, page(argument))]
            answer = page(answered)
        case .viewControllerBefore(let argument, let answered):
            name = "viewControllerBefore"
            arguments = [Argument(nil, page(argument))]
            answer = page(answered)
        case .willTransitionTo(let pages):
            name = "willTransitionTo"
            arguments = [Argument(nil, .pages(pages.map(nameOf)))]
        case .didFinishAnimating(let finished, let previous, let completed):
            name = "didFinishAnimating"
            arguments = [
                Argument("finished", .bool(finished)), Argument("previous", .pages(previous.map(nameOf))),
                Argument("completed", .bool(completed)),
            ]
        case .spineLocation(let orientation, let answered):
            name = "spineLocationFor"
            arguments = [Argument(nil, .word(orientation.rawValue))]
            answer = answered.map { .word($0.rawValue) } ?? .nil
            if answered == nil { note = "not implemented" }
        case .completion(let finished):
            name = "completion"
            arguments = [Argument("finished", .bool(finished))]
        case .presentationCount(let count):
            name = "presentationCount"
            answer = .number(count)
        case .presentationIndex(let index):
            name = "presentationIndex"
            answer = .number(index)
        case .viewDidLoad(let argument):
            name = "viewDidLoad"
            arguments = [Argument(nil, page(argument))]
        case .viewWillAppear(let argument, let animated):
            name = "viewWillAppear"
            arguments = [Argument(nil, page(argument)), Argument("animated", .bool(animated))]
        case .viewDidAppear(let argument, let animated):
            name = "viewDidAppear"
            arguments = [Argument(nil, page(argument)), Argument("animated", .bool(animated))]
        case .viewWillDisappear(let argument, let animated):
            name = "viewWillDisappear"
            arguments = [Argument(nil, page(argument)), Argument("animated", .bool(animated))]
        case .viewDidDisappear(let argument, let animated):
            name = "viewDidDisappear"
            arguments = [Argument(nil, page(argument)), Argument("animated", .bool(animated))]
        case .willMove(let argument, let isChild):
            name = "willMove"
            arguments = [Argument(nil, page(argument)), Argument("toParent", isChild ? .word("container") : .nil)]
        case .didMove(let argument, let isChild):
            name = "didMove"
            arguments = [Argument(nil, page(argument)), Argument("toParent", isChild ? .word("container") : .nil)]
        case .setViewControllers(let pages, let direction, let animated):
            name = "setViewControllers"
            arguments = [
                Argument(nil, .pages(pages.map(nameOf))), Argument("direction", .word(direction.rawValue)),
                Argument("animated", .bool(animated)),
            ]
            note = phase == .rest ? "on the next turn of the main queue" : "called by the client"
        case .scrollViewDidScroll(let position):
            name = "scrollViewDidScroll"
            arguments = [
                Argument("offset", .decimal(position.offset)), Argument("progress", .decimal(position.progress)),
            ]
        case .raise, .lostDidFinish, .lostCompletion, .leakedChild, .droppedSet:
            return nil
        }
        if role == .dataSource, phase == .preload {
            note = answer == .nil ? "nil is remembered" : "preloaded"
        }
        self.init(
            name: name, role: role, arguments: arguments, answer: answer, phase: phase, note: note, changes: changes)
    }
}
