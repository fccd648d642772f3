#if !canImport(UIKit)
    public import PageTrace
    import PageTraceBridge
    import PageTraceEngine

    /// Drives an app's paging scroll view, unchanged: its delegate is called as UIKit calls it.
    ///
    /// ```swift
    /// let driver = ScrollDriver(screen)
    /// driver.trackVisible { ($0 as? NewsPage)?.isVisible ?? false }
    /// driver.walk("1→2→(3)→3→2")
    /// assertNoFindings(in: driver)
    /// ```
    ///
    /// The pages are the controllers whose views lie in the scroll view. Without frames, they lie side by side: nothing is laid
    /// out here.
    public final class ScrollDriver: AppDriver {
        /// The scroll view.
        public let scrollView: UIScrollView

        let engine: ScrollEngine

        /// Shows a screen, and finds the paging scroll view on it.
        ///
        /// - Parameters:
        ///   - screen: A controller with a paging scroll view in its view.
        ///   - title: The title of the recording.
        ///   - find: Finds the scroll view; by default, it is the first with paging, or the only one.
        public init(
            _ screen: UIViewController, title: String = "",
            scrollView find: ((UIViewController) -> UIScrollView?)? = nil
        ) {
            let turns = Self.begin()
            let found = turns.within {
                Self.load(screen)
                screen.beginAppearanceTransition(true, animated: false)
                screen.endAppearanceTransition()
                return find.map { $0(screen) } ?? Self.scrollView(of: screen)
            }
            scrollView = found ?? UIScrollView()
            engine = turns.within { [scrollView] in ScrollEngine(scrollView, of: screen) }
            super.init(screen, title: title, turns: turns, driven: engine)
            if found == nil {
                note(
                    "look for a scroll view", "There is no UIScrollView in \(type(of: screen)).",
                    advice: "Say where it is: ScrollDriver(screen, scrollView: { … }).")
            } else if engine.pages.isEmpty {
                note(
                    "look for pages", "No child of \(type(of: screen)) has its view in the scroll view.",
                    advice: "Add the pages with addChild before the driver is made.")
            } else {
                _ = within { engine.open() }
            }
        }

        private static func scrollView(of screen: UIViewController) -> UIScrollView? {
            let outlets = PropertySearch.properties(of: screen).compactMap { $0.value as? UIScrollView }
            let all = outlets + (screen.viewIfLoaded.map(scrollViews) ?? [])
            return all.first(where: \.isPagingEnabled) ?? all.first
        }

        private static func scrollViews(under view: UIView) -> [UIScrollView] {
            view.subviews.flatMap { ([$0 as? UIScrollView].compactMap { $0 }) + scrollViews(under: $0) }
        }

        /// Follows which pages have been told that they are visible, in the app's own way.
        ///
        /// From the next step on, a page that fills the view and was not told is a finding, and so is one that was told and
        /// cannot be seen.
        public func trackVisible(_ isVisible: @escaping (UIViewController) -> Bool) { engine.isVisible = isVisible }

        /// The pages that can be seen at least partly, row by row.
        public var visiblePages: [UIViewController] {
            let names = engine.stage.scrollView.visiblePages
            return engine.pages.filter { names.contains($0.name) }.compactMap(\.controller)
        }

        /// Performs a whole swipe; in a grid, along its rows unless it is vertical.
        @discardableResult
        public func swipe(_ direction: Direction, vertically: Bool = false, ends: TransitionEnd = .completed) -> Step {
            let isGrid = engine.stage.scrollView.axis == .both
            return touch(.swipe(direction, axis: isGrid ? (vertically ? .vertical : .horizontal) : nil, ends: ends))
        }

        /// Puts a finger down.
        @discardableResult
        public func drag() -> Step { touch(.drag) }

        /// Moves the content to an offset by the finger, in pages: 0.5 is halfway from the first to the second.
        @discardableResult
        public func move(to position: Double) -> Step {
            let isVertical = engine.stage.scrollView.axis == .vertical
            return perform(.move(to: ScrollPoint(x: isVertical ? 0 : position, y: isVertical ? position : 0)))
        }

        /// Lifts the finger, which is still moving toward a side, or stands still.
        @discardableResult
        public func release(toward side: Direction? = nil) -> Step {
            let speed: Double = side.map { $0 == .forward ? 1 : -1 } ?? 0
            let isVertical = engine.stage.scrollView.axis == .vertical
            return perform(.release(velocity: ScrollPoint(x: isVertical ? 0 : speed, y: isVertical ? speed : 0)))
        }

        /// Lets what decelerates or is animated come to rest.
        @discardableResult
        public func settle() -> Step { perform(.settle) }

        /// Rotates the device: the screen is told its size, and the scroll view and its pages get the size of the screen, as
        /// constraints would give it to them.
        @discardableResult
        public func rotate(to orientation: UIInterfaceOrientation) -> Step {
            perform { engine.rotate(UIKitValues.orientation(orientation)) { turnScreen(to: orientation) } }
        }

        /// Swipes along a path, such as `1→2→(3)→3`: see ``PagingDriver/walk(_:)``.
        public func walk(_ path: String) {
            follow(path, whyNothingMoves: { "the scroll view does not scroll." }) { swipe($0.direction, ends: $0.ends) }
        }

        /// Performs what a finger begins.
        private func touch(_ gesture: ScrollViewGesture) -> Step {
            guard scrollView.isScrollEnabled, scrollView.takesTouches else {
                let reason = scrollView.isScrollEnabled ? "no touch reaches it" : "isScrollEnabled is false"
                return note(
                    gesture.recordKind.words, "The scroll view does not scroll: \(reason).",
                    advice: "The gesture is left out.")
            }
            return perform(gesture)
        }

        private func perform(_ gesture: ScrollViewGesture) -> Step {
            if !engine.isPerforming, let refusal = engine.stage.refusal(of: gesture) { return note(refusal) }
            return perform { engine.perform(gesture) }
        }
    }
#endif
