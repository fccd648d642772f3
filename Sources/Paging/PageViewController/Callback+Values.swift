/// What a call says, in values that are written and read the same way for all calls.
extension Callback {
    /// The arguments with their labels in the client's code, in order.
    @inlinable
    package var arguments: [CallbackArgument<Page>] {
        switch self {
        case .viewControllerAfter(let page, _), .viewControllerBefore(let page, _), .viewDidLoad(let page):
            [.init(.page(page))]
        case .willTransitionTo(let pages): [.init(.pages(Array(pages)))]
        case .didFinishAnimating(let finished, let previous, let completed):
            [
                .init("finished", .bool(finished)), .init("previous", .pages(Array(previous))),
                .init("completed", .bool(completed)),
            ]
        case .spineLocation(let orientation, _): [.init(.word(orientation.rawValue))]
        case .completion(let finished): [.init("finished", .bool(finished))]
        case .presentationCount, .presentationIndex: []
        case .viewWillAppear(let page, let isAnimated), .viewDidAppear(let page, let isAnimated),
            .viewWillDisappear(let page, let isAnimated), .viewDidDisappear(let page, let isAnimated):
            [.init(.page(page)), .init("animated", .bool(isAnimated))]
        case .willMove(let page, let isChild), .didMove(let page, let isChild):
            [.init(.page(page)), .init("toParent", isChild ? .word("container") : .nil)]
        case .setViewControllers(let pages, let direction, let isAnimated):
            [.init(.pages(pages)), .init("direction", .word(direction.rawValue)), .init("animated", .bool(isAnimated))]
        case .scrollViewDidScroll(let position):
            [.init("offset", .decimal(position.offset)), .init("progress", .decimal(position.progress))]
        }
    }

    /// The answer, nil if the call asks for none.
    @inlinable
    package var answer: CallbackValue<Page>? {
        switch self {
        case .viewControllerAfter(_, let page), .viewControllerBefore(_, let page): CallbackValue(page)
        case .spineLocation(_, let location): location.map { .word($0.rawValue) } ?? .nil
        case .presentationCount(let number), .presentationIndex(let number): .number(number)
        case .willTransitionTo, .didFinishAnimating, .completion, .viewDidLoad, .viewWillAppear, .viewDidAppear,
            .viewWillDisappear, .viewDidDisappear, .willMove, .didMove, .setViewControllers, .scrollViewDidScroll:
            nil
        }
    }

    /// The call that some values make, nil if they make none: a word that is not among
    /// ``CallbackShape/words(label:isAnswer:)``, three pages side by side.
    ///
    /// Whether something is animated can be left out.
    package init?(_ kind: CallbackKind, _ values: [CallbackValue<Page>], answer: CallbackValue<Page>? = nil) {
        func value(_ place: Int) -> CallbackValue<Page>? { values.indices.contains(place) ? values[place] : nil }
        let (page, isAnimated) = (value(0)?.page, value(1)?.bool ?? true)
        let callback: Callback? =
            switch kind {
            case .viewControllerAfter: page.map { .viewControllerAfter($0, answer: answer?.page) }
            case .viewControllerBefore: page.map { .viewControllerBefore($0, answer: answer?.page) }
            case .willTransitionTo: value(0)?.spread.map { .willTransitionTo($0) }
            case .didFinishAnimating: Self.end(value(0)?.bool, value(1)?.spread, value(2)?.bool)
            case .spineLocation: Self.spineLocation(value(0)?.word, answer)
            case .completion: value(0)?.bool.map { .completion(finished: $0) }
            case .presentationCount: answer?.number.map { .presentationCount($0) }
            case .presentationIndex: answer?.number.map { .presentationIndex($0) }
            case .viewDidLoad: page.map { .viewDidLoad($0) }
            case .viewWillAppear: page.map { .viewWillAppear($0, animated: isAnimated) }
            case .viewDidAppear: page.map { .viewDidAppear($0, animated: isAnimated) }
            case .viewWillDisappear: page.map { .viewWillDisappear($0, animated: isAnimated) }
            case .viewDidDisappear: page.map { .viewDidDisappear($0, animated: isAnimated) }
            case .willMove: page.map { .willMove($0, toParent: value(1)?.word != nil) }
            case .didMove: page.map { .didMove($0, toParent: value(1)?.word != nil) }
            case .setViewControllers: Self.set(value(0), value(1)?.word, value(2)?.bool)
            case .scrollViewDidScroll: Self.scroll(value(0)?.decimal, value(1)?.decimal)
            }
        guard let callback else { return nil }
        self = callback
    }

