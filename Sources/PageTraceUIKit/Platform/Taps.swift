/// What a tap does to what is tapped.
@MainActor
enum Taps {
    /// Taps a control in the middle; of a row of dots, the side after the current one.
    static func tap(_ control: UIControl) {
        switch control {
        case let dots as UIPageControl:
            guard dots.isEnabled, dots.currentPage + 1 < dots.numberOfPages else { return }
            dots.currentPage += 1
            dots.sendActions(for: .valueChanged)
        case let control as UISwitch:
            guard control.isEnabled else { return }
            control.setOn(!control.isOn, animated: true)
            control.sendActions(for: .valueChanged)
        default: control.sendActions(for: .touchUpInside)
        }
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
