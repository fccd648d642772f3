import Paging

/// How one callback is written in a log.
///
/// Name, brackets and labels are taken from what a recording makes of an example, so that whoever reads a log and whoever
/// writes one cannot come to differ.
struct CallbackForm: Sendable {
    /// A call of this kind, with an answer if there is one to give.
    let example: Callback<String>
    /// What a recording makes of it.
    let record: CallbackRecord

    /// The form of every callback that a log can hold, in the order of the documentation.
    static let all: [CallbackForm] = examples.compactMap { example in
        CallbackRecord(example, phase: .rest, name: { $0 }).map { CallbackForm(example: example, record: $0) }
    }

    /// The forms by the names of their methods.
    static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The names of the methods, for messages.
    static let names = all.map(\.name).joined(separator: ", ")

    private static let examples: [Callback<String>] = [
        .viewControllerAfter("First", answer: "Second"), .viewControllerBefore("Second", answer: "First"),
        .willTransitionTo(["Second"]), .didFinishAnimating(finished: true, previous: ["First"], completed: true),
        .spineLocation(.landscapeLeft, answer: .mid), .completion(finished: true), .presentationCount(4),
        .presentationIndex(0), .viewDidLoad("First"), .viewWillAppear("First"), .viewDidAppear("First"),
        .viewWillDisappear("First"), .viewDidDisappear("First"), .willMove("First", toParent: true),
        .didMove("First", toParent: true), .setViewControllers(["First"], direction: .forward, animated: false),
        .scrollViewDidScroll(ScrollProgress(0.5)),
    ]

    /// The name of the method.
    var name: String { record.name }

    /// Whether the arguments stand in parentheses.
    var hasParentheses: Bool {
        switch record.role {
        case .dataSource, .appearance, .containment, .indicator, .progress: true
        case .delegate, .completion, .request: false
        }
    }

    /// Whether an argument can be left out: whether an appearance is animated is seldom printed.
    func isOptional(_ argument: CallbackRecord.Argument) -> Bool {
        record.role == .appearance && argument.label == "animated"
    }

    /// The words that an argument, or an answer, can be; none if it is no word.
    func words(isAnswer: Bool) -> [String] {
        switch example {
        case .spineLocation:
            isAnswer
                ? SpineLocation.allCases.map(\.rawValue) + ["nil"] : InterfaceOrientation.allCases.map(\.rawValue)
        case .willMove, .didMove: ["container", "nil"]
        case .setViewControllers: Direction.allCases.map(\.rawValue)
        default: []
        }
    }
}

extension CallbackForm {
    /// The call that some values make, nil if they make none: a word that is none of ``words(isAnswer:)``, three pages
    /// side by side.
    func callback(
        _ values: [CallbackRecord.Value], answer: CallbackRecord.Value? = nil, page: (String) -> PagePosition
    ) -> Callback<PagePosition>? {
        let answeredPage: PagePosition? = if case .page(let name)? = answer { page(name) } else { nil }
        let values = Arguments(values, page: page)
        let first = values.page(0)
        switch example {
        case .viewControllerAfter: return first.map { .viewControllerAfter($0, answer: answeredPage) }
        case .viewControllerBefore: return first.map { .viewControllerBefore($0, answer: answeredPage) }
        case .willTransitionTo: return values.spread(0).map { .willTransitionTo($0) }
        case .didFinishAnimating:
            guard let finished = values.bool(0), let previous = values.spread(1), let completed = values.bool(2) else {
                return nil
            }
            return .didFinishAnimating(finished: finished, previous: previous, completed: completed)
        case .spineLocation:
            guard let orientation = values.word(0).flatMap(InterfaceOrientation.init) else { return nil }
            guard case .word(let word)? = answer else { return .spineLocation(orientation, answer: nil) }
            return SpineLocation(rawValue: word).map { .spineLocation(orientation, answer: $0) }
        case .completion: return values.bool(0).map { .completion(finished: $0) }
        case .presentationCount: return answer?.number.map { .presentationCount($0) }
        case .presentationIndex: return answer?.number.map { .presentationIndex($0) }
        case .viewDidLoad: return first.map { .viewDidLoad($0) }
        case .viewWillAppear: return first.map { .viewWillAppear($0, animated: values.bool(1) ?? true) }
        case .viewDidAppear: return first.map { .viewDidAppear($0, animated: values.bool(1) ?? true) }
        case .viewWillDisappear: return first.map { .viewWillDisappear($0, animated: values.bool(1) ?? true) }
        case .viewDidDisappear: return first.map { .viewDidDisappear($0, animated: values.bool(1) ?? true) }
        case .willMove: return first.map { .willMove($0, toParent: values.word(1) != nil) }
        case .didMove: return first.map { .didMove($0, toParent: values.word(1) != nil) }
        case .setViewControllers:
            guard let pages = values.pages(0), let direction = values.word(1).flatMap(Direction.init),
                let isAnimated = values.bool(2)
            else { return nil }
            return .setViewControllers(pages, direction: direction, animated: isAnimated)
        case .scrollViewDidScroll:
            guard let offset = values.decimal(0), let progress = values.decimal(1) else { return nil }
            let isMirrored = progress != 0 && (offset > 1) != (progress > 0)
            return .scrollViewDidScroll(ScrollProgress(progress, isMirrored: isMirrored))
        // None of these is a call, so none is in a log.
        case .raise, .lostDidFinish, .lostCompletion, .leakedChild, .droppedSet: return nil
        }
    }
}

/// The values of a call by their places, with the positions of its pages.
private struct Arguments {
    let values: [CallbackRecord.Value]
    let pages: [[PagePosition]]

    init(_ values: [CallbackRecord.Value], page: (String) -> PagePosition) {
        self.values = values
        pages = values.map { value in
            switch value {
            case .page(let name): [page(name)]
            case .pages(let names): names.map(page)
            case .bool, .number, .decimal, .word, .nil: []
            }
        }
    }

    private func value(_ place: Int) -> CallbackRecord.Value? { values.indices.contains(place) ? values[place] : nil }

    func page(_ place: Int) -> PagePosition? { if case .page? = value(place) { pages[place].first } else { nil } }

    func pages(_ place: Int) -> [PagePosition]? { if case .pages? = value(place) { pages[place] } else { nil } }

    func spread(_ place: Int) -> Spread<PagePosition>? { pages(place).flatMap { Spread($0) } }

    func bool(_ place: Int) -> Bool? { if case .bool(let value)? = value(place) { value } else { nil } }

    func word(_ place: Int) -> String? { if case .word(let word)? = value(place) { word } else { nil } }

    func decimal(_ place: Int) -> Double? {
        switch value(place) {
        case .decimal(let number)?: number
        case .number(let number)?: Double(number)
        default: nil
        }
    }
}

extension CallbackRecord.Value {
    /// A whole number, nil for any other value.
    var number: Int? { if case .number(let number) = self { number } else { nil } }
}
