import Paging

/// The calls of one gesture, as far as what a search reports as met needs them.
struct PageCalls: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let askedAfter = PageCalls(rawValue: 1 << 0)
    static let askedBefore = PageCalls(rawValue: 1 << 1)
    static let askedInPreload = PageCalls(rawValue: 1 << 2)
    static let finishedCompleted = PageCalls(rawValue: 1 << 4)
    static let finishedCancelled = PageCalls(rawValue: 1 << 5)
    static let completed = PageCalls(rawValue: 1 << 7)
    static let indicator = PageCalls(rawValue: 1 << 8)
    static let spine = PageCalls(rawValue: 1 << 9)
    static let requested = PageCalls(rawValue: 1 << 10)
    static let raised = PageCalls(rawValue: 1 << 11)
    static let answeredNil = PageCalls(rawValue: 1 << 12)

    mutating func note(_ callback: Callback<PageNumber>, _ phase: Phase) {
        switch callback {
        case .viewControllerAfter(_, let answer):
            insert(.askedAfter)
            if phase == .preload { insert(.askedInPreload) }
            if answer == nil { insert(.answeredNil) }
        case .viewControllerBefore(_, let answer):
            insert(.askedBefore)
            if phase == .preload { insert(.askedInPreload) }
            if answer == nil { insert(.answeredNil) }
        case .didFinishAnimating(_, _, let isCompleted):
            insert(isCompleted ? .finishedCompleted : .finishedCancelled)
        case .completion: insert(.completed)
        case .presentationCount, .presentationIndex: insert(.indicator)
        case .spineLocation: insert(.spine)
        case .setViewControllers: insert(.requested)
        // No rule that is looked for needs the others.
        default: break
        }
    }

    mutating func note(_ incident: Incident) { if case .raise = incident { insert(.raised) } }
}
