extension Array {
    /// The element at an index, nil if there is none.
    func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Array where Element: Hashable {
    /// The elements in their order, each once.
    var distinct: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
