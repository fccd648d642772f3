/// What keeps the three pages that were used last: the floor under every page cache.
protocol LeastRecentlyUsed {
    init()
    /// Uses a page, and answers whether it was there.
    mutating func use(_ page: Int) -> Bool
}

extension LeastRecentlyUsed {
    /// Goes the walk of ``Walk``, and answers how often a page was not there.
    static func misses(swipes: Int) -> Int {
        var cache = Self()
        var misses = 0
        var page = 1
        var step = 1
        var left = 3
        for _ in 0..<swipes {
            page &+= step
            if !cache.use(page) { misses &+= 1 }
            left &-= 1
            if left == 0 {
                left = 3
                step = -step
            }
        }
        return misses
    }
}

/// Three variables and nothing else: as quick as it can be, and no use for a fourth page.
struct ThreeVariables: LeastRecentlyUsed {
    private var first = 0
    private var second = 0
    private var third = 0

    mutating func use(_ page: Int) -> Bool {
        if page == first { return true }
        let isThere = page == second || page == third
        if page != second { third = second }
        second = first
        first = page
        return isThere
    }
}

/// The textbook's: a dictionary into a doubly linked list, whose nodes lie in an array.
struct DictionaryAndList: LeastRecentlyUsed {
    private struct Node {
        var page: Int
        var newer: Int
        var older: Int
    }

    private static let capacity = 3
    /// The first node is the end of the list on both sides.
    private var nodes = [Node(page: 0, newer: 0, older: 0)]
    private var places: [Int: Int] = [:]

    mutating func use(_ page: Int) -> Bool {
        if let place = places[page] {
            unlink(place)
            link(place)
            return true
        }
        var place = nodes.count
        if place > Self.capacity {
            place = nodes[0].newer
            places[nodes[place].page] = nil
            unlink(place)
            nodes[place].page = page
        } else {
            nodes.append(Node(page: page, newer: 0, older: 0))
        }
        places[page] = place
        link(place)
        return false
    }

    private mutating func unlink(_ place: Int) {
        let node = nodes[place]
        nodes[node.newer].older = node.older
        nodes[node.older].newer = node.newer
    }

    /// Makes a node the newest: `older` of the end is the newest node, `newer` the oldest.
    private mutating func link(_ place: Int) {
        let newest = nodes[0].older
        nodes[place].newer = 0
        nodes[place].older = newest
        nodes[newest].newer = place
        nodes[0].older = place
    }
}
