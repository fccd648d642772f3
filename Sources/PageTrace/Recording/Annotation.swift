/// The trace author's remark on a gesture: a note beside its step, and whether the step stands out.
package struct Annotation: Hashable, Sendable {
    /// The note, in one line; nil for none.
    package var note: String?
    /// Whether the step stands out among the others.
    package var isEmphasized: Bool

    package init(note: String? = nil, isEmphasized: Bool = false) {
        self.note = note
        self.isEmphasized = isEmphasized
    }

    /// Whether there is neither a note nor an emphasis.
    package var isEmpty: Bool { note == nil && !isEmphasized }
}
