public import PageTrace
import PageTraceEngine

extension AppDriver {
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
}
