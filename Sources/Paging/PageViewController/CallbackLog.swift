/// Callbacks in the order in which they came, packed.
///
/// A swipe makes three callbacks. As an array of ``RecordedCallback``, with pages of type `Int`, they take 120 bytes;
/// here they take 44, so a walk of millions of swipes is fast to record.
@usableFromInline package struct CallbackLog<Page: Hashable> {
    /// One call without its pages.
    @usableFromInline
    struct Entry: Sendable {
        @usableFromInline let kind: CallbackKind
        @usableFromInline let phase: Phase
        /// The number of pages that belong to it: for a question, its argument and its answer, if there is one.
        @usableFromInline let pageCount: UInt8
        @usableFromInline let flags: Flags

        @inlinable
        init(_ kind: CallbackKind, _ phase: Phase, pageCount: UInt8, flags: Flags = []) {
            self.kind = kind
            self.phase = phase
            self.pageCount = pageCount
            self.flags = flags
        }
    }

    /// The Boolean values among the arguments.
    @usableFromInline
    struct Flags: OptionSet, Sendable {
        @usableFromInline let rawValue: UInt8

        @inlinable
        init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable static var first: Flags { Flags(rawValue: 1) }
        @inlinable static var second: Flags { Flags(rawValue: 2) }
        /// The call is stored whole, in `rare`.
        @inlinable static var rare: Flags { Flags(rawValue: 4) }
    }

    @usableFromInline var entries = ChunkedArray<Entry>()
    @usableFromInline var pages = ChunkedArray<Page>()
    @usableFromInline var rare: [Callback<Page>] = []

    @inlinable
    init() {}

    @inlinable package var count: Int { entries.count }

    /// Whether nothing was logged.
    @inlinable package var isEmpty: Bool { count == 0 }

    @inlinable
    mutating func removeAll() {
        entries.removeAll()
        pages.removeAll()
        rare.removeAll(keepingCapacity: true)
    }

    @inlinable @inline(__always)
    mutating func append(_ callback: Callback<Page>, _ phase: Phase) {
        let kind = callback.kind
        switch callback {
        case .viewControllerAfter(let page, let answer), .viewControllerBefore(let page, let answer):
            append(kind, phase, page, answer)
        case .willTransitionTo(let spread): append(kind, phase, spread.first, spread.second)
        case .didFinishAnimating(let finished, let previous, let completed):
            let flags: Flags = [finished ? .first : [], completed ? .second : []]
            append(kind, phase, previous.first, previous.second, flags)
        case .viewDidLoad(let page): append(kind, phase, page, nil)
        case .viewWillAppear(let page, let flag), .viewDidAppear(let page, let flag),
            .viewWillDisappear(let page, let flag), .viewDidDisappear(let page, let flag),
            .willMove(let page, let flag), .didMove(let page, let flag):
            append(kind, phase, page, nil, flag ? .first : [])
        default:
            rare.append(callback)
            append(kind, phase, nil, nil, .rare)
        }
    }

    @inlinable
    mutating func append(
        _ kind: CallbackKind, _ phase: Phase, _ first: Page?, _ second: Page?, _ flags: Flags = []
    ) {
        var pageCount: UInt8 = 0
        if let first {
            pages.append(first)
            pageCount = 1
            if let second {
                pages.append(second)
                pageCount = 2
            }
        }
        entries.append(Entry(kind, phase, pageCount: pageCount, flags: flags))
    }
}

extension CallbackLog: Sendable where Page: Sendable {}
