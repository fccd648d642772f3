/// One of two recordings that are compared.
enum ComparedSide: Int, Hashable, CaseIterable {
    /// The recording at the left.
    case first
    /// The recording at the right.
    case second

    /// The ground of its head, and the outline and the words on it.
    var fill: Palette { self == .first ? .firstFill : .secondFill }
    var line: Palette { self == .first ? .firstLine : .secondLine }
}
