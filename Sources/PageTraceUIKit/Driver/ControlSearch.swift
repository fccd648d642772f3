/// Looks for what a finger can tap on a screen: controls, buttons of bars, actions of alerts, views with a recognizer.
///
/// It looks through the views, from the screen inward, and then through the stored properties of its controllers, so
/// that a control is found whether it is private or not, and whether it is in a view or not.
@MainActor
struct ControlSearch {
    struct Control {
        /// Its title, label, identifier and property, as far as it has them.
        var names: [String]
        let object: AnyObject
        let tap: @MainActor () -> Void
    }

    /// What was found, in the order in which it was found.
    private(set) var controls: [Control] = []
    private var controllers: [UIViewController] = []
    /// The sides of controls, which count only if nothing else has their name.
    private var sides: [Control] = []

    init(_ screen: UIViewController) {
        look(at: screen)
        for controller in controllers { lookIntoProperties(of: controller) }
        controls += sides
    }

    /// What has a name: by its title, label or identifier first, then by its property.
    func control(named name: String) -> Control? { controls.first { $0.names.contains(name) } }

    var names: [String] { controls.compactMap(\.names.first) }

    private mutating func look(at controller: UIViewController) {
        guard !controllers.contains(where: { $0 === controller }) else { return }
        controllers.append(controller)
        // What is presented lies over everything else.
        if let presented = controller.presentedViewController { look(at: presented) }
        #if !canImport(UIKit)
            for action in (controller as? UIAlertController)?.actions ?? [] {
                add(action, [action.title]) { action.tap() }
            }
            if let host = controller as? any PressableScreen {
                // One object for many buttons.
                for title in host.pressable where !title.isEmpty {
                    controls.append(Control(names: [title], object: host) { host.press(title) })
                }
            }
        #endif
        let item = controller.navigationItem
        let buttons = [item.leftBarButtonItems, item.rightBarButtonItems, controller.toolbarItems]
        for button in buttons.compactMap({ $0 }).joined() { add(button) }
        if let bars = controller as? UINavigationController {
            look(at: bars.navigationBar)
            // Optional in UIKit.
            let toolbar: UIToolbar? = bars.toolbar
            if let toolbar { look(at: toolbar) }
        }
        if let view = controller.viewIfLoaded { look(at: view) }
        for child in controller.children { look(at: child) }
    }

    private mutating func look(at view: UIView) {
        add(view)
        if let controller = view.next as? UIViewController { look(at: controller) }
        for view in view.subviews { look(at: view) }
    }

    private mutating func lookIntoProperties(of controller: UIViewController) {
        for (name, value) in PropertySearch.properties(of: controller) {
            if let view = value as? UIView {
                add(view, property: name)
            } else if let button = value as? UIBarButtonItem {
                add(button, property: name)
            }
        }
    }

    private mutating func add(_ view: UIView, property: String? = nil) {
        let names = [
            (view as? UIButton)?.currentTitle, view.accessibilityLabel, view.accessibilityIdentifier, property,
        ]
        if let control = view as? UIControl {
            if !controls.contains(where: { $0.object === control }) { addParts(of: control) }
            // Of segments, each has a name of its own.
            add(control, control is UISegmentedControl ? [] : names) { if control.takesTouches { Taps.tap(control) } }
        } else if let recognizer = view.gestureRecognizers?.first(where: { $0 is UITapGestureRecognizer }) {
            add(view, names + [(view as? UILabel)?.text]) {
                if view.takesTouches { Taps.recognize(recognizer) }
            }
        }
        for button in (view as? UIToolbar)?.items ?? [] { add(button) }
        for item in (view as? UINavigationBar)?.items ?? [] {
            for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) { add(button) }
        }
    }

    private mutating func addParts(of control: UIControl) {
        func part(_ name: String, _ tap: @escaping @MainActor () -> Void) -> Control {
            Control(names: [name], object: control) { if control.takesTouches { tap() } }
        }
        switch control {
        case let row as UISegmentedControl:
            for segment in 0..<row.numberOfSegments {
                guard let title = row.titleForSegment(at: segment), !title.isEmpty else { continue }
                controls.append(part(title) { Taps.tap(row, segment: segment) })
            }
        case let dots as UIPageControl:
            sides += [
                part("previous page") { Taps.tap(dots, by: -1) }, part("next page") { Taps.tap(dots, by: 1) },
            ]
        case let stepper as UIStepper:
            sides += [
                part("Increment") { Taps.tap(stepper, by: 1) }, part("Decrement") { Taps.tap(stepper, by: -1) },
            ]
        default: break
        }
    }

    private mutating func add(_ button: UIBarButtonItem, property: String? = nil) {
        add(button, [button.title, button.accessibilityLabel, button.accessibilityIdentifier, property]) {
            Taps.tap(button)
        }
        if let view = button.customView { add(view) }
    }

    private mutating func add(_ object: AnyObject, _ names: [String?], _ tap: @escaping @MainActor () -> Void) {
        let names = names.compactMap { $0 }.filter { !$0.isEmpty }
        // Found once more, by the property that holds it.
        if let known = controls.firstIndex(where: { $0.object === object }) {
            controls[known].names += names.filter { !controls[known].names.contains($0) }
        } else if !names.isEmpty || object is UIControl {
            controls.append(Control(names: names, object: object, tap: tap))
        }
    }
}
