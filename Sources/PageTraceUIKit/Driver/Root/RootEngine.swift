#if !canImport(UIKit)
    import PageTrace
    import PageTraceEngine

    /// The model behind the root of a window, which hears the app's calls and says what follows from them.
    ///
    /// UIKit's face makes the calls to the app's controllers; this keeps the state, and records.
    final class RootEngine: VariableJudge {
        let journal = StepJournal()
        private(set) var isPerforming = false
        private(set) var doing = ""
        let placeOfCall: String? = nil

        private(set) var window: UIWindow?
        /// The container with what its children have been told; its client is the app, of which the model knows nothing.
        var stage = RootStage(RootContainerSettings(strategy: .containment))
        /// The app's controllers by those of the model, and the other way round; each part as the child that it is.
        private(set) var known: [RootController: PageIdentity] = [:]
        private var numbers: [PageIdentity: RootController] = [:]
        private var phase = Phase.set
        /// Whether the animations of a transition are being made.
        private var isInAnimations = false

        private let turns: MainTurns

        init(_ turns: MainTurns) { self.turns = turns }

        func recording(title: String, of steps: [Step]) -> Recording {
            let empty = Trace(title: title, rootContainer: stage.container.settings, gestures: [])
            var recording = Recording(heading: empty, steps: steps)
            // Those of a trace have names of their own.
            let met = Set(steps.flatMap { $0.after.flatMap(\.pages) })
            recording.pages.removeAll { !met.contains($0) }
            return recording
        }

        // MARK: Steps

        func act(_ words: String, settles: Bool, _ action: () -> Void) -> Step {
            act(.other(words), settles: settles, action)
        }

        func act(_ gesture: GestureRecord.Kind, settles: Bool, _ action: () -> Void) -> Step {
            let before = stage
            let wasAnimating = stage.container.isAnimating
            if !stage.hasStopped {
                (doing, isPerforming) = (gesture.words, true)
                TrapNote.watch(self)
                action()
                // What is due before an animation ends comes before its end, as on a device.
                for _ in 0..<10 where settles && stage.container.isAnimating && !stage.hasStopped {
                    turns.run(after: turns.secondsToNext(moving: self), moving: self)
                }
                isPerforming = false
            }
            stage.childrenBeside = childrenBeside
            let moves =
                stage.container.onScreen != before.container.onScreen || stage.container.isAnimating != wasAnimating
            let reaction: RootReaction = before.hasStopped ? .ignored(.stopped) : moves ? .moved() : .changed()
            let seen = stage.seen(gesture, since: before, reaction)
            return append(judged(seen.step(number: steps.count)))
        }

        /// Its timers are in the queue, and so are the ends of its animations.
        let isScrolling = false
        let secondsToRest: Double? = nil
        func move(for seconds: Double) {}
        func comeToRest() {}

        // MARK: Variables

        var parts: [PageIdentity] {
            known.sorted { ($0.key.screen.name, $0.key.number) < ($1.key.screen.name, $1.key.number) }.map(\.value)
        }
        var shownPart: PageIdentity? { stage.container.topPart.flatMap { known[$0] } }
        /// If several parts are seen, a variable may hold any of them.
        var isAtRest: Bool {
            !stage.container.isAnimating && !stage.hasStopped && stage.childrenBeside.isEmpty
        }

        func name(of page: PageIdentity) -> String { numbers[page]?.name ?? page.name }

        // MARK: Frames

        /// The children whose views lie on screen beside the view of the topmost one, and not behind it.
        private var childrenBeside: Set<RootController> {
            let container = stage.container
            guard let window, let top = container.views.last.flatMap(frame) else { return [] }
            return Set(
                container.views.dropLast().filter { view in
                    frame(of: view).map { $0.intersects(window.bounds) && !$0.intersects(top) } ?? false
                })
        }

        /// Where the view of a controller is in the window; nil if it has none, or one without a size.
        private func frame(of controller: RootController) -> CGRect? {
            guard let view = (known[controller]?.controller as? UIViewController)?.viewIfLoaded else { return nil }
            let frame = view.convert(CGRect(origin: .zero, size: view.frame.size), to: nil)
            return frame.size.width > 0 && frame.size.height > 0 ? frame : nil
        }

        // MARK: The model

        /// Does to the model what the app or UIKit does, and keeps the phase in which it comes.
        @discardableResult
        private func tell<Result>(_ change: (inout RootContainer) -> Result) -> Result {
            stage.container.during(phase, change)
        }

        private func controller(of child: UIViewController) -> RootController {
            number(child, named: RootScreen.part(Self.name(of: child)))
        }

        private func number(_ controller: UIViewController, named screen: RootScreen) -> RootController {
            let identity = Platform.identity(of: controller)
            if let number = numbers[identity] { return number }
            let number = stage.container.make(screen)
            (numbers[identity], known[number]) = (number, identity)
            return number
        }

        /// A part is named as its first screen, and that after its class: `Login` for a `LoginViewController`.
        private static func name(of part: UIViewController) -> String {
            let screen = (part as? UINavigationController)?.viewControllers.first ?? part
            let type = "\(type(of: screen))"
            let ending = "ViewController"
            guard type.hasSuffix(ending), !type.hasPrefix("UI"), type != ending else {
                return Platform.identity(of: screen).name
            }
            return String(type.dropLast(ending.count))
        }

        private func restart(_ strategy: RootStrategy) {
            stage = RootStage(RootContainerSettings(strategy: strategy))
            (known, numbers) = ([:], [:])
        }
    }

    extension RootEngine: RootFollower {
        package func installs(_ root: UIViewController, in window: UIWindow) {
            let old = self.window?.rootViewController
            self.window = window
            root.follower = self
            guard stage.container.isVisible else {
                return tell { $0.note(.installHolder("\(type(of: root))")) }
            }
            // Another root takes the place of the one that is shown.
            if stage.container.settings.strategy == .containment { restart(.window) }
            root.loadViewIfNeeded()
            let part = controller(of: root)
            tell { $0.setRootViewController(part) }
            if old !== root { old?.viewIfLoaded?.removeFromSuperview() }
            window.addSubview(root.view)
            root.beginAppearanceTransition(true, animated: false)
            root.endAppearanceTransition()
        }

        package func shows(_ window: UIWindow) {
            guard !stage.container.isVisible, let root = window.rootViewController else { return }
            root.loadViewIfNeeded()
            window.addSubview(root.view)
            // A root without children is itself what is shown.
            if stage.container.children.isEmpty {
                restart(.window)
                let part = controller(of: root)
                tell { $0.setRootViewController(part) }
            }
            tell { $0.makeKeyAndVisible() }
            root.beginAppearanceTransition(true, animated: false)
            root.endAppearanceTransition()
        }

        package func hear(_ call: ContainmentCall, of child: UIViewController) -> Bool {
            let part = controller(of: child)
            switch call {
            case .addChild: tell { $0.addChild(part) }
            case .removeFromParent: tell { $0.removeFromParent(part) }
            case .willMove(let toRoot): tell { $0.willMove(part, toRoot: toRoot) }
            case .didMove(let toRoot): tell { $0.didMove(part, toRoot: toRoot) }
            case .setFrame(let frame):
                tell { $0.setFrame(part, isFilled(by: frame) ? .bounds : .beside) }
                if isInAnimations { tell { $0.slide() } }
            case .addView: tell { $0.addSubview(part) }
            case .removeView: tell { $0.removeView(part) }
            case .push(let screen):
                let link = number(screen, named: .linked(Self.name(of: screen)))
                tell { $0.pushLink(link, onto: part) }
            case .pop(let count): tell { $0.popLinks(of: part, to: count) }
            }
            return stage.container.isVisible
        }

        /// Whether a frame fills the view of the root, or one in it that the root keeps for what it shows.
        private func isFilled(by frame: CGRect) -> Bool {
            guard let view = window?.rootViewController?.viewIfLoaded else { return false }
            return ([view] + view.subviews).contains { $0.bounds == frame }
        }

        package func begins(from old: UIViewController, to new: UIViewController, fades: Bool) -> Bool {
            let (old, new) = (controller(of: old), controller(of: new))
            tell { $0.transition(from: old, to: new, fades ? .fade : .none) }
            return !stage.hasStopped
        }

        package func animates(_ animations: () -> Void) {
            isInAnimations = true
            animations()
            isInAnimations = false
        }

        package func ends() { during(.landing) { _ = tell { $0.finishTransition() } } }

        package func completes(_ block: () -> Void) {
            during(.completion) {
                tell { $0.note(.completion) }
                block()
            }
        }

        private func during(_ phase: Phase, _ body: () -> Void) {
            let outer = self.phase
            self.phase = phase
            body()
            self.phase = outer
        }
    }
#endif
