/// Why a graph could not be drawn.
public enum GraphvizError: Error, Hashable, Sendable {
    /// Two nodes have the same id.
    case duplicateNode(id: String)
    /// An edge names a node that the graph does not have.
    case unknownNode(id: String, referredToBy: String)
    /// A route has too few points, or for a curve not 4, 7, 10, … of them.
    case malformedRoute(tail: String, head: String)
    /// A coordinate, size or width is negative where it cannot be, infinite, not a number, or beyond a hundred million.
    case invalidNumber(attribute: String, of: String)
    /// A part of Graphviz is not installed; the text says which package has it.
    case missingPlugin(description: String)
    /// No font is installed, and the format needs one.
    case noFonts
    /// No font that is installed has the letters of the drawing's language, and the format needs one.
    case noFont(letter: Unicode.Scalar)
    /// The drawing has more pixels than a bitmap can hold; SVG and PDF have no such limit.
    case tooLarge(width: Double, height: Double)
    /// The drawing needs this much memory, and there is less; libgvc, pango or cairo would end the process.
    case tooLittleMemory(megabytes: Int)
    /// There was no memory for the drawing.
    case outOfMemory
    /// libgvc reported an error, in its own words.
    case failed(message: String)
}
