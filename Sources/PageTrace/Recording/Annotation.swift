/// What the author of a trace says of a gesture: a note beside its step, and whether the step stands out.
public struct Annotation: Hashable, Sendable {
    /// What is worth looking at, in one line; nil for nothing.
    public var note: String?
    /// Whether the step stands out among the others.
    public var isEmphasized: Bool

    /// Creates an annotation.
    public init(note: String? = nil, isEmphasized: Bool = false) {
        self.note = note
        self.isEmphasized = isEmphasized
    }

    /// Whether nothing is said.
    public var isEmpty: Bool { note == nil && !isEmphasized }
}
