/// The calls of one gesture, as far as rules and findings need them.
package struct PageCalls: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let askedAfter = PageCalls(rawValue: 1 << 0)
    package static let askedBefore = PageCalls(rawValue: 1 << 1)
    package static let askedInPreload = PageCalls(rawValue: 1 << 2)
    package static let announced = PageCalls(rawValue: 1 << 3)
    package static let finishedCompleted = PageCalls(rawValue: 1 << 4)
    package static let finishedCancelled = PageCalls(rawValue: 1 << 5)
    /// A cancellation was reported although nothing was returning.
    package static let cancelledElsewhere = PageCalls(rawValue: 1 << 6)
    package static let completed = PageCalls(rawValue: 1 << 7)
    package static let indicator = PageCalls(rawValue: 1 << 8)
    package static let spine = PageCalls(rawValue: 1 << 9)
    package static let requested = PageCalls(rawValue: 1 << 10)
    package static let raised = PageCalls(rawValue: 1 << 11)
    package static let answeredNil = PageCalls(rawValue: 1 << 13)
    package static let cancelledReturning = PageCalls(rawValue: 1 << 12)

    package mutating func note(_ callback: Callback<PageNumber>, _ phase: Phase) {
        switch callback {
        case .viewControllerAfter(_, let answer):
            insert(.askedAfter)
            if phase == .preload { insert(.askedInPreload) }
            if answer == nil { insert(.answeredNil) }
        case .viewControllerBefore(_, let answer):
            insert(.askedBefore)
            if phase == .preload { insert(.askedInPreload) }
            if answer == nil { insert(.answeredNil) }
        case .willTransitionTo: insert(.announced)
        case .didFinishAnimating(_, _, let isCompleted):
            insert(isCompleted ? .finishedCompleted : .finishedCancelled)
            if !isCompleted { insert(phase == .returning ? .cancelledReturning : .cancelledElsewhere) }
        case .completion: insert(.completed)
        case .presentationCount, .presentationIndex: insert(.indicator)
        case .spineLocation: insert(.spine)
        case .setViewControllers: insert(.requested)
        // No rule that is looked for needs the others.
        default: break
        }
    }

    package mutating func note(_ incident: Incident) { if case .raise = incident { insert(.raised) } }
}
