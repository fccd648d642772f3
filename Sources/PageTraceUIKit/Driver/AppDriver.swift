public import PageTrace
import PageTraceEngine

/// What every driver of an app's own code does: it lets the app act, taps, lets time pass, and records what follows.
///
/// A ``PagingDriver`` drives a page view controller, a ``ScrollDriver`` a paging scroll view, a ``RootDriver`` the parts that
/// follow each other at the root of a window.
@MainActor
public class AppDriver {
    /// The screen that is driven.
    public let screen: UIViewController

    /// The title of the recording.
    public var title: String

    let turns: MainTurns
    let driven: any DrivenContainer
    /// The actions that the app can perform at any time, for a search.
    var offers: [(words: String, action: () -> Void)] = []
    /// What was found wrong with variables in the last step, while the main queue had yet to turn.
    var putOff: [Finding] = []

    init(_ screen: UIViewController, title: String, turns: MainTurns, driven: any DrivenContainer) {
        (self.screen, self.title, self.turns, self.driven) = (screen, title, turns, driven)
    }

    /// The turns of a driver that is being made.
    static func begin() -> MainTurns {
        Platform.prepare()
        TrapNote.listen
        return Platform.turns()
    }

    /// The steps so far.
    public var steps: [Step] { driven.steps }

    /// The number of entries that the app has put on the main queue and that have yet to run.
    ///
    /// With Apple's UIKit, this is always 0: nobody can see into the real main queue.
    public var waitingTurns: Int { turns.waiting }

    /// Lets the app do something: a tap, a deep link, a list that changes.
    ///
    /// What it puts on the main queue waits for ``turn(after:)``. Until then, a variable that is wrong is no finding, unless
    /// the recording ends there.
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording, such as `tap Next`.
    ///   - settles: Whether what it animates is over at the end of the step; otherwise it is in flight until the driver settles
    ///     it, like what was in flight before.
    ///   - action: Performs it.
    @discardableResult
    public func act(_ words: String, settles: Bool = true, _ action: () -> Void) -> Step {
        perform { driven.act(words, settles: settles, action) }
    }

    /// Performs the next turn of the main queue: what app code has put there since the last turn runs, in order.
    ///
    /// Time passes in order as well: what is animated, or was let go by a finger, comes to rest after 0.3 seconds, before
    /// whatever is due later.
    ///
    /// With Apple's UIKit, this runs the main run loop once, or for as many real seconds. (Not tried)
    ///
    /// - Parameter seconds: How much time passes; work that is due within it runs as well.
    @discardableResult
    public func turn(after seconds: Double = 0) -> Step {
        let words =
            seconds > 0 ? "turn of the main queue, \(Wording.plain(seconds)) s later" : "turn of the main queue"
        // What the test itself has put on the main queue takes part.
        _ = turns.waiting
        return act(words) {
            driven.turn { turns.run(after: seconds, moving: driven) }
        }
    }

    /// Performs the next turn of the main queue, and lets suspended tasks of the main actor continue.
    ///
    /// They continue when the real main actor is free, so this method yields it and then performs another turn.
    @discardableResult
    public func turnAndWait(after seconds: Double = 0) async -> Step {
        turn(after: seconds)
        for _ in 0..<3 { await _Concurrency.Task.yield() }
        return turn()
    }

    /// Declares an action that the app can perform at any time, for a search such as ``PagingDriver/explored(upTo:walkLimit:making:)``.
    public func offer(_ words: String, _ action: @escaping () -> Void) { offers.append((words, action)) }

    /// Taps a control of the app.
    ///
    /// It is found by its title, its accessibility label or identifier, or the name of the property that holds it, on
    /// the screen and on whatever it presents; a segment by its title, the halves of a page control as `previous page` and
    /// `next page`, those of a stepper as `Increment` and `Decrement`. A control that is disabled, or that no touch reaches,
    /// does nothing. What the app then puts on the main queue is carried out in the same step.
    ///
    /// - Parameters:
    ///   - name: What the control is called, such as `Next` or `nextButton`.
    ///   - settles: Whether an animated set that it makes is over at the end of the step.
    @discardableResult
    public func tap(_ name: String, settles: Bool = true) -> Step {
        let search = ControlSearch(screen)
        guard let control = search.control(named: name) else {
            let names = search.names
            return note(
                "tap \(name)", "Nothing on \(type(of: screen)) is called \"\(name)\".",
                advice: names.isEmpty
                    ? "There is nothing to tap: let the app do it, with act(\"tap \(name)\") { … }."
                    : "There is \(names.map { "\"\($0)\"" }.joined(separator: ", ")).")
        }
        return act("tap \(name)", settles: settles) {
            control.tap()
            turnUntilNothingIsDue { driven.turn { turns.run(after: 0, moving: driven) } }
        }
    }

    /// Offers a tap to a search: see ``tap(_:settles:)``.
    ///
    /// What the app puts on the main queue waits for a turn, which the search tries early and late.
    public func offer(tap name: String) {
        offer("tap \(name)") { [unowned self] in ControlSearch(screen).control(named: name)?.tap() }
    }

    /// Performs a step, unless the app is in the middle of one.
    func perform(_ step: () -> Step) -> Step {
        guard !driven.isPerforming else {
            return note(
                "a gesture within another", "A gesture began while the app was being called.",
                advice: "Let the closure only do what the app does, and make gestures after it.")
        }
        return finish(within(step), isAct: true)
    }

    func finish(_ performed: Step, isAct: Bool) -> Step {
        putOffJudgement()
        return driven.steps.last ?? performed
    }

    /// Runs code so that what it puts on the main queue goes to this driver's queue.
    func within<Result>(_ body: () -> Result) -> Result { turns.within(body) }

    static func load(_ controller: UIViewController) {
        TrapNote.within(type(of: controller), "viewDidLoad") { controller.loadViewIfNeeded() }
        guard !(controller is UIPageViewController) else { return }
        for child in controller.children { load(child) }
    }

    #if !canImport(UIKit)
        /// Tells the screen the size that it has in an orientation.
        func turnScreen(to orientation: UIInterfaceOrientation) {
            screen.turn(to: orientation.isLandscape ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844))
        }
    #endif
}
