@testable import PageTrace

/// Draws gestures on a page view controller: every order that a trace may have, also those that nobody would make.
struct RandomPageGestures {
    private let style: TransitionStyle
    private let setsInCompletion: Bool
    private let hasWatchdog: Bool
    private let assigningEnablesScrolling: Bool
    /// A variable of the app that an act can update.
    private let variable: String?
    private let usualCount: Int
    private var current: [String]
    private var known: [String]
    // Roughly what a finger and an app can do next: the callbacks of the app may end it.
    private var hasSet = false
    private var isFingerDown = false
    private var isInFlight = false
    private var hasDataSource = true
    private var scrolls = true
    private var isOnScreen: Bool

    init(_ container: PageViewControllerSettings, _ client: PageClientDescription, pages: [String]) {
        style = container.transitionStyle
        assigningEnablesScrolling = container.readings.contains(.assignedDataSourceEnablesScrolling)
        isOnScreen = container.startsOnScreen
        setsInCompletion = client.pages != nil
        hasWatchdog = client.pages?.hasWatchdog ?? false
        variable = client.pages?.trackers.first?.name
        usualCount = container.spineLocation == .mid ? 2 : 1
        current = pages
        known = pages
        switch client {
        case .pages(let client): known += client.placeholder.map { [$0] } ?? []
        case .playlist(let client): known += client.placeholder.map { [$0] } ?? []
        case .questionnaire: break
        }
    }

    /// Draws a number of gestures.
    mutating func draw(_ count: Int, _ choices: inout SeededChoices) -> GestureSequence<PageViewControllerGesture> {
        var parts: [GestureSequence<PageViewControllerGesture>.Part] = []
        // Most traces begin with a page that shows; without one a container takes no gestures.
        if !choices.once(in: 10) {
            let first = PageGesture.set(set(&choices))
            hasSet = true
            parts.append(.gesture(.page(first)))
        }
        while parts.count < count {
            if canTouch, choices.once(in: 15) {
                isInFlight = false
                parts.append(choices.once(in: 2) ? .randomWalk(walk(&choices)) : repetition(&choices))
            } else {
                let gesture = next(&choices)
                parts.append(choices.once(in: 12) ? .annotated(gesture, annotation(&choices)) : .gesture(gesture))
            }
        }
        return GestureSequence(parts: parts)
    }

    /// A note, emphasis, or both.
    private func annotation(_ choices: inout SeededChoices) -> Annotation {
        let note = choices.once(in: 4) ? nil : choices.hostileText()
        return Annotation(note: note, isEmphasized: note == nil || choices.once(in: 2))
    }

    private func walk(_ choices: inout SeededChoices) -> RandomWalk<PageViewControllerGesture> {
        RandomWalk(
            seed: choices.bits(), count: choices.number(in: 1...6), forward: choices.one(of: [0, 0.25, 0.5, 1]),
            cancelled: choices.one(of: [0, 0.5]), skippedPreloads: style == .scroll ? choices.one(of: [0, 0.5]) : 0)
    }

    private func repetition(_ choices: inout SeededChoices) -> GestureSequence<PageViewControllerGesture>.Part {
        let swipes = (0...choices.number(below: 2)).map { _ in
            PageViewControllerGesture.page(
                .swipe(Swipe(choices.one(of: Direction.allCases), ends: choices.one(of: TransitionEnd.allCases))))
        }
        return .repetition(GestureSequence(swipes), count: choices.number(in: 1...3))
    }

    /// Draws until something comes that a finger or an app can do now.
    private mutating func next(_ choices: inout SeededChoices) -> PageViewControllerGesture {
        while true {
            if choices.once(in: 15) { return .list(listChange(&choices)) }
            if setsInCompletion, hasSet, choices.once(in: 15) { return .act(act(&choices)) }
            if hasWatchdog, choices.once(in: 8) { return .after(.watchdog) }
            var gesture = pageGesture(&choices)
            if choices.once(in: 15) { gesture = gesture.losing(choices.one(of: Losses.named).loss) }
            guard canCome(gesture.withoutLosses) else { continue }
            accept(gesture.withoutLosses)
            return .page(gesture)
        }
    }

    /// A function of the app: a change of the list now and then, a set, and an update.
    private mutating func act(_ choices: inout SeededChoices) -> AppAct {
        var effects: [AppAct.Effect] = choices.once(in: 3) ? [.list(listChange(&choices))] : []
        let target: AppAct.Target =
            choices.once(in: 2) ? .beside(choices.one(of: Direction.allCases)) : .pages(pages(&choices))
        effects.append(.set(.init(target: target)))
        if let variable { effects.append(.update(variable)) }
        (isFingerDown, isInFlight) = (false, false)
        return AppAct(words: choices.names(1)[0], effects: effects)
    }

    private var canTouch: Bool { hasSet && isOnScreen && !isFingerDown && scrolls }

