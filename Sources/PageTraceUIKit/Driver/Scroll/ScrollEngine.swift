#if !canImport(UIKit)
    import PageTrace
    import PageTraceEngine

    /// The model behind an app's paging scroll view: it says which calls come, and the app gets them one by one.
    ///
    /// The model's client only listens. So a gesture is computed first, and then played: before each call, the scroll view
    /// says what it says at that moment.
    final class ScrollEngine: VariableJudge {
        let journal = StepJournal()
        private(set) var isPerforming = false
        private(set) var doing = ""
        private(set) var placeOfCall: String?

        let scrollView: UIScrollView
        /// The controller that is told of the layout.
        unowned let screen: UIViewController
        var stage: ScrollViewStage
        private(set) var pages: [ScrollPages.Page] = []
        /// Whether a page has been told that it is visible; nil if nobody says so.
        var isVisible: ((UIViewController) -> Bool)? {
            didSet {
                stage.client.tellsPages = isVisible != nil
                stage.client.flagged = visible
            }
        }
        /// The calls of the step, and what the app did in them.
        private var log: [ScrollViewLogEntry] = []
        /// The seconds since what moves began to, and the number of the sets that the app has made.
        private var secondsMoving = 0.0
        private var sets = 0

        init(_ scrollView: UIScrollView, of screen: UIViewController) {
            (self.scrollView, self.screen) = (scrollView, screen)
            stage = ScrollViewStage(pages: [], client: PagingScrollViewPager(nil))
            stage.client.tellsPages = false
            adopt()
            scrollView.follower = self
        }

        func recording(title: String, of steps: [Step]) -> Recording {
            let settings = PagingScrollViewSettings(
                axis: stage.scrollView.axis, columns: stage.scrollView.columns, size: stage.scrollView.size,
                bounces: stage.scrollView.bounces)
            let empty = Trace(title: title, scrollView: settings, pages: stage.scrollView.pages, gestures: [])
            return Recording(heading: empty, steps: steps)
        }

        // MARK: Pages

        /// Takes over the pages as they lie in the content now, unless they are those that the model has.
        private func adopt() {
            let found = ScrollPages(in: scrollView, of: screen)
            guard stage.scrollView.size != found.settings.size || pages.map(\.identity) != found.pages.map(\.identity)
            else { return }
            let offset = scrollView.contentOffset
            (pages, stage.scrollView) = (found.pages, PagingScrollView(found.settings, pages: found.pages.map(\.name)))
            stage.carryOut(.set(inPages(offset)))
            _ = stage.client.takeLog()
            stage.client.flagged = visible
        }

        private var visible: Set<String> {
            guard let isVisible else { return [] }
            return Set(pages.filter { $0.controller.map(isVisible) ?? false }.map(\.name))
        }

        var parts: [PageIdentity] { pages.map(\.identity) }
        var shownPart: PageIdentity? { identity(of: stage.scrollView.largestPage) }
        var isAtRest: Bool { stage.scrollView.isAtRest }
        func name(of part: PageIdentity) -> String { pages.first { $0.identity == part }?.name ?? part.name }
        private func identity(of page: String?) -> PageIdentity? { pages.first { $0.name == page }?.identity }

        private func inPages(_ offset: CGPoint) -> ScrollPoint {
            let size = stage.scrollView.size
            return ScrollPoint(
                x: size.width > 0 ? offset.x / size.width : 0, y: size.height > 0 ? offset.y / size.height : 0)
        }

        // MARK: Steps

        func act(_ words: String, settles: Bool, _ action: () -> Void) -> Step {
            perform(.other(words)) { before in
                action()
                if settles, case .animating = stage.scrollView.movement { comeToRest() }
                let (old, new) = (before.scrollView.largestPage, stage.scrollView.largestPage)
                return stage.scrollView.isAtRest ? (old == new ? .changed : .completed) : .inFlight
            }
        }

        /// The view as it is when the driver comes: the app has set itself up.
        func open() -> Step {
            let opening = stage.opening()
            return append(
                judged(opening?.step(number: 0) ?? stage.seen(nil, since: stage, .changed, []).step(number: 0)))
        }

        /// Turns the screen; a scroll view that fills it still does, as constraints would see to it.
        func rotate(_ orientation: InterfaceOrientation, _ turn: () -> Void) -> Step {
            perform(RootGesture.orientation(orientation).recordKind) { _ in
                let fills = scrollView.frame.size == screen.view.frame.size
                turn()
                if fills { scrollView.frame.size = screen.view.frame.size }
                noticeSize()
                return .changed
            }
        }

        func perform(_ gesture: ScrollViewGesture) -> Step {
            perform(gesture.recordKind) { before in
                guard case .swipe(let side, let axis, let ends) = gesture else { return carryOut(gesture) }
                let (target, velocity) = before.scrollView.way(side, axis: axis, ends: ends)
                carryOut(.drag)
                carryOut(.move(to: target))
                let leadsNowhere =
                    stage.scrollView.isBeyondEnd || stage.scrollView.offsetInPages == before.scrollView.offsetInPages
                let released = carryOut(.release(velocity: velocity))
                let settled = stage.scrollView.isAtRest ? released : carryOut(.settle)
                return leadsNowhere ? .bounced : settled
            }
        }

        private func perform(_ gesture: GestureRecord.Kind, _ body: (ScrollViewStage) -> GestureOutcome) -> Step {
            (doing, isPerforming, log) = (gesture.words, true, [])
            TrapNote.watch(self)
            adopt()
            let before = stage
            let outcome = body(before)
            noticeSize()
            isPerforming = false
            var step = stage.seen(nil, since: before, outcome, log).step(number: steps.count)
            let old = before.scrollView.largestPage
            var new = stage.scrollView.largestPage
            if outcome == .cancelled, let side = gesture.direction { new = before.scrollView.neighbor(side) }
            step.gesture = GestureRecord(
                gesture, outcome: outcome, from: gesture == .load ? [] : [old].compactMap { $0 },
                to: [new == old && gesture != .load ? nil : new].compactMap { $0 }, notes: step.gesture.notes)
            return append(judged(step))
        }

        @discardableResult
        private func carryOut(_ gesture: ScrollViewGesture) -> GestureOutcome {
            let outcome = stage.carryOut(gesture)
            if case .release = gesture { secondsMoving = 0 }
            play()
            return outcome
        }

        /// An app may have given the scroll view another size: each page has it, too.
        private func noticeSize() {
            let size = ScrollSize(width: scrollView.frame.width, height: scrollView.frame.height)
            guard size != stage.scrollView.size, size.width > 0, size.height > 0 else { return }
            let outcome = stage.carryOut(.resize(size))
            guard outcome != .ignored else { return }
            layOutPages()
            play()
        }

        /// Gives each page the place and the size that it has in the model.
        private func layOutPages() {
            for (place, page) in pages.enumerated() {
                let frame = stage.scrollView.frame(ofPageAt: place)
                guard let view = page.controller?.viewIfLoaded else { continue }
                let origin = CGPoint(x: frame.origin.x, y: frame.origin.y)
                view.frame = CGRect(
                    origin: view.superview?.convert(origin, from: scrollView) ?? origin,
                    size: CGSize(width: frame.size.width, height: frame.size.height))
            }
        }

        // MARK: Calls

        /// Makes the calls that the model has noted; those after a set of the app never come.
        private func play() {
            let entries = stage.client.takeLog()
            let sets = sets
            for entry in entries where sets == self.sets {
                guard case .received(let callback) = entry.event else { continue }
                log.append(entry)
                placeOfCall = callback.method.rawValue
                call(callback, at: entry.contentOffset)
                placeOfCall = nil
                note(in: entry)
            }
        }

        private func call(_ callback: ScrollViewCallback, at point: ScrollPoint) {
            let delegate = scrollView.delegate
            switch callback {
            case .viewDidLoad: break
            case .viewDidLayoutSubviews: screen.changeLayout()
            case .willBeginDragging:
                scrollView.phase = .dragging
                delegate?.scrollViewWillBeginDragging(scrollView)
            case .didScroll: scrollView.move(to: CGPoint(x: point.x, y: point.y))
            case .didEndDragging(let continues):
                var target = scrollView.contentOffset
                withUnsafeMutablePointer(to: &target) {
                    delegate?.scrollViewWillEndDragging(scrollView, withVelocity: .zero, targetContentOffset: $0)
                }
                scrollView.phase = continues ? .decelerating : .rest
                delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: continues)
                if continues { delegate?.scrollViewWillBeginDecelerating(scrollView) }
            case .didEndDecelerating:
                scrollView.phase = .rest
                delegate?.scrollViewDidEndDecelerating(scrollView)
            case .didEndScrollingAnimation: delegate?.scrollViewDidEndScrollingAnimation(scrollView)
            }
        }

        /// Notes which pages the app has told in a call.
        private func note(in entry: ScrollViewLogEntry) {
            let (told, now) = (stage.client.flagged, visible)
            var entry = entry
            for page in stage.scrollView.pages where told.contains(page) != now.contains(page) {
                entry.event = now.contains(page) ? .viewDidAppear(page) : .viewDidDisappear(page)
                log.append(entry)
            }
            stage.client.flagged = now
        }

        // MARK: Time

        var isScrolling: Bool { scrollView.phase != .rest }

        /// The seconds from a release, or from the start of an animated set, to rest. (Choice)
        var secondsToRest: Double? {
            stage.scrollView.isAtRest || stage.scrollView.isDragging ? nil : Swift.max(0, 0.3 - secondsMoving)
        }

        func move(for seconds: Double) { secondsMoving += seconds }
        func comeToRest() { carryOut(.settle) }
    }

    extension ScrollEngine: ScrollFollower {
        package func sets(_ offset: CGPoint, animated: Bool) {
            if isPerforming { adopt() }
            sets += 1
            stage.carryOut(.set(inPages(offset), animated: animated, settles: false))
            (secondsMoving, scrollView.phase) = (0, stage.scrollView.isDragging ? .dragging : .rest)
            play()
        }
    }
#endif
