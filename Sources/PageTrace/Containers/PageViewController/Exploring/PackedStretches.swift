import Paging

/// The lists of a packed world as stretches of a line, and the places on the line that a packed state names.
struct PackedStretches {
    /// The number of pages on the line.
    let width: Int

    /// The place of each page by its code, -1 for a page that is not on the line.
    private let places: [Int]
    /// The code of the page at each place.
    private let codes: [UInt64]
    private let stretches: [(first: Int, last: Int)]
    private let numbers: [Range<Int>: Int]

    /// Nil if a list is no stretch of the line.
    init?(_ line: [PagePosition], _ lists: PackedLists) {
        width = line.count
        codes = line.map { UInt64(truncatingIfNeeded: $0.index) + 2 }
        var places = Array(repeating: -1, count: 256)
        for (place, code) in codes.enumerated() {
            guard code < 256 else { return nil }
            places[Int(code)] = place
        }
        self.places = places
        var stretches: [(first: Int, last: Int)] = []
        var numbers: [Range<Int>: Int] = [:]
        for (number, list) in lists.all.enumerated() {
            guard let first = list.pages.first.flatMap(line.firstIndex), first + list.pages.count <= line.count,
                list.pages.elementsEqual(line[first..<(first + list.pages.count)])
            else { return nil }
            stretches.append((first, first + list.pages.count - 1))
            numbers[first..<(first + list.pages.count)] = number
        }
        self.stretches = stretches
        self.numbers = numbers
    }

    func stretch(_ state: UnsafeBufferPointer<UInt64>) -> (first: Int, last: Int) { stretches[Int(state[1] >> 48)] }

    /// The number of a list, nil if no change leads there.
    func number(from first: Int, to last: Int) -> Int? { numbers[first..<(last + 1)] }

    /// Calls a function with the place of each page that a state names; `false` if one is not on the line.
    func forEachPlace(in state: UnsafeBufferPointer<UInt64>, _ body: (Int) -> Void) -> Bool {
        for (number, word) in state.enumerated() {
            var rest = Self.named(word, number)
            while rest != 0 {
                let code = Int(rest & 0xFF)
                rest >>= 8
                guard code >= 2 else { continue }
                guard places[code] >= 0 else { return false }
                body(places[code])
            }
        }
        return true
    }

    /// The words of a state with another list, and with each page moved to another place.
    func words(_ state: UnsafeBufferPointer<UInt64>, list: Int, _ moved: (_ place: Int) -> Int) -> [UInt64] {
        var words = Array(state)
        for (number, word) in state.enumerated() {
            let named = Self.named(word, number)
            var changed: UInt64 = 0
            for byte in stride(from: UInt64(0), to: 64, by: 8) {
                let code = named >> byte & 0xFF
                changed |= (code < 2 ? code : codes[moved(places[Int(code)])]) << byte
            }
            words[number] = word & ~Self.mask(number) | changed
        }
        words[1] = words[1] & 0xFFFF_FFFF_FFFF | UInt64(list) << 48
        return words
    }

    /// The part of a word whose bytes are codes of pages: all but the second word, which has the client's pending page.
    private static func mask(_ number: Int) -> UInt64 { number == 1 ? 0xFF << 32 : .max }

    private static func named(_ word: UInt64, _ number: Int) -> UInt64 { word & mask(number) }
}
