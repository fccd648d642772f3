/// Callbacks in the order in which they came, packed.
///
/// A swipe makes three callbacks. As an array of ``RecordedCallback``, with pages of type `Int`, they take 120 bytes;
/// here they take 44, so a walk of millions of swipes is fast to record.
public struct CallbackLog<Page: Hashable> {
    /// The frequent calls.
    ///
    /// The others are stored whole, in `rare`.
    @usableFromInline
    enum Kind: UInt8, Sendable {
        case viewControllerAfter, viewControllerBefore, willTransitionTo, didFinishAnimating
        case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, willMove, didMove, rare
    }

    /// One call without its pages.
    @usableFromInline
    struct Entry: Hashable, Sendable {
        @usableFromInline let kind: Kind
        @usableFromInline let phase: Phase
        /// The number of pages that belong to it: for a question, its argument and its answer, if there is one.
        @usableFromInline let pageCount: UInt8
        @usableFromInline let flags: Flags

        @inlinable
        init(_ kind: Kind, _ phase: Phase, pageCount: UInt8, flags: Flags = []) {
            self.kind = kind
            self.phase = phase
            self.pageCount = pageCount
            self.flags = flags
        }
    }

    /// The Boolean values among the arguments.
    @usableFromInline
    struct Flags: OptionSet, Hashable, Sendable {
        @usableFromInline let rawValue: UInt8

        @inlinable
        init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable static var finished: Flags { Flags(rawValue: 1) }
        @inlinable static var completed: Flags { Flags(rawValue: 2) }
        @inlinable static var toParent: Flags { Flags(rawValue: 4) }
        @inlinable static var animated: Flags { Flags(rawValue: 8) }
    }

    @usableFromInline var entries = ChunkedArray<Entry>()
    @usableFromInline var pages = ChunkedArray<Page>()
    @usableFromInline var rare: [Callback<Page>] = []

    @inlinable
    init() {}

    /// The number of callbacks.
    @inlinable public var count: Int { entries.count }

    /// Whether nothing was logged.
    @inlinable public var isEmpty: Bool { count == 0 }

    @inlinable
    mutating func removeAll() {
        entries.removeAll()
        pages.removeAll()
        rare.removeAll(keepingCapacity: true)
    }

    @inlinable @inline(__always)
    mutating func append(_ callback: Callback<Page>, _ phase: Phase) {
        switch callback {
        case .viewControllerAfter(let page, let answer): append(.viewControllerAfter, phase, page, answer)
        case .viewControllerBefore(let page, let answer): append(.viewControllerBefore, phase, page, answer)
        case .willTransitionTo(let spread): append(.willTransitionTo, phase, spread.first, spread.second)
        case .didFinishAnimating(let finished, let previous, let completed):
            let flags: Flags = [finished ? .finished : [], completed ? .completed : []]
            append(.didFinishAnimating, phase, previous.first, previous.second, flags)
        case .viewDidLoad(let page): append(.viewDidLoad, phase, page, nil)
        case .viewWillAppear(let page, let animated):
            append(.viewWillAppear, phase, page, nil, animated ? .animated : [])
        case .viewDidAppear(let page, let animated):
            append(.viewDidAppear, phase, page, nil, animated ? .animated : [])
        case .viewWillDisappear(let page, let animated):
            append(.viewWillDisappear, phase, page, nil, animated ? .animated : [])
        case .viewDidDisappear(let page, let animated):
            append(.viewDidDisappear, phase, page, nil, animated ? .animated : [])
        case .willMove(let page, let isChild): append(.willMove, phase, page, nil, isChild ? .toParent : [])
        case .didMove(let page, let isChild): append(.didMove, phase, page, nil, isChild ? .toParent : [])
        case .spineLocation, .completion, .presentationCount, .presentationIndex, .setViewControllers, .raise,
            .scrollViewDidScroll, .lostDidFinish, .lostCompletion, .leakedChild, .droppedSet:
            rare.append(callback)
            append(.rare, phase, nil, nil)
        }
    }

    @inlinable
    mutating func append(_ kind: Kind, _ phase: Phase, _ first: Page?, _ second: Page?, _ flags: Flags = []) {
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

// Written out, because what the compiler derives is not inlinable.
extension CallbackLog.Entry {
    @inlinable
    static func == (one: Self, other: Self) -> Bool {
        one.kind == other.kind && one.phase == other.phase && one.pageCount == other.pageCount
            && one.flags == other.flags
    }
}

extension CallbackLog: Hashable {
    /// Whether two logs have the same callbacks, at the same moments.
    @inlinable
    public static func == (one: Self, other: Self) -> Bool {
        one.entries == other.entries && one.pages == other.pages && one.rare == other.rare
    }
}

extension CallbackLog: Sendable where Page: Sendable {}
