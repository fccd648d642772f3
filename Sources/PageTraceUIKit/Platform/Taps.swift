/// What a tap does to what is tapped.
@MainActor
enum Taps {
    /// Taps a control in the middle; of a row of dots, the side after the current one.
    static func tap(_ control: UIControl) {
        switch control {
        case let dots as UIPageControl: tap(dots, by: 1)
        case let control as UISwitch:
            guard control.isEnabled else { return }
            control.setOn(!control.isOn, animated: true)
            control.sendActions(for: .valueChanged)
        default: control.sendActions(for: .touchUpInside)
        }
    }

    static func tap(_ dots: UIPageControl, by step: Int) {
        guard dots.isEnabled, (0..<dots.numberOfPages).contains(dots.currentPage + step) else { return }
        dots.currentPage += step
        dots.sendActions(for: .valueChanged)
    }

    /// Taps a segment; the selected one does nothing.
    static func tap(_ row: UISegmentedControl, segment: Int) {
        guard row.isEnabled, row.selectedSegmentIndex != segment else { return }
        row.selectedSegmentIndex = segment
        row.sendActions(for: .valueChanged)
    }

    static func tap(_ stepper: UIStepper, by sign: Double) {
        let value = min(max(stepper.value + sign * stepper.stepValue, stepper.minimumValue), stepper.maximumValue)
        guard stepper.isEnabled, value != stepper.value else { return }
        stepper.value = value
        stepper.sendActions(for: .valueChanged)
    }

    static func tap(_ button: UIBarButtonItem) {
        #if canImport(UIKit)
            guard button.isEnabled else { return }
            if let action = button.action {
                UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
            } else {
                button.primaryAction?.performWithSender(button, target: nil)
            }
        #else
            button.tap()
        #endif
    }

    /// Lets a recognizer recognize; nobody can do so with Apple's.
    static func recognize(_ recognizer: UIGestureRecognizer) {
        #if !canImport(UIKit)
            guard recognizer.isEnabled else { return }
            recognizer.state = .ended
            recognizer.state = .possible
        #endif
    }
}
