/// Refuses gestures that no finger can make: a release without a drag, a swipe while another finger is down.
///
/// What is possible and unwise is let through: a set during a drag, a drag while another transition is settling. To
/// find out what follows from those is what traces are for.
struct PageGestureOrder: Equatable {
    private var hasSet = false
    private var isFingerDown = false
    /// Whether a release has left a transition that has not settled.
    private var isSettling = false
    /// Whether an animated set is in flight.
    private var isSetInFlight = false
    private var hasDataSource = true
    let style: TransitionStyle

    /// Creates the state before the first gesture.
    init(style: TransitionStyle) {
        self.style = style
    }

    /// Takes in the next gesture.
    ///
    /// - Parameter path: The way to the gesture.
    mutating func accept(_ gesture: Gesture, at path: @autoclosure () -> JSONPath) throws(Problem) {
        switch gesture {
        case .set(let set):
            hasSet = true
            isSetInFlight = isSetInFlight || !set.settles
        case .swipe(let swipe):
            try touch("swipe", path)
            try checkPreload(swipe.preload, ends: swipe.ends, "swipe", path)
            isSettling = false
        case .drag:
            try touch("drag", path)
            // A finger catches what is settling.
            (isFingerDown, isSettling) = (true, false)
        case .move:
            try checkFinger("move", path)
        case .release(let release):
            try checkFinger("release", path)
            try checkPreload(release.preload, ends: release.ends, "release", path)
            (isFingerDown, isSettling) = (false, true)
        case .settle:
            guard isSettling || isSetInFlight else { throw nothingToSettle(path()) }
            (isSettling, isSetInFlight) = (false, false)
        // Gestures of other containers are read by readers of their own.
        case .list, .scroll, .root: break
        case .dataSource(let change):
            if change == .removed, !hasDataSource {
                throw Problem(
                    .value(path().appending("dataSource")),
                    "the data source is removed already",
                    advice: "Give it back with { \"dataSource\": \"assigned\" } first."
                )
            }
            hasDataSource = change == .assigned
        case .orientation:
            try refuseForScroll(
                "orientation", "an orientation", path,
                advice: "UIKit asks for the spine location with \"pageCurl\" only, so nothing would happen.")
        case .doubleSided:
            try refuseForScroll(
                "doubleSided", "double-sided pages", path, advice: "Only the pages of a page curl have a back.")
        }
    }

    private func refuseForScroll(
        _ key: String, _ subject: String, _ path: () -> JSONPath, advice: String
    ) throws(Problem) {
        guard style == .scroll else { return }
        throw Problem(
            .key(path().appending(key)), "\(subject) in a container with the transition style \"scroll\"",
            advice: advice)
    }

    private func touch(_ name: String, _ path: () -> JSONPath) throws(Problem) {
        guard hasSet else {
            throw Problem(
                .key(path().appending(name)),
                "a \(name) before any page is set",
                advice: "Begin with the page that the app shows first, such as { \"set\": 1 }."
            )
        }
        guard !isFingerDown else {
            throw Problem(
                .key(path().appending(name)),
                "a \(name) while the finger is down",
                advice: "End the drag with { \"release\": \"byPosition\" } first."
            )
        }
    }

    private func checkFinger(_ name: String, _ path: () -> JSONPath) throws(Problem) {
        guard !isFingerDown else { return }
        throw Problem(
            .key(path().appending(name)),
            "a \(name) without a drag",
            advice: "Begin one with { \"drag\": \"forward\" } first."
        )
    }

    private func checkPreload(
        _ preload: Preload?, ends: TransitionEnd?, _ name: String, _ path: () -> JSONPath
    ) throws(Problem) {
        guard preload != nil else { return }
        if ends == .cancelled {
            throw Problem(
                .key(path().appending("preload")),
                "a preload after a cancelled \(name)",
                advice: "Only a landing is followed by a preload. Leave \"preload\" out."
            )
        }
        if style == .pageCurl {
            throw Problem(
                .key(path().appending("preload")),
                "a preload in a container with the transition style \"pageCurl\"",
                advice: "A page curl keeps no neighbours and asks for none in advance. Leave \"preload\" out."
            )
        }
    }

    private func nothingToSettle(_ path: JSONPath) -> Problem {
        Problem(
            .key(path.appending("settle")),
            "nothing is in flight that could settle",
            advice: isFingerDown
                ? "End the drag with { \"release\": \"byPosition\" } first."
                : "Only a release and an animated set with \"ends\": \"inFlight\" leave something; a swipe settles by itself."
        )
    }
}
