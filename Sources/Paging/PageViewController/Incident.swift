/// What goes wrong in a container and is no call to its client.
@usableFromInline package enum Incident<Page> {
    /// UIKit would raise here.
    case raise(ContractViolation)
    /// The end of the transition to these pages is never reported.
    case lostDidFinish(Spread<Page>, LossCause)
    /// The completion block of the set to these pages never runs.
    case lostCompletion(Spread<Page>, LossCause)
    /// A page that is not shown remains a child. (iOS 26)
    case leakedChild(Page)
    /// A set of these pages is silently dropped. (iOS 26)
    case droppedSet([Page], DropCause)
}

extension Incident: Equatable where Page: Equatable {}
extension Incident: Hashable where Page: Hashable {}
extension Incident: Sendable where Page: Sendable {}

extension Incident {
    /// Whether it is a call that the gesture loses.
    @usableFromInline package var isLossOfGesture: Bool {
        switch self {
        case .lostDidFinish(_, .gesture), .lostCompletion(_, .gesture): true
        default: false
        }
    }

    @inlinable
    package func map<Other>(_ transform: (Page) -> Other) -> Incident<Other> {
        switch self {
        case .raise(let violation): .raise(violation)
        case .lostDidFinish(let pages, let cause): .lostDidFinish(pages.map(transform), cause)
        case .lostCompletion(let pages, let cause): .lostCompletion(pages.map(transform), cause)
        case .leakedChild(let page): .leakedChild(transform(page))
        case .droppedSet(let pages, let cause): .droppedSet(pages.map(transform), cause)
        }
    }
}

/// Why a call that reports an end never comes.
@usableFromInline package enum LossCause: String, Hashable, Sendable, CaseIterable {
    /// A finger came while a page was returning. (Quirk `lostDidFinish`)
    case caughtReturn
    /// A finger came while a page was landing. (Quirk `lostDidFinishOnCaughtLanding`)
    case caughtLanding
    /// Another animated set came during the animation. (iOS 26)
    case superseded
    /// The device was rotated during the animation.
    case rotation
    /// The layout of the container changed during the animation.
    case layoutChange
    /// The container is in no window. (Quirk `completionLostOutsideWindow`)
    case outsideWindow
    /// The gesture says so: nobody knows why, and it happens.
    case gesture
}

/// Why a set without animation is silently dropped. (iOS 26)
@usableFromInline package enum DropCause: String, Hashable, Sendable, CaseIterable {
    /// The page of a cancelled swipe is returning. (Section 1b)
    case returning
    /// The device is turning. (Quirk `curlSetDroppedNearRotation`)
    case rotation
}

/// An incident, and when it happened.
@usableFromInline package struct RecordedIncident<Page: Hashable>: Hashable {
    @usableFromInline package var incident: Incident<Page>
    @usableFromInline package var phase: Phase
    /// The number of calls in the recorder's log before it.
    @usableFromInline package var position: Int

    @usableFromInline
    package init(_ incident: Incident<Page>, phase: Phase, position: Int) {
        (self.incident, self.phase, self.position) = (incident, phase, position)
    }

    @usableFromInline
    package func map<Other>(_ transform: (Page) -> Other) -> RecordedIncident<Other> {
        RecordedIncident<Other>(incident.map(transform), phase: phase, position: position)
    }
}

extension RecordedIncident: Sendable where Page: Sendable {}
