import Paging

extension PageWitness {
    /// The rules and outcomes that one gesture meets.
    ///
    /// - Parameters:
    ///   - gesture: The gesture, nil for something that the app does to itself.
    ///   - changesList: Whether the list has changed.
    static func met(
        by gesture: PageGesture<PageNumber>?, changesList: Bool = false,
        from before: borrowing PageViewControllerModel,
        to after: borrowing PageViewControllerModel, _ outcome: GestureOutcome, _ calls: PageCalls
    ) -> Marks {
        var marks = Marks()
        func meet(_ witness: PageWitness, _ isMet: Bool = true) { if isMet { marks.insert(witness.rawValue) } }
        let isCurl = before.transitionStyle == .pageCurl
        let gesture = gesture?.withoutLosses
        let isAnimated = if case .set(let set) = gesture { set.isAnimated } else { false }
        if calls.contains(.finishedCompleted) {
            meet(.landing)
            meet(.landingAsked, calls.contains(.askedInPreload))
            if let side = gesture?.direction, !calls.contains(.askedInPreload), !isCurl {
                meet(.skipped, after.neighbor(side).isUnknown)
            }
        }
        meet(.cancelled, calls.contains(.finishedCancelled))
        if outcome == .bounced { meet(gesture?.direction == .backward ? .bouncedAtFirst : .bouncedAtLast, !isCurl) }
        meet(.bothAsked, calls.isSuperset(of: [.askedAfter, .askedBefore]) && !isCurl)
        if !isCurl {
            meet(.rememberedNil, after.before.isNone)
            meet(.rememberedNil, after.after.isNone)
        }
        meet(.completion, calls.contains(.completed))
        meet(.indicator, calls.contains(.indicator))
        meet(.spine, calls.contains(.spine))
        meet(.setInCallback, calls.contains(.requested))
        meet(.curlAsked, isCurl && !calls.isDisjoint(with: [.askedAfter, .askedBefore]))
        meet(.curlEnd, isCurl && calls.contains(.answeredNil))
        switch gesture {
        case .set:
            let isSame = after.viewControllers == before.viewControllers
            meet(.set, !isSame)
            meet(.sameSet, isSame && !calls.contains(.raised))
            meet(.animatedSet, isAnimated && !isSame)
            meet(.setInFlight, !before.isAtRest)
        case .drag:
            if case .drag(let drag) = after.transition {
                meet(.finger)
                meet(.caughtReturn, drag.isCaught)
            }
            if case .landing = before.transition { meet(.interruptedLanding) }
        case .turn: meet(.turn)
        case .container(.disappears, _): meet(.covered)
        case .move:
            meet(.reversal, calls.isSuperset(of: [.finishedCancelled]))
        default: break
        }
        if gesture?.direction != nil { meet(.withoutDataSource, !before.hasDataSource) }
        meet(.listChange, changesList)
        return marks
    }
}

extension PageObservation: ExplorableObservation {
    var sorts: [FindingSort] { found.map(\.problem.sort) }

    var witnesses: Marks {
        var calls = PageCalls()
        for entry in log { calls.note(entry.callback, entry.phase) }
        for entry in event.incidents { calls.note(entry.incident) }
        if case .gesture(let gesture) = event.cause {
            return PageWitness.met(by: gesture, from: event.before, to: event.after, outcome, calls)
        }
        var changesList = false
        var setsPages = false
        switch event.cause {
        case .change(.list): changesList = true
        case .change(.act(_, let effects)):
            changesList = effects.contains { GestureRecord.Kind.changesList($0) }
            setsPages = event.before.viewControllers != event.after.viewControllers
        default: break
        }
        var marks = PageWitness.met(
            by: nil, changesList: changesList, from: event.before, to: event.after, outcome,
            calls)
        if setsPages { marks.insert(PageWitness.set.rawValue) }
        if setsPages, !event.before.isAtRest { marks.insert(PageWitness.setInFlight.rawValue) }
        return marks
    }
}
