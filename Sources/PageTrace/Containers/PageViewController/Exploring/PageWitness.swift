import Paging

/// A rule or an outcome of a page view controller that an exploration meets, or must report as not met.
///
/// A proof over a world in which nothing is ever cancelled says nothing about cancelled swipes, so the report lists it.
enum PageWitness: Int, Hashable, Sendable, CaseIterable {
    case landing, cancelled, bouncedAtLast, bouncedAtFirst, finger, bothAsked, landingAsked, skipped, rememberedNil
    case reversal, set, animatedSet, setInFlight, sameSet, completion, caughtReturn, interruptedLanding
    case withoutDataSource, indicator, setInCallback, listChange, curlAsked, curlEnd, spine, turn, covered

    /// The words that name it in the report if it was not met.
    var words: String {
        switch self {
        case .landing: "a swipe that lands (rule 15)"
        case .cancelled: "a transition that is cancelled (rule 16)"
        case .bouncedAtLast: "a bounce at the last page (rule 12)"
        case .bouncedAtFirst: "a bounce at the first page (rule 12)"
        case .finger: "a finger that is down (rule 17)"
        case .bothAsked: "both neighbors asked for at once (rule 2)"
        case .landingAsked: "a neighbor asked for after a landing (rule 4)"
        case .skipped: "a skipped preload (rule 11)"
        case .rememberedNil: "an end that is remembered (rule 7)"
        case .reversal: "a reversal in mid-drag (rule 19)"
        case .set: "a set of another page (rule 1)"
        case .animatedSet: "an animated set (rule 22)"
        case .setInFlight: "a set while something is in flight (rule 25)"
        case .sameSet: "a set of the page already shown (rules 8, 22)"
        case .completion: "a completion block (rule 22)"
        case .caughtReturn: "a finger that catches a returning page"
        case .interruptedLanding: "a finger that comes while a page lands"
        case .withoutDataSource: "a gesture without a data source (rule 26)"
        case .indicator: "the page indicator asked about (rule 37)"
        case .setInCallback: "a set from within a callback"
        case .listChange: "a change of the list (rule 13)"
        case .curlAsked: "a curl that asks (rule 33)"
        case .curlEnd: "a curl at an end (rule 33)"
        case .spine: "the spine location asked for (rule 36)"
        case .turn: "a turn of the main queue that something waits for"
        case .covered: "a container that leaves the screen (rule 41)"
        }
    }

    private var styles: [TransitionStyle] {
        switch self {
        case .curlAsked, .curlEnd, .spine: [.pageCurl]
        case .bouncedAtLast, .bouncedAtFirst, .bothAsked, .landingAsked, .skipped, .rememberedNil, .indicator:
            [.scroll]
        default: [.scroll, .pageCurl]
        }
    }

    /// The rules and outcomes that a container of this style can meet.
    static func all(_ style: TransitionStyle) -> [(number: Int, words: String)] {
        allCases.filter { $0.styles.contains(style) }.map { ($0.rawValue, $0.words) }
    }
}

extension PageObservation: ExplorableObservation {
    var sorts: [FindingSort] { found.map(\.problem.sort) }

    /// The rules and outcomes that the gesture meets.
    var witnesses: Marks {
        var marks = Marks()
        func meet(_ witness: PageWitness, _ isMet: Bool = true) { if isMet { marks.insert(witness.rawValue) } }
        let isCurl = event.before.transitionStyle == .pageCurl
        let isSame = event.after.viewControllers == event.before.viewControllers
        var (asksAfter, asksBefore, asksAhead) = (false, false, false)
        var (isCompleted, isCancelled, runsBlock) = (false, false, false)
        for entry in log {
            switch entry.callback {
            case .viewControllerAfter(_, let answer), .viewControllerBefore(_, let answer):
                if case .viewControllerAfter = entry.callback { asksAfter = true } else { asksBefore = true }
                if entry.phase == .preload { asksAhead = true }
                meet(.curlAsked, isCurl)
                meet(.curlEnd, isCurl && answer == nil)
            case .didFinishAnimating(_, _, true): isCompleted = true
            case .didFinishAnimating(_, _, false): isCancelled = true
            case .completion:
                runsBlock = true
                meet(.completion)
            case .presentationCount, .presentationIndex: meet(.indicator)
            case .spineLocation: meet(.spine)
            case .setViewControllers(_, _, let isAnimated):
                meet(.setInCallback)
                meet(.animatedSet, isAnimated)
            // No rule that is looked for needs the others.
            default: break
            }
        }
        if isCompleted {
            meet(.landing)
            meet(.landingAsked, asksAhead)
            if let side = event.direction, !asksAhead, !isCurl {
                meet(.skipped, event.after.neighbor(side).isUnknown)
            }
        }
        meet(.cancelled, isCancelled)
        if outcome == .bounced { meet(event.direction == .backward ? .bouncedAtFirst : .bouncedAtLast, !isCurl) }
        if !isCurl {
            meet(.bothAsked, asksAfter && asksBefore)
            meet(.rememberedNil, event.after.before.isNone || event.after.after.isNone)
        }
        switch event.ownCause {
        case .gesture(.set(let set)):
            let isRaised = event.incidents.contains { if case .raise = $0.incident { true } else { false } }
            meet(.set, !isSame)
            meet(.sameSet, isSame && !isRaised)
            meet(.animatedSet, set.isAnimated && !isSame)
            meet(.setInFlight, !event.before.isAtRest)
        case .gesture(.drag):
            if case .drag(let drag) = event.after.transition {
                meet(.finger)
                meet(.caughtReturn, drag.isCaught)
            }
            if case .landing = event.before.transition { meet(.interruptedLanding) }
        case .gesture(.turn): meet(.turn)
        case .gesture(.container(.disappears, _)): meet(.covered)
        case .gesture(.move): meet(.reversal, isCancelled)
        case .change(.list): meet(.listChange)
        case .change(.act(_, let effects)):
            meet(.listChange, effects.contains { GestureRecord.Kind.changesList($0) })
            meet(.set, !isSame)
            meet(.setInFlight, !isSame && !event.before.isAtRest)
            let isAnimating = if case .set = event.after.transition { true } else { false }
            meet(.animatedSet, !isSame && (runsBlock || isAnimating))
        default: break
        }
        if event.direction != nil { meet(.withoutDataSource, !event.before.hasDataSource) }
        return marks
    }
}
