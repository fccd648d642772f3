/// Why a graph could not be drawn.
package enum GraphvizError: Error, Hashable, Sendable {
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
    /// The drawing would have more pixels than a bitmap can hold at the resolution that is wanted; at most so many fit to the
    /// inch.
    case tooFine(most: Int)
    /// The drawing needs this much memory, and there is less; libgvc, pango or cairo would end the process.
    case tooLittleMemory(megabytes: Int)
    /// There was no memory for the drawing.
    case outOfMemory
    /// libgvc reported an error, in its own words.
    case failed(message: String)
}

extension GraphvizError {
    /// Puts an error to what libgvc said last, nothing if it said nothing.
    static func from(message: String, format: Format) -> GraphvizError {
        // Which device or layout libgvc does not know, it has no plugin for.
        if message.contains("not recognized") || message.contains("There is no layout engine support") {
            return missingPlugin(of: format)
        }
        return .failed(message: message.split(separator: "\n").first.map(String.init) ?? "nothing was drawn")
    }

    /// A part of Graphviz that a format needs cannot be loaded.
    static func missingPlugin(of format: Format) -> GraphvizError {
        .missingPlugin(
            description: format.needsFonts
                ? "Graphviz's plugin `pango`, which draws PNG and PDF, is not where libgvc is, in a folder `graphviz`, or "
                    + "there is too little memory to load it. It comes with the package libgvc6 on Debian and Ubuntu, and "
                    + "with graphviz from Homebrew."
                : "Graphviz's plugins `core` and `neato_layout` are not where libgvc is, in a folder `graphviz`. They come "
                    + "with the package libgvc6 on Debian and Ubuntu, and with graphviz from Homebrew.")
    }
}

extension GraphvizError: CustomStringConvertible {
    /// The error as a sentence, without a final period.
    package var description: String {
        switch self {
        case .duplicateNode(let id): "two nodes have the id “\(id)”"
        case .unknownNode(let id, let user): "“\(user)” refers to “\(id)”, and no node has that id"
        case .malformedRoute(let tail, let head):
            "the route from “\(tail)” to “\(head)” has too few points: lines take 2 or more, curves 4, 7, 10, …"
        case .invalidNumber(let attribute, let owner):
            "“\(attribute)” of “\(owner)” is outside its range, or more than a hundred million"
        case .missingPlugin(let description): description
        case .noFonts:
            "no font is installed here, and PNG and PDF need one: without it, each letter is an empty box. Install one (on "
                + "Debian and Ubuntu, fonts-dejavu), or draw SVG, which needs none"
        case .noFont(let letter):
            "no font here has the letter “\(letter)”, and PNG and PDF need one for this language: without it, each letter is "
                + "an empty box. Install one (on Debian and Ubuntu, fonts-noto-cjk for Japanese, fonts-dejavu for Russian), "
                + "or draw SVG, which needs none"
        case .tooLarge(let width, let height):
            "the drawing is \(Int(width)) by \(Int(height)) points large, too large for a bitmap. SVG and PDF have no limit"
        case .tooFine(let most): "a bitmap of this drawing has at most \(most) dots to the inch"
        case .tooLittleMemory(let megabytes):
            "this drawing needs \(megabytes) MB of memory, and there is less. Give it more (\"ulimit -v\" says how much "
                + "there may be), draw fewer steps, or draw SVG, which needs the least"
        case .outOfMemory: "there is no memory for the drawing"
        case .failed(let message): "Graphviz reports: \(message)"
        }
    }
}
