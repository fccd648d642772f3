internal import CGraphvizShim

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
