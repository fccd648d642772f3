import Paging

/// A packed world whose lists are stretches of a line, and the places on the line that its states name.
struct PackedLine: PagesOnLine {
    var world: PackedWorld
    let width: Int

    /// The place of each page by its code, -1 for a page that is not on the line.
    private let places: [Int]
    /// The code of the page at each place.
    private let codes: [UInt64]
    private let stretches: [ClosedRange<Int>]
    private let numbers: [ClosedRange<Int>: Int]

    private var begun: [[UInt64]] = []

    /// Creates a world that begins with a list that changes, or with several lists that stay as they are; nil if its
    /// states cannot be packed into words, or if a list is no stretch of the line.
    ///
    /// - Parameters:
    ///   - stage: The stage with all pages of the line.
    ///   - starts: Where exploring begins; one for a list that changes.
    init?(
        _ stage: StageLine.Driven, from starts: [StageLine.Driven],
        _ gestures: [ExploredGesture<PageViewControllerGesture>], _ line: PageLine
    ) {
        let lists = starts.count > 1 ? PackedLists(beginningsOf: stage.stage.client.list) : nil
        guard let world = PackedWorld(stage, gestures: gestures, line: line, lists: lists) else { return nil }
        self.world = world
        let pages = line.pages.map(stage.page)
        width = pages.count
        codes = pages.map { UInt64(truncatingIfNeeded: $0.index) + 2 }
        var places = Array(repeating: -1, count: 256)
        for (place, code) in codes.enumerated() {
            guard code < 256 else { return nil }
            places[Int(code)] = place
        }
        self.places = places
        var stretches: [ClosedRange<Int>] = []
        for list in world.stage.situations.lists.all {
            guard let first = list.pages.first.flatMap(pages.firstIndex), first + list.pages.count <= pages.count,
                list.pages.elementsEqual(pages[first..<(first + list.pages.count)])
            else { return nil }
            stretches.append(first...(first + list.pages.count - 1))
        }
        self.stretches = stretches
        numbers = Dictionary(zip(stretches, stretches.indices), uniquingKeysWith: { first, _ in first })
        for start in starts {
            guard var packed = PackedWorld(start, gestures: gestures, line: line, lists: lists) else { return nil }
            let list = start.stage.client.list.pages
            guard let first = list.first.flatMap(pages.firstIndex),
                let number = numbers[first...(first + list.count - 1)]
            else { return nil }
            begun.append(Self.words(packed.start(), list: number))
        }
    }

    /// What a list that changes may show is often asked only in order to be quicker.
    var mostStates: Int { begun.count > 1 ? 200_000 : 20_000 }

    func starts() -> [[UInt64]] { begun }

    func list(of state: UnsafeBufferPointer<UInt64>) -> ClosedRange<Int> { stretches[Int(state[1] >> 48)] }

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

    func words(
        _ state: UnsafeBufferPointer<UInt64>, list: ClosedRange<Int>, _ moved: (_ place: Int) -> Int
    ) -> [UInt64]? {
        guard let list = numbers[list] else { return nil }
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
        return Self.words(words, list: list)
    }

    private static func words(_ words: [UInt64], list: Int) -> [UInt64] {
        var words = words
        words[1] = words[1] & 0xFFFF_FFFF_FFFF | UInt64(list) << 48
        return words
    }

    /// The part of a word whose bytes are codes of pages: all but the second word, which has the client's pending page.
    private static func mask(_ number: Int) -> UInt64 { number == 1 ? 0xFF << 32 : .max }

    private static func named(_ word: UInt64, _ number: Int) -> UInt64 { word & mask(number) }
}
