internal import CGraphvizShim

/// Checks the memory for PNG and PDF beforehand: if pango or cairo gets none, the process ends.
enum Memory {
    /// What pango, fontconfig and the fonts take.
    private static let fonts = 192 << 20
    /// What a node takes, with its texts laid out.
    private static let node = 16 << 10

    /// Refuses a drawing for which there is too little.
    static func check(nodes: Int) throws(GraphvizError) {
        try check(bytes: fonts + nodes * node)
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
