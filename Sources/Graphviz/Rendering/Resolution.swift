internal import CGraphvizShim

/// How many pixels a bitmap has.
enum Resolution {
    /// Sharp on today's screens: two pixels to the point.
    private static let best = 144.0
    /// Below one pixel to the point, text could no longer be read.
    private static let least = 72.0
    /// What cairo can hold; beyond it, libgvc would shrink the drawing and say so on standard error.
    private static let longestSide = 32_000.0
    /// A limit so that a bitmap takes at most a quarter of a gigabyte, and some seconds.
    private static let largestArea = 64_000_000.0

    /// Sets the best resolution at which the graph, which has been laid out, fits a bitmap.
    static func set(for graph: OpaquePointer, padding: Double) throws(GraphvizError) {
        var width = 0.0
        var height = 0.0
        graphviz_get_size(graph, &width, &height)
        width += 2 * padding
        height += 2 * padding
        let bySide = longestSide * 72 / max(width, height, 1)
        let byArea = (largestArea / max(width * height, 1)).squareRoot() * 72
        let resolution = min(best, bySide, byArea)
        guard resolution >= least else { throw .tooLarge(width: width, height: height) }
        try Memory.check(pixels: width * height * (resolution / 72) * (resolution / 72))
        graphviz_set_resolution(graph, resolution)
    }
}
