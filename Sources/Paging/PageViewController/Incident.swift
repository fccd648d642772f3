/// What goes wrong in a container and is no call to its client.
package enum Incident: Hashable, Sendable {
    /// UIKit would raise here.
    case raise(ContractViolation)
    /// The end of the transition to these pages is never reported.
    case lostDidFinish(Spread<PageNumber>, LossCause)
    /// The completion block of the set to these pages never runs.
    case lostCompletion(Spread<PageNumber>, LossCause)
    /// A page that is not shown remains a child. (iOS 26)
    case leakedChild(PageNumber)
    /// A set of these pages is silently dropped. (iOS 26)
    case droppedSet([PageNumber], DropCause)
}

extension Incident {
    /// The pages that it is about.
    package var pages: [PageNumber] {
        switch self {
        case .raise: []
        case .lostDidFinish(let pages, _), .lostCompletion(let pages, _): Array(pages)
        case .leakedChild(let page): [page]
        case .droppedSet(let pages, _): pages
        }
    }

    /// The call that the gesture loses, nil if it is anything else.
    package var lossOfGesture: Losses? {
        switch self {
        case .lostDidFinish(_, .gesture): .didFinishAnimating
        case .lostCompletion(_, .gesture): .completion
        default: nil
        }
    }
}

/// Why a call that reports an end never comes.
package enum LossCause: String, Hashable, Sendable, CaseIterable {
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
package enum DropCause: String, Hashable, Sendable, CaseIterable {
    /// The page of a cancelled swipe is returning. (Section 1b)
    case returning
    /// The device is turning. (Quirk `curlSetDroppedNearRotation`)
    case rotation
}

/// An incident, and when it happened.
package struct RecordedIncident: Hashable, Sendable {
    package var incident: Incident
    package var phase: Phase
    /// The number of calls in the recorder's log before it.
    package var position: Int
}
