/// Which gestures a finger and an app can make next: no release without a drag, no swipe while another finger is down.
extension PageViewControllerModel {
    /// Why a gesture cannot come next; nil if it can.
    ///
    /// It is read off the state, and nobody else knows. What is possible but unwise is not refused, such as a set during a drag, or a drag while another transition is
    /// settling: the purpose of traces is to find out what follows. A possible gesture need not lead anywhere: a swipe
    /// at an end bounces, and one without a data source is ignored. (Rule 26)
    package func refusal(of gesture: PageGesture<PageNumber>) -> GestureRefusal? { refusal(ofNamed: gesture) }

    /// Why a gesture cannot come next that names pages in another way; which pages it names makes no difference.
    package func refusal<Name>(ofNamed gesture: PageGesture<Name>) -> GestureRefusal? {
        switch gesture {
        case .set, .orientation, .turn: nil
        case .swipe(let swipe): touch("swipe") ?? refusal(ofPreload: swipe.preload, ends: swipe.ends, "swipe")
        case .drag: touch("drag")
        case .move: withoutFinger("move")
        case .release(let release):
            withoutFinger("release") ?? refusal(ofPreload: release.preload, ends: release.ends, "release")
        case .settle: activity == .flight ? nil : nothingToSettle
        case .dataSource(let change):
            change == .assigned || hasDataSource
                ? nil
                : GestureRefusal(
                    key: "dataSource", concernsValue: true, "the data source is removed already",
                    advice: "Give it back with \(Self.assign) first.")
        case .scrollEnabled(let isEnabled):
            if transitionStyle == .pageCurl {
                GestureRefusal(
                    key: "isScrollEnabled", "isScrollEnabled in a container with the transition style \"pageCurl\"",
                    advice: "Only a container that scrolls has a scroll view inside.")
            } else if isEnabled == isScrollEnabled {
                GestureRefusal(
                    key: "isScrollEnabled", concernsValue: true, "isScrollEnabled is \(isEnabled) already",
                    advice:
                        "Turn it \(isEnabled ? "off" : "on") with \(Self.scrollEnabled(!isEnabled)), or leave it out.")
            } else {
                nil
            }
        case .losing(_, let gesture): refusal(ofNamed: gesture)
        case .doubleSided:
            transitionStyle == .pageCurl
                ? nil
                : GestureRefusal(
                    key: "doubleSided", "double-sided pages in a container with the transition style \"scroll\"",
                    advice: "Only the pages of a page curl have a back.")
        case .container(let change, _):
            change == .layoutChanges || isOnScreen == (change == .disappears)
                ? nil
                : GestureRefusal(
                    key: "container", concernsValue: true,
                    "the container is \(isOnScreen ? "on screen already" : "off screen already")",
                    advice: isOnScreen
                        ? "It can disappear: \(Self.container(.disappears))."
                        : "It can appear: \(Self.container(.appears)).")
        }
    }

    package var activity: PageActivity {
        switch transition {
        case .none: .rest
        case .drag: .finger
        case .landing, .returning, .bouncing, .set: .flight
        }
    }

    private func touch(_ name: String) -> GestureRefusal? {
        guard !viewControllers.isEmpty else {
            return GestureRefusal(
                key: name, "a \(name) before any page is set",
                advice: "Begin with the page that the app shows first, such as \(Self.set).")
        }
        guard isOnScreen else {
            return GestureRefusal(
                key: name, "a \(name) while the container is off screen",
                advice: "Bring it back with \(Self.container(.appears)) first.")
        }
        guard activity == .finger else { return nil }
        return GestureRefusal(
            key: name, "a \(name) while the finger is down",
            advice: "End the drag with \(Self.release) first.")
    }

    private func withoutFinger(_ name: String) -> GestureRefusal? {
        guard activity != .finger else { return nil }
        return GestureRefusal(
            key: name, "a \(name) without a drag",
            advice: !isScrollEnabled
                ? "No drag begins while isScrollEnabled is false. Turn it on with \(Self.scrollEnabled(true)) first."
                : hasDataSource
                    ? "Begin one with \(Self.drag) first."
                    : "Without a data source no drag begins. Give it back with \(Self.assign) first.")
    }

    private func refusal(ofPreload preload: Preload?, ends: TransitionEnd?, _ name: String) -> GestureRefusal? {
        guard preload != nil else { return nil }
        if ends == .cancelled {
            return GestureRefusal(
                key: "preload", "a preload after a cancelled \(name)",
                advice: "Only a landing is followed by a preload. Leave it out.")
        }
        guard transitionStyle == .pageCurl else { return nil }
        return GestureRefusal(
            key: "preload", "a preload in a container with the transition style \"pageCurl\"",
            advice: "A page curl keeps no neighbors and asks for none in advance. Leave it out.")
    }

    // How gestures are written in a trace and in Swift.
    private static let set: GestureAdvice = "\(trace: #"{ "set": 1 }"#, swift: "set([page])")"
    private static let release: GestureAdvice = "\(trace: #"{ "release": "byPosition" }"#, swift: "release()")"
    private static let drag: GestureAdvice = "\(trace: #"{ "drag": "forward" }"#, swift: "drag(.forward)")"
    private static let inFlight: GestureAdvice = "\(trace: #""ends": "inFlight""#, swift: "settles: false")"
    private static let assign: GestureAdvice = "\(trace: #"{ "dataSource": "assigned" }"#, swift: "assignDataSource()")"

    private static func scrollEnabled(_ isEnabled: Bool) -> GestureAdvice {
        "\(trace: "{ \"isScrollEnabled\": \(isEnabled) }", swift: "setScrollEnabled(\(isEnabled))")"
    }

    private static func container(_ change: ContainerAppearance) -> GestureAdvice {
        "\(trace: "{ \"container\": \"\(change)\" }", swift: "\(change.call)()")"
    }

    private var nothingToSettle: GestureRefusal {
        GestureRefusal(
            key: "settle", "nothing is in flight that could settle",
            advice: activity == .finger
                ? "End the drag with \(Self.release) first."
                : "Only a release and an animated set with \(Self.inFlight) leave something. A swipe settles by itself, and the first set is not animated."
        )
    }
}

/// What moves the pages of a page view controller.
package enum PageActivity: Hashable, Sendable {
    case rest
    /// A finger is down.
    case finger
    /// Something comes to rest by itself: what a finger has left, or an animated set.
    case flight
}
