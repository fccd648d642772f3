import Paging

/// Something that a step of a page view controller showed to be wrong, in numbers and cases.
struct PageFinding {
    enum Problem {
        /// The data source answered `answer` for the page on one side of another, and the list says `right`.
        case wrongAnswer(PageNumber?, to: PageNumber, Direction, right: PageNumber?)
        /// The app's own code traps; `isEnd` says whether the replay stops there.
        case crash(ClientCrash, isEnd: Bool)
        /// UIKit raises, or the app sets pages without end in the callback `repeated`.
        case violation(ContractViolation, repeated: RecordedCallback?, isEnd: Bool)
        case lostEnd(of: Spread<PageNumber>, LossCause)
        case lostCompletion(of: Spread<PageNumber>, LossCause)
        case leakedChild(PageNumber)
        /// A set without animation is silently dropped.
        case droppedSet([PageNumber], DropCause)
        case reportedCancelled(shown: Spread<PageNumber>)
        case keptOldPages(Spread<PageNumber>, shown: Spread<PageNumber>, TransitionStyle)
        /// A gesture leads to a page that was remembered, while the data source would answer another.
        case rememberedPage(PageNumber, Pull, expected: PageNumber?, rule: RuleReference)
        /// A gesture finds no page because nil was remembered, while the data source would answer a page.
        case rememberedNil(Pull, expected: PageNumber)
        /// A variable is wrong at rest; `right` is what an index or a text should be.
        ///
        /// One stays behind a set if the app has set pages and nothing has changed it.
        case wrongTracker(
            TrackedVariable, shown: Spread<PageNumber>, right: [TrackedVariable.Content],
            staysBehindSet: Bool)
        /// The client was told of a transition and has none of the methods that hear of it.
        case nothingHeard
    }

    /// A swipe or drag to one side.
    struct Pull {
        let side: Direction
        let isSwipe: Bool
        let origin: Spread<PageNumber>
        let outcome: GestureOutcome
    }

    let problem: Problem
    let callback: Int?

    /// The finding of a recording.
    ///
    /// The message is one sentence on one line, whatever the pages are called.
    func finding(name: (PageNumber) -> String, words: (TrackedVariable.Content) -> String?) -> Finding {
        Finding(
            kind: problem.kind, rule: problem.rule, message: message(name: name, words: words), callback: callback,
            tracker: problem.tracker)
    }

    private func message(name: (PageNumber) -> String, words: (TrackedVariable.Content) -> String?) -> FindingMessage {
        func text(_ page: PageNumber) -> FindingMessage { "\(page: name(page))" }
        func list(_ pages: some Sequence<PageNumber>) -> FindingMessage { "\(pages: pages.map(name))" }
        switch problem {
        case .wrongAnswer(let answer, let page, let direction, let right):
            let place: FindingMessage = "\(direction == .forward ? "after" : "before") \(text(page))"
            let truth: FindingMessage = right.map { "The page \(place) is \(text($0))" } ?? "There is no page \(place)"
            return "\(truth), and the data source answered \(answer.map(text) ?? "nil")."
        case .crash(let crash, let isEnd):
            return "The app's code traps: “\(crash.message)”. "
                + (isEnd ? Self.end : "Lenient: the client answers nil from now on, and does nothing else.")
        case .violation(let violation, let repeated, let isEnd):
            let consequence: FindingMessage =
                isEnd
                ? violation.reports == nil ? Self.end : "An app may crash here, and the replay stops."
                : violation == .flushedView
                    ? "Lenient: the page stays." : "Lenient: the call had no effect."
            let announcement: FindingMessage =
                if violation == .endlessSets {
                    "The app runs out of stack"
                } else if let reports = violation.reports {
                    "UIKit has raised “\(violation.message)” here, and not every time (\(reports))"
                } else {
                    "UIKit raises “\(violation.message)”"
                }
            let explanation: FindingMessage =
                repeated.map { CallbackRecord($0.callback, phase: $0.phase, name: name) }.map { record in
                    "The app sets pages in \(record.name), which makes that callback come again, without end."
                } ?? "\(violation.explanation)"
            return "\(announcement). \(explanation) \(consequence)"
        case .lostEnd(let pages, _):
            return "The transition to \(list(pages)) was announced, and its end was never reported."
        case .lostCompletion(let pages, let cause):
            return "The completion block of the set to \(list(pages)) never runs, because \(cause.words). Whatever it "
                + "resets stays as it is, such as a flag that keeps the app from paging."
        case .leakedChild(let page):
            return "\(text(page)) stays a child of the container although it is not shown: an animated set was "
                + "bringing it when the next one came."
        case .droppedSet(let pages, .rotation):
            return "The set to \(list(pages)) is silently dropped: it comes, without animation, while the device turns."
        case .droppedSet(let pages, .returning):
            return "The set to \(list(pages)) is silently dropped: it comes, without animation, while the page of a "
                + "cancelled swipe returns. On the next turn of the main queue it works."
        case .reportedCancelled(let shown):
            return "didFinishAnimating says completed: false, although \(list(shown)) shows now."
        case .keptOldPages(let pages, let shown, _):
            return "viewControllers says \(list(pages)), although \(list(shown)) shows."
        case .rememberedPage(let page, let pull, let expected, _):
            let verb = !pull.isSwipe ? "leads" : pull.outcome == .completed ? "went" : "led"
            return "\(pull.words) from \(list(pull.origin)) \(verb) to \(text(page)), which was remembered; the data "
                + "source would now answer \(expected.map(text) ?? "nil")."
        case .rememberedNil(let pull, let expected):
            let verb = pull.outcome == .bounced ? "bounced" : "pulls at nothing"
            return "\(pull.words) from \(list(pull.origin)) \(verb), because nil was remembered; the data source would "
                + "now answer \(text(expected))."
        case .wrongTracker(let value, let shown, let right, let staysBehindSet):
            guard value.content.isSet else {
                return "\(PageName.ofTracker(value.name)) has no value yet, while \(list(shown)) is shown."
            }
            let said: FindingMessage =
                words(value.content).map {
                    value.content.isPage ? "\(page: $0)" : "\(PageName.text($0))"
                } ?? "nil"
            return "\(PageName.ofTracker(value.name)) says \(said), while \(list(shown)) is shown"
                + value.content.truth(right.compactMap(words))
                + (staysBehindSet ? "; no callback comes for a set." : ".")
        case .nothingHeard:
            return "The client has none of the methods that hear of a transition. A method whose types are not those "
                + "of the protocol, such as an array in place of Spread, compiles and is never called. A client that "
                + "needs none can have an empty willTransitionTo."
        }
    }

