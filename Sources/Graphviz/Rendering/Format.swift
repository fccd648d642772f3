/// What kind of file a drawing becomes.
public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Scalable Vector Graphics: needs no fonts, and is byte-identical on every machine with the same Graphviz.
    case svg
    /// The Graphviz language, with positions: `dot -Tsvg` draws it as it would have been drawn here.
    case dot
    /// Portable Network Graphics, with the fonts of this machine.
    case png
    /// Portable Document Format, with the fonts of this machine.
    case pdf
}
