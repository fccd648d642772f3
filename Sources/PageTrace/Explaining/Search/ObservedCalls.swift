import Paging

/// The calls that whoever wrote a log can see.
///
/// Nobody prints everything. A call that is never in a log says nothing about the container, and is not expected: of the
/// data source and of the delegate one call is enough for both of their methods, of the others each counts by itself.
struct ObservedCalls: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let dataSource = ObservedCalls(.viewControllerAfter)
    static let delegate = ObservedCalls(.willTransitionTo)
    static let completion = ObservedCalls(.completion)
    static let indicator = ObservedCalls(.presentationCount)
    static let willMove = ObservedCalls(.willMove)
    static let didMove = ObservedCalls(.didMove)
    static let progress = ObservedCalls(.scrollViewDidScroll)
    static let sets = ObservedCalls(.setViewControllers)

    /// What tells of the lives of pages, also while no finger moves.
    static let lifecycle = ObservedCalls(
        [
            CallbackKind.viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMove,
            .didMove,
        ].map { ObservedCalls($0) })

    init(_ entries: [ObservedLog.Entry]) {
        self = entries.reduce(into: []) { $0.formUnion(ObservedCalls(of: $1.callback)) }
    }

    /// The kind of a call, the two of a data source and the two of a delegate being one.
    @inline(__always)
    init(of callback: Callback<PageNumber>) { self.init(callback.kind) }

    @inline(__always)
    private init(_ kind: CallbackKind) {
        let first: CallbackKind =
            switch kind {
            case .viewControllerBefore: .viewControllerAfter
            case .didFinishAnimating: .willTransitionTo
            case .presentationIndex: .presentationCount
            default: kind
            }
        self.init(rawValue: 1 << UInt32(first.rawValue))
    }
}