    private static var end: FindingMessage { "The app would crash here, and the replay stops." }
}

extension PageFinding.Problem {
    var kind: Finding.Kind {
        switch self {
        case .wrongAnswer: .wrongAnswer
        case .crash: .crash
        case .violation(.endlessSets, _, _): .endlessSets
        case .violation: .contractViolation
        case .lostEnd: .unbalancedTransition
        case .lostCompletion: .lostCompletion
        case .leakedChild: .leakedChild
        case .droppedSet: .droppedSet
        case .reportedCancelled, .keptOldPages: .misreportedTransition
        case .rememberedPage, .rememberedNil: .staleNeighbor
        case .wrongTracker: .wrongTracker
        case .nothingHeard: .nothingHeard
        }
    }

    var rule: RuleReference? {
        switch self {
        case .wrongAnswer, .crash, .wrongTracker, .nothingHeard: nil
        case .violation(let violation, _, _): RuleReference(violation.identifier)
        case .lostEnd(_, let cause):
            RuleReference(cause == .caughtLanding ? .lostDidFinishOnCaughtLanding : .lostDidFinish)
        case .lostCompletion: "22"
        case .leakedChild: "32"
        case .droppedSet(_, let cause): cause == .returning ? "25" : RuleReference(.curlSetDroppedNearRotation)
        case .reportedCancelled: RuleReference(.exactCenterReportsCancelled)
        case .keptOldPages(_, _, let style):
            RuleReference(style == .scroll ? .caughtReturnKeepsOldPage : .curlShowsOldControllersAfterSet)
        case .rememberedPage(_, _, _, let rule): rule
        case .rememberedNil: "13"
        }
    }

    var tracker: String? { if case .wrongTracker(let value, _, _, _) = self { value.name } else { nil } }

    /// What it has in common with others that count as one sort.
    var sort: FindingSort { FindingSort(kind, rule: rule, tracker: tracker) }
}

extension LossCause {
    /// The cause in words, behind "because".
    fileprivate var words: String {
        switch self {
        case .rotation: "the device was rotated during its animation"
        case .superseded: "it came while another animated set was in flight"
        case .layoutChange: "the layout of the container changed during its animation"
        case .outsideWindow: "the container is in no window"
        case .caughtReturn, .caughtLanding: "a finger came"
        case .gesture: "the gesture loses it"
        }
    }
}

extension PageFinding.Pull {
    fileprivate var words: String { "The \(isSwipe ? "swipe" : "drag") \(side)" }
}

extension TrackedVariable.Content {
    /// The correct index or text, as the end of a sentence; empty for a page.
    fileprivate func truth(_ right: [String]) -> FindingMessage {
        if isPage { return "" }
        guard !right.isEmpty else { return ", which is not in the list" }
        let words = right.map(PageName.text).joined(separator: " or ")
        if case .index = self { return ", whose index is \(words)" }
        return ", and it should say \(words)"
    }
}
