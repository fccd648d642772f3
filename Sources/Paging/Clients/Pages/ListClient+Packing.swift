/// What a client of positions keeps in a few words, and back. The list has a number of its own.
extension ListClient<PagePosition> {
    /// Whether the words know every field that a client has.
    package static var isPackable: Bool {
        let client = ListClient(ClientDescription(), pages: [], placeholder: nil)
        let known = [
            "description", "list", "completion", "values", "placeholder", "actions", "index", "trap", "pending",
            "copies",
        ]
        return Mirror(reflecting: client).children.compactMap(\.label) == known
    }

    /// Whether the words can say the client now.
    package var isPackable: Bool { completion == nil && trap == nil && copies.isEmpty }

    /// The page that is pending, in a byte.
    package var packedPending: UInt64 {
        get { Self.code(pending) }
        set { pending = Self.page(newValue) }
    }

    /// Packs the pages of trackers from one number on, eight to a word.
    package func packedTrackers(from first: Int) -> UInt64 {
        var word: UInt64 = 0
        for place in first..<min(first + 8, values.count) {
            word |= Self.code(values[place].page) << UInt64(8 * (place - first))
        }
        return word
    }

    /// Takes the pages of trackers over.
    package mutating func unpackTrackers(_ word: UInt64, from first: Int) {
        for place in first..<min(first + 8, values.count) {
            values[place].page = Self.page(word >> UInt64(8 * (place - first)) & 0xFF)
        }
    }

    /// Forgets what a completion block was to do.
    package mutating func forgetCompletion() { completion = nil }

    /// The page of a tracker.
    package func trackedPage(_ number: Int) -> PagePosition? { values[number].page }

    @inline(__always)
    private static func code(_ page: PagePosition?) -> UInt64 {
        page.map { UInt64(truncatingIfNeeded: $0.index) + 2 } ?? 0
    }

    @inline(__always)
    private static func page(_ code: UInt64) -> PagePosition? { code < 2 ? nil : PagePosition(Int(code) - 2) }
}
