import Paging

/// The lists of pages that changes lead to, and where each change leads from each of them.
struct PackedLists {
    /// The lists, by number; the first is that of the start.
    private(set) var all: [PageList<PageNumber>]
    /// The number of changes that lead somewhere, over all lists.
    private(set) var moveCount = 0
    /// Whether there are as many numbers as lists.
    private(set) var isExact = true
    /// The list that each gesture leads to, by list and gesture, -1 for nowhere.
    private var moves: [[Int]] = []

    /// Determines where changes lead from the first list, and from every list that they lead to.
    init(
        from first: PageList<PageNumber>, _ gestures: [ExploredGesture<PageViewControllerGesture>], line: PageLine,
        position: (String) -> PageNumber, name: (PageNumber) -> String
    ) {
        all = [first]
        var numbers = [first.pages: 0]
        var changes: [ListChange: Int] = [:]
        for (number, gesture) in gestures.enumerated() {
            if case .list(let change) = gesture.gesture { changes[change] = number }
        }
        var list = 0
        while list < all.count {
            let names = all[list].pages.map(name)
            var moves = Array(repeating: -1, count: gestures.count)
            let candidates = line.candidates(for: names).compactMap { change in changes[change].map { (change, $0) } }
            // In the order of the gestures: the numbers of lists must not depend on that of a set.
            for (change, number) in candidates.sorted(by: { $0.1 < $1.1 })
            where moves[number] < 0 && line.allows(change, of: names) {
                var changed = all[list]
                changed.apply(change.map(position))
                if let known = numbers[changed.pages] {
                    moves[number] = known
                } else if all.count < 0xFFFF {
                    numbers[changed.pages] = all.count
                    moves[number] = all.count
                    all.append(changed)
                } else {
                    isExact = false
                }
            }
            moveCount += moves.count { $0 >= 0 }
            self.moves.append(moves)
            list += 1
        }
    }

    /// The number of the list that a gesture leads to, -1 if the gesture changes no list or cannot come there.
    func number(after gesture: Int, in list: Int) -> Int { moves[list][gesture] }
}
