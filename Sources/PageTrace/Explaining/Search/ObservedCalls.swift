import Paging

/// The calls that whoever wrote a log can see.
///
/// Nobody prints everything. A call that is never in a log says nothing about the container, and is not expected: of the
/// data source and of the delegate one call is enough for both of their methods, of the others each counts by itself.
struct ObservedCalls: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let dataSource = ObservedCalls(rawValue: 1 << 0)
    static let delegate = ObservedCalls(rawValue: 1 << 1)
    static let spineLocation = ObservedCalls(rawValue: 1 << 2)
    static let completion = ObservedCalls(rawValue: 1 << 3)
    static let indicator = ObservedCalls(rawValue: 1 << 4)
    static let viewDidLoad = ObservedCalls(rawValue: 1 << 5)
    static let viewWillAppear = ObservedCalls(rawValue: 1 << 6)
    static let viewDidAppear = ObservedCalls(rawValue: 1 << 7)
    static let viewWillDisappear = ObservedCalls(rawValue: 1 << 8)
    static let viewDidDisappear = ObservedCalls(rawValue: 1 << 9)
    static let willMove = ObservedCalls(rawValue: 1 << 10)
    static let didMove = ObservedCalls(rawValue: 1 << 11)
    static let progress = ObservedCalls(rawValue: 1 << 12)
    static let sets = ObservedCalls(rawValue: 1 << 13)

    /// What tells of the lives of pages, also while no finger moves.
    static let lifecycle: ObservedCalls = [
        .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMove, .didMove,
    ]

    /// The calls of some log.
    init(_ entries: [ObservedLog.Entry]) {
        self = entries.reduce(into: []) { $0.formUnion(ObservedCalls(of: $1.callback)) }
    }

    /// The one that a call belongs to, none for what is no call.
    @inline(__always)
    init(of callback: Callback<PagePosition>) {
        switch callback {
        case .viewControllerAfter, .viewControllerBefore: self = .dataSource
        case .willTransitionTo, .didFinishAnimating: self = .delegate
        case .spineLocation: self = .spineLocation
        case .completion: self = .completion
        case .presentationCount, .presentationIndex: self = .indicator
        case .viewDidLoad: self = .viewDidLoad
        case .viewWillAppear: self = .viewWillAppear
        case .viewDidAppear: self = .viewDidAppear
        case .viewWillDisappear: self = .viewWillDisappear
        case .viewDidDisappear: self = .viewDidDisappear
        case .willMove: self = .willMove
        case .didMove: self = .didMove
        case .scrollViewDidScroll: self = .progress
        case .setViewControllers: self = .sets
        case .raise, .lostDidFinish, .lostCompletion, .leakedChild, .droppedSet: self = []
        }
    }
}
