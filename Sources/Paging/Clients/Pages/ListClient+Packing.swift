/// Packs the state of a client of positions into a few words, and back.
///
/// The list is packed separately, as a number.
extension ListClient {
    /// Whose code of a page it is.
    typealias Packed = PageViewControllerModel

    /// Whether the words cover every stored field of a client.
    package static var isPackable: Bool {
        let client = ListClient(ClientDescription(), pages: [], placeholder: nil, names: PageList([]))
        let known = [
            "description", "list", "completion", "values", "updates", "placeholder", "names", "actions", "index",
            "crash", "pending", "copies", "waits", "isBusy", "wanted",
        ]
        return Mirror(reflecting: client).children.compactMap(\.label) == known
    }

    package var isPackable: Bool { completion == nil && crash == nil && copies.isEmpty && !waits }

    /// The pending page, in a byte.
    package var packedPending: UInt64 {
        get { Packed.code(pending) }
        set { pending = Packed.page(newValue) }
    }

    /// Packs the pages of trackers, starting at one, eight to a word.
    package func packedTrackers(from first: Int) -> UInt64 {
        var word: UInt64 = 0
        for place in first..<min(first + 8, values.count) {
            word |= Packed.code(values[place].page) << UInt64(8 * (place - first))
        }
        return word
    }

    package mutating func unpackTrackers(_ word: UInt64, from first: Int) {
        for place in first..<min(first + 8, values.count) {
            values[place].page = Packed.page(word >> UInt64(8 * (place - first)) & 0xFF)
        }
    }
}
