extension CallbackLog: Sequence {
    /// Reads a log from its start.
    @usableFromInline package struct Iterator: IteratorProtocol {
        @usableFromInline let log: CallbackLog
        @usableFromInline var entry = 0
        @usableFromInline var page = 0
        @usableFromInline var rare = 0

        @inlinable
        init(_ log: CallbackLog) {
            self.log = log
        }

        /// The next callback, nil at the end.
        @inlinable
        package mutating func next() -> RecordedCallback<Page>? {
            guard entry < log.count else { return nil }
            let next = log.entries[entry]
            entry += 1
            guard !next.flags.contains(.rare) else {
                rare += 1
                return RecordedCallback(log.rare[rare - 1], phase: next.phase)
            }
            // Each frequent kind has at least one page, because the container makes no calls about none.
            let first = log.pages[page]
            let second = next.pageCount == 2 ? log.pages[page + 1] : nil
            page += Int(next.pageCount)
            return RecordedCallback(callback(next, first, second), phase: next.phase)
        }

        @inlinable
        func callback(_ entry: Entry, _ first: Page, _ second: Page?) -> Callback<Page> {
            let flag = entry.flags.contains(.first)
            return switch entry.kind {
            case .viewControllerAfter: .viewControllerAfter(first, answer: second)
            case .viewControllerBefore: .viewControllerBefore(first, answer: second)
            case .willTransitionTo: .willTransitionTo(Spread(first, second))
            case .viewDidLoad: .viewDidLoad(first)
            case .viewWillAppear: .viewWillAppear(first, animated: flag)
            case .viewDidAppear: .viewDidAppear(first, animated: flag)
            case .viewWillDisappear: .viewWillDisappear(first, animated: flag)
            case .viewDidDisappear: .viewDidDisappear(first, animated: flag)
            case .willMove: .willMove(first, toParent: flag)
            case .didMove: .didMove(first, toParent: flag)
            // What is left of the frequent kinds is the end of a transition.
            default:
                .didFinishAnimating(
                    finished: flag, previous: Spread(first, second), completed: entry.flags.contains(.second))
            }
        }
    }

    /// An iterator at the start of the log.
    @inlinable
    package func makeIterator() -> Iterator { Iterator(self) }

    @inlinable package var underestimatedCount: Int { count }
}
