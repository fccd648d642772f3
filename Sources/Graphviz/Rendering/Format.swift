/// The file format of a drawing.
public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Scalable Vector Graphics: needs no fonts, and is byte-identical on every machine with the same Graphviz.
    case svg
    /// The Graphviz language, with positions: `dot -Tsvg` draws it as it would have been drawn here.
    ///
    /// Nodes are called by their ids, if these are letters, digits and `_`.
    case dot
    /// Portable Network Graphics, with the fonts of this machine.
    ///
    /// It has two pixels per point, or down to one if the drawing would otherwise be too large for a bitmap.
    case png
    /// Portable Document Format, with the fonts of this machine.
    case pdf

    /// The name of libgvc's device.
    var device: String { needsFonts ? rawValue + ":cairo" : rawValue }

    /// Whether letters become pixels or outlines, so that fonts are read.
    var needsFonts: Bool { self == .png || self == .pdf }
}
