/// Which gestures a finger and an app can make next: no release without a drag, no swipe while another finger is down.
///
/// It accepts what is possible but unwise, such as a set during a drag, or a drag while another transition is settling:
/// the purpose of traces is to find out what follows. It knows nothing about clients, so a trace can be checked without
/// being replayed.
@usableFromInline package struct PageGestureOrder: Hashable, Sendable {
    @usableFromInline var hasSet = false
    @usableFromInline var isFingerDown = false
    /// Whether a release has left a transition that has not settled.
    @usableFromInline var isSettling = false
    @usableFromInline var isSetInFlight = false
    @usableFromInline var hasDataSource = true
    @usableFromInline var isOnScreen: Bool
    /// The number of gestures that exploring may still let lose a call; a trace may lose as many as it says.
    @usableFromInline package var lossesLeft: UInt8
    @usableFromInline package let style: TransitionStyle

    @inlinable
    package init(style: TransitionStyle, isOnScreen: Bool = true, losses: UInt8 = 1) {
        lossesLeft = losses
        self.style = style
        self.isOnScreen = isOnScreen
    }

    /// Records a gesture that is performed; one that cannot come has no effect.
    @inlinable
    package mutating func accept<Page>(_ gesture: PageGesture<Page>) {
        switch gesture {
        case .set(let set):
            hasSet = true
            isSetInFlight = isSetInFlight || !set.settles
        // A finger catches what is settling, and ends an animated set. (Rule 22)
        case .swipe: (isSettling, isSetInFlight) = (false, isSetInFlight && !hasDataSource)
        case .drag: (isFingerDown, isSettling, isSetInFlight) = (true, false, isSetInFlight && !hasDataSource)
        case .release: if isFingerDown { (isFingerDown, isSettling) = (false, true) }
        case .settle: (isSettling, isSetInFlight) = (false, false)
        case .dataSource(let change): hasDataSource = change == .assigned
        case .container(let change, _):
            guard change != .layoutChanges else { break }
            isOnScreen = change == .appears
            if !isOnScreen { (isFingerDown, isSettling, isSetInFlight) = (false, false, false) }
        case .move, .orientation, .doubleSided, .turn: break
        case .losing(_, let gesture): accept(gesture)
        }
    }

    @usableFromInline
    mutating func spendLoss() { if lossesLeft > 0 { lossesLeft -= 1 } }

    package func refusal<Page>(of gesture: PageGesture<Page>) -> GestureRefusal? {
        switch gesture {
        case .set: nil
        case .swipe(let swipe): touch("swipe") ?? refusal(ofPreload: swipe.preload, ends: swipe.ends, "swipe")
        case .drag: touch("drag")
        case .move: withoutFinger("move")
        case .release(let release):
            withoutFinger("release") ?? refusal(ofPreload: release.preload, ends: release.ends, "release")
        case .settle: isSettling || isSetInFlight ? nil : nothingToSettle
        case .dataSource(let change):
            change == .assigned || hasDataSource
                ? nil
                : GestureRefusal(
                    key: "dataSource", concernsValue: true, "the data source is removed already",
                    advice: "Give it back with { \"dataSource\": \"assigned\" } first.")
        case .orientation, .turn: nil
        case .losing(_, let gesture): refusal(of: gesture)
        case .doubleSided:
            style == .pageCurl
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
                        ? "It can disappear: { \"container\": \"disappears\" }."
                        : "It can appear: { \"container\": \"appears\" }.")
        }
    }

    private func touch(_ name: String) -> GestureRefusal? {
        guard hasSet else {
            return GestureRefusal(
                key: name, "a \(name) before any page is set",
                advice: "Begin with the page that the app shows first, such as { \"set\": 1 }.")
        }
        guard isOnScreen else {
            return GestureRefusal(
                key: name, "a \(name) while the container is off screen",
                advice: "Bring it back with { \"container\": \"appears\" } first.")
        }
        guard isFingerDown else { return nil }
        return GestureRefusal(
            key: name, "a \(name) while the finger is down",
            advice: "End the drag with { \"release\": \"byPosition\" } first.")
    }

    private func withoutFinger(_ name: String) -> GestureRefusal? {
        guard !isFingerDown else { return nil }
        return GestureRefusal(
            key: name, "a \(name) without a drag", advice: "Begin one with { \"drag\": \"forward\" } first.")
    }

    private func refusal(ofPreload preload: Preload?, ends: TransitionEnd?, _ name: String) -> GestureRefusal? {
        guard preload != nil else { return nil }
        if ends == .cancelled {
            return GestureRefusal(
                key: "preload", "a preload after a cancelled \(name)",
                advice: "Only a landing is followed by a preload. Leave \"preload\" out.")
        }
        guard style == .pageCurl else { return nil }
        return GestureRefusal(
            key: "preload", "a preload in a container with the transition style \"pageCurl\"",
            advice: "A page curl keeps no neighbors and asks for none in advance. Leave \"preload\" out.")
    }

    private var nothingToSettle: GestureRefusal {
        GestureRefusal(
            key: "settle", "nothing is in flight that could settle",
            advice: isFingerDown
                ? "End the drag with { \"release\": \"byPosition\" } first."
                : "Only a release and an animated set with \"ends\": \"inFlight\" leave something; a swipe settles by itself."
        )
    }
}

extension PageViewController {
    /// Why a gesture cannot come next; nil if it can.
    ///
    /// A possible gesture need not lead anywhere: a swipe at an end bounces, and a drag without a data source is
    /// ignored.
    package func refusal(of gesture: PageGesture<Page>) -> GestureRefusal? { state.order.refusal(of: gesture) }
}