    private static func end(_ finished: Bool?, _ previous: Spread<Page>?, _ completed: Bool?) -> Callback? {
        guard let finished, let previous, let completed else { return nil }
        return .didFinishAnimating(finished: finished, previous: previous, completed: completed)
    }

    private static func spineLocation(_ orientation: String?, _ answer: CallbackValue<Page>?) -> Callback? {
        guard let orientation = orientation.flatMap(InterfaceOrientation.init) else { return nil }
        guard let word = answer?.word else { return .spineLocation(orientation, answer: nil) }
        return SpineLocation(rawValue: word).map { .spineLocation(orientation, answer: $0) }
    }

    private static func set(_ pages: CallbackValue<Page>?, _ direction: String?, _ isAnimated: Bool?) -> Callback? {
        guard case .pages(let pages)? = pages, let direction = direction.flatMap(Direction.init), let isAnimated
        else { return nil }
        return .setViewControllers(pages, direction: direction, animated: isAnimated)
    }

    private static func scroll(_ offset: Double?, _ progress: Double?) -> Callback? {
        guard let offset, let progress else { return nil }
        let isMirrored = progress != 0 && (offset > 1) != (progress > 0)
        return .scrollViewDidScroll(ScrollProgress(progress, isMirrored: isMirrored))
    }

    @inlinable
    package func map<Other>(_ transform: (Page) -> Other) -> Callback<Other> {
        switch self {
        case .viewControllerAfter(let page, let answer):
            .viewControllerAfter(transform(page), answer: answer.map(transform))
        case .viewControllerBefore(let page, let answer):
            .viewControllerBefore(transform(page), answer: answer.map(transform))
        case .willTransitionTo(let pages): .willTransitionTo(pages.map(transform))
        case .didFinishAnimating(let finished, let previous, let completed):
            .didFinishAnimating(finished: finished, previous: previous.map(transform), completed: completed)
        case .spineLocation(let orientation, let answer): .spineLocation(orientation, answer: answer)
        case .completion(let finished): .completion(finished: finished)
        case .presentationCount(let count): .presentationCount(count)
        case .presentationIndex(let index): .presentationIndex(index)
        case .viewDidLoad(let page): .viewDidLoad(transform(page))
        case .viewWillAppear(let page, let animated): .viewWillAppear(transform(page), animated: animated)
        case .viewDidAppear(let page, let animated): .viewDidAppear(transform(page), animated: animated)
        case .viewWillDisappear(let page, let animated): .viewWillDisappear(transform(page), animated: animated)
        case .viewDidDisappear(let page, let animated): .viewDidDisappear(transform(page), animated: animated)
        case .willMove(let page, let isChild): .willMove(transform(page), toParent: isChild)
        case .didMove(let page, let isChild): .didMove(transform(page), toParent: isChild)
        case .setViewControllers(let pages, let direction, let animated):
            .setViewControllers(pages.map(transform), direction: direction, animated: animated)
        case .scrollViewDidScroll(let position): .scrollViewDidScroll(position)
        }
    }

    /// Calls a function with each page of the call: its arguments, then its answer.
    package func forEachPage(_ body: (Page) -> Void) { _ = map { body($0) } }

    /// The pages that a callback is about: its argument, or the pages that a transition leads to.
    package var subjects: [Page] { arguments.flatMap { $0.value.pages } }
}

extension CallbackKind {
    /// A call of this kind, with an answer if there is one to give.
    package var example: Callback<String> {
        switch self {
        case .viewControllerAfter: .viewControllerAfter("First", answer: "Second")
        case .viewControllerBefore: .viewControllerBefore("Second", answer: "First")
        case .willTransitionTo: .willTransitionTo(["Second"])
        case .didFinishAnimating: .didFinishAnimating(finished: true, previous: ["First"], completed: true)
        case .spineLocation: .spineLocation(.landscapeLeft, answer: .mid)
        case .completion: .completion(finished: true)
        case .presentationCount: .presentationCount(4)
        case .presentationIndex: .presentationIndex(0)
        case .viewDidLoad: .viewDidLoad("First")
        case .viewWillAppear: .viewWillAppear("First")
        case .viewDidAppear: .viewDidAppear("First")
        case .viewWillDisappear: .viewWillDisappear("First")
        case .viewDidDisappear: .viewDidDisappear("First")
        case .willMove: .willMove("First", toParent: true)
        case .didMove: .didMove("First", toParent: true)
        case .setViewControllers: .setViewControllers(["First"], direction: .forward, animated: false)
        case .scrollViewDidScroll: .scrollViewDidScroll(ScrollProgress(0.5))
        }
    }
}
