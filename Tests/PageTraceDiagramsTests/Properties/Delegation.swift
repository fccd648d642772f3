import PageTrace

/// Follows what a recording of a page view controller promises: which transition is announced, what is in flight.
struct Delegation {
    /// A step, and what was so before it.
    struct Moment {
        let step: Step
        /// Whether a finger or an animation may have been at work before the step.
        let wasInFlight: Bool
        /// Whether it may have been an animated set, which a finger ends.
        let wasSetInFlight: Bool
        /// The number of transitions that were announced before the step and not yet ended.
        let open: Int
    }

    /// The steps in their order.
    static func moments(_ recording: Recording) -> [Moment] {
        var isInFlight = false
        var isSetInFlight = false
        var open = 0
        return recording.steps.map { step in
            defer {
                for callback in step.callbacks { open += change(callback) }
                switch step.gesture.outcome {
                case .inFlight:
                    isInFlight = true
                    if setsPages(step) { isSetInFlight = true }
                case .completed, .cancelled, .bounced: (isInFlight, isSetInFlight) = (false, false)
                case .ignored, .changed, .raised, .crashed: break
                }
            }
            return Moment(step: step, wasInFlight: isInFlight, wasSetInFlight: isSetInFlight, open: open)
        }
    }

    private static func setsPages(_ step: Step) -> Bool {
        if case .set = step.gesture.kind { return true }
        return step.callbacks.contains { $0.role == .request }
    }

    private static func change(_ callback: CallbackRecord) -> Int {
        callback.announces ? 1 : callback.ends ? -1 : 0
    }
}

extension CallbackRecord {
    /// Whether it is `willTransitionTo`, the W of the rules.
    var announces: Bool { name == "willTransitionTo" }

    /// Whether it is `didFinishAnimating`, the D of the rules.
    var ends: Bool { name == "didFinishAnimating" }

    /// What `didFinishAnimating` says of the transition.
    var saysCompleted: Bool { arguments.contains { $0 == Argument("completed", .bool(true)) } }

    /// The side that the data source is asked about.
    var askedSide: String? {
        switch name {
        case "viewControllerAfter": "after"
        case "viewControllerBefore": "before"
        default: nil
        }
    }

    /// The page that a callback is about.
    var page: String? {
        if case .page(let name) = arguments.first?.value { name } else { nil }
    }
}

extension RandomTrace {
    /// The settings of a page view controller, nil for another container.
    var container: PageViewControllerSettings? { trace.pageViewController?.container }

    /// Whether the app does all that the gestures say and nothing of its own accord, and no gesture loses a call.
    var isPlain: Bool {
        let client = trace.pageViewController?.client.pages
        return client?.actions.isEmpty != false && client?.wants == nil && client?.busy == nil
            && trace.pageGestures.allSatisfy { if case .page(.losing) = $0 { false } else { true } }
    }
}