    private func canCome(_ gesture: PageGesture<String>) -> Bool {
        switch gesture {
        case .swipe, .drag: canTouch
        case .move, .release: isFingerDown
        case .settle: isInFlight
        case .dataSource(.removed): hasDataSource
        case .scrollEnabled(let isEnabled): style == .scroll && isEnabled != scrolls
        case .doubleSided: style == .pageCurl
        case .container(let change, _): change == .layoutChanges || isOnScreen == (change == .disappears)
        case .set, .dataSource, .orientation, .turn, .losing: true
        }
    }

    private mutating func accept(_ gesture: PageGesture<String>) {
        switch gesture {
        case .set(let set):
            hasSet = true
            (isFingerDown, isInFlight) = (false, !set.settles)
        case .swipe, .settle: isInFlight = false
        case .drag: (isFingerDown, isInFlight) = (hasDataSource, false)
        case .release: (isFingerDown, isInFlight) = (false, true)
        case .dataSource(let change):
            hasDataSource = change == .assigned
            if hasDataSource, assigningEnablesScrolling { scrolls = true }
        case .container(.layoutChanges, _): break
        case .container(let change, _): (isOnScreen, isFingerDown, isInFlight) = (change == .appears, false, false)
        case .orientation: isFingerDown = false
        case .scrollEnabled(let isEnabled): scrolls = isEnabled
        case .move, .doubleSided, .turn, .losing: break
        }
    }

    private func pageGesture(_ choices: inout SeededChoices) -> PageGesture<String> {
        let direction = choices.one(of: Direction.allCases)
        switch choices.number(below: 30) {
        case 0...2: return .set(set(&choices))
        case 3...12:
            let ends: TransitionEnd = choices.once(in: 4) ? .cancelled : .completed
            return .swipe(Swipe(direction, ends: ends, preload: preload(after: ends, &choices)))
        case 13...16: return .drag(direction)
        case 17...19: return .move(to: choices.one(of: [-1, -0.75, -0.5, -0.1, 0, 0.1, 0.25, 0.5, 0.6, 1]))
        case 20...22:
            let ends = choices.one(of: [nil, .completed, .cancelled] as [TransitionEnd?])
            return .release(Release(ends: ends, preload: preload(after: ends, &choices)))
        case 23...25: return .settle
        case 26: return .dataSource(choices.one(of: DataSourceChange.allCases))
        case 27: return .container(choices.one(of: ContainerAppearance.allCases), animated: choices.once(in: 2))
        case 28: return choices.once(in: 3) ? .scrollEnabled(choices.once(in: 2)) : .turn
        default:
            return choices.once(in: 3)
                ? .doubleSided(choices.once(in: 2)) : .orientation(choices.one(of: InterfaceOrientation.allCases))
        }
    }

    private func preload(after ends: TransitionEnd?, _ choices: inout SeededChoices) -> Preload? {
        guard style == .scroll, ends != .cancelled, choices.once(in: 3) else { return nil }
        return choices.one(of: Preload.allCases)
    }

    private func set(_ choices: inout SeededChoices) -> ProgrammaticSet {
        var set = ProgrammaticSet(pages(&choices), direction: choices.one(of: Direction.allCases))
        set.isAnimated = choices.once(in: 2)
        set.settles = !set.isAnimated || !choices.once(in: 3)
        set.completion = choices.one(of: [nil, nil, true, false])
        set.act = choices.once(in: 6) ? choices.names(1).first : nil
        if setsInCompletion, set.completion != false, choices.once(in: 5) {
            set.completionPages = [choices.one(of: known)]
            set.completionIsAnimated = choices.once(in: 2)
        }
        return set
    }

    /// The right number of pages, and now and then a wrong one.
    private func pages(_ choices: inout SeededChoices) -> [String] {
        let count = choices.once(in: 12) ? choices.number(below: 4) : usualCount
        return (0..<count).map { _ in choices.one(of: known) }
    }

    private mutating func listChange(_ choices: inout SeededChoices) -> ListChange {
        let new = choices.names(choices.number(in: 1...2), besides: Set(known))
        switch choices.number(below: 6) {
        case 0...1: return .append(insert(new, at: current.count))
        case 2: return .prepend(insert(new, at: 0))
        case 3:
            let place = choices.number(below: current.count + 1)
            return .insert(insert(new, at: place), at: place + 1)
        case 4 where !current.isEmpty:
            let old = Array(Set(choices.some(of: current, atMost: 2) + [choices.one(of: current)])).sorted()
            current.removeAll(where: old.contains)
            return .remove(old)
        default:
            // A page that comes back is the page that it was.
            let list = choices.some(of: current) + (choices.once(in: 2) ? new : [])
            current = []
            return .replace(insert(list, at: 0))
        }
    }

    private mutating func insert(_ pages: [String], at place: Int) -> [String] {
        current.insert(contentsOf: pages, at: place)
        known += pages.filter { !known.contains($0) }
        return pages
    }
}
