internal import CGraphvizShim

package enum Format: String, Hashable, Sendable, CaseIterable {
    /// Scalable Vector Graphics: needs no fonts, and is byte-identical on every machine with the same Graphviz.
    case svg
    /// The Graphviz language, with positions: `dot -Tsvg` draws it as it would have been drawn here.
    ///
    /// Nodes are called by their ids, if these are letters, digits and `_`.
    case dot
    /// Portable Network Graphics, with the fonts of this machine.
    ///
    /// It has two pixels per point, or down to one if the drawing would otherwise be too large for a bitmap, unless a
    /// resolution is given. It says how many there are to an inch.
    case png
    case pdf

    var device: String { needsFonts ? rawValue + ":cairo" : rawValue }

    /// Whether letters become pixels or outlines, so that fonts are read.
    var needsFonts: Bool { self == .png || self == .pdf }
}

enum Resolution {
    /// Sharp on today's screens: two pixels to the point.
    private static let best = 144.0
    /// Below one pixel to the point, text could no longer be read.
    private static let least = 72.0
    /// What cairo can hold; beyond it, libgvc would shrink the drawing and say so on standard error.
    private static let longestSide = 32_000.0
    /// A limit so that a bitmap takes at most a quarter of a gigabyte, and some seconds.
    private static let largestArea = 64_000_000.0

    /// Sets the resolution of a graph that has been laid out, in pixels to the inch: the one that is wanted, or the
    /// best that fits a bitmap.
    static func set(for graph: OpaquePointer, padding: Double, wanted: Double?) throws(GraphvizError) -> Double {
        var width = 0.0
        var height = 0.0
        graphviz_get_size(graph, &width, &height)
        width += 2 * padding
        height += 2 * padding
        let bySide = longestSide * 72 / max(width, height, 1)
        let byArea = (largestArea / max(width * height, 1)).squareRoot() * 72
        let most = min(bySide, byArea)
        guard most >= least else { throw .tooLarge(width: width, height: height) }
        if let wanted, wanted > most { throw .tooFine(most: Int(most)) }
        let resolution = wanted ?? min(best, most)
        try Memory.check(pixels: width * height * (resolution / 72) * (resolution / 72))
        graphviz_set_resolution(graph, resolution)
        return resolution
    }
}

/// Checks the memory for a drawing beforehand: if libgvc, pango or cairo gets none, the process ends.
enum Memory {
    /// What pango, fontconfig and the fonts take.
    private static let fonts = 192 << 20
    /// What a node takes in PNG and PDF, with its texts laid out.
    private static let nodeWithFonts = 16 << 10
    /// What libgvc's plugins take; without memory for them, they look as if they were not installed.
    private static let plugins = 8 << 20
    /// What a node takes in a text format, with what is written of it.
    private static let node = 5 << 10

    /// Refuses a drawing for which there is too little.
    static func check(nodes: Int, needsFonts: Bool) throws(GraphvizError) {
        try check(bytes: needsFonts ? fonts + nodes * nodeWithFonts : plugins + nodes * node)
    }

    /// Refuses a bitmap for which there is too little: its pixels, and the file that is made of them.
    static func check(pixels: Double) throws(GraphvizError) {
        try check(bytes: Int(pixels * 5) + (32 << 20))
    }

    private static func check(bytes: Int) throws(GraphvizError) {
        guard graphviz_has_room(bytes) == 0 else { return }
        throw .tooLittleMemory(megabytes: bytes >> 20)
    }
}
