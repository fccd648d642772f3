extension Array {
    /// The element at a position, nil beyond the end: a test then fails instead of trapping.
    func at(_ position: Int) -> Element? {
        indices.contains(position) ? self[position] : nil
    }
}
