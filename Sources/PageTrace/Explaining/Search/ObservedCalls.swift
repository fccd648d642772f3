import Paging

/// The calls that whoever wrote a log can see.
///
/// Nobody prints everything. A call that is never in a log says nothing about the container, and is not expected. Only a
/// recording, or a log that names its container, has everything: there, one method of the data source or of the delegate
/// is enough for both.
struct ObservedCalls: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let willTransitionTo = ObservedCalls(.willTransitionTo)
    static let didFinishAnimating = ObservedCalls(.didFinishAnimating)
    static let viewControllerAfter = ObservedCalls(.viewControllerAfter)
    static let dataSource: ObservedCalls = [viewControllerAfter, ObservedCalls(.viewControllerBefore)]
    static let delegate: ObservedCalls = [willTransitionTo, didFinishAnimating]
    static let completion = ObservedCalls(.completion)
    static let indicator = ObservedCalls(.presentationCount)
    static let willMove = ObservedCalls(.willMove)
    static let didMove = ObservedCalls(.didMove)
    static let progress = ObservedCalls(.scrollViewDidScroll)
    static let loads = ObservedCalls(.viewDidLoad)
    static let sets = ObservedCalls(.setViewControllers)

    /// What tells of the lives of pages, also while no finger moves.
    static let lifecycle = ObservedCalls(
        [
            CallbackKind.viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMove,
            .didMove,
        ].map { ObservedCalls($0) })

    init(_ log: ObservedLog) {
        self = log.entries.reduce(into: []) { $0.formUnion(ObservedCalls(of: $1.callback)) }
        guard log.container != nil else { return }
        for pair in [Self.dataSource, Self.delegate] where !isDisjoint(with: pair) { formUnion(pair) }
    }

    var kinds: [CallbackKind] { CallbackKind.allCases.filter { contains(ObservedCalls($0)) } }

    /// The kind of a call, the two of an indicator being one.
    @inline(__always)
    init(of callback: Callback<PageNumber>) { self.init(callback.kind) }

    @inline(__always)
    private init(_ kind: CallbackKind) {
        self.init(rawValue: 1 << UInt32((kind == .presentationIndex ? .presentationCount : kind).rawValue))
    }
}
