public import Graphviz
package import PageTrace
public import PageTraceDiagrams

/// What a place in a document asks for.
public struct DiagramRequest: Hashable, Sendable {
    /// What is replayed.
    public enum Source: Hashable, Sendable {
        /// A trace file; its path is relative to the document.
        case trace(String)
        /// A walk in path notation.
        case path(String, pages: Pages, title: String)
    }

    /// The pages of a walk.
    public enum Pages: Hashable, Sendable {
        /// This many, named by their numbers.
        case count(Int)
        /// These names.
        case names([String])

        /// Reads names between commas; spaces around a name belong to the list.
        package init(names text: String) {
            let names = text.split(separator: ",", omittingEmptySubsequences: false)
            self = .names(names.map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) })
        }
    }

    /// What is replayed.
    public var source: Source

    /// A second trace file, which is drawn beside the first; nil for none.
    public var counterpart: String?

    /// Whether the smallest repair that `pagetrace repair` finds is drawn beside the mistake, both in the walk to it.
    public var isRepaired = false

    /// The names of the two traces; empty for the names of their files, or for mistake and repair.
    public var names: [String] = []

    /// How it is drawn.
    public var diagram = Diagram.flow

    /// The format of the image: `svg` or `png`.
    public var format = ArtifactFormat.svg

    /// The background that its colors are for.
    public var theme = Theme.automatic

    /// The language of the words that the drawing adds.
    public var language = Language.english

    /// The width of a second drawing for narrow screens, in points with the room around it; nil for none.
    public var width: Int?

    /// Whether the image moves through the walk, in place of a diagram.
    public var isAnimated = false

    /// Whether there is a link to a page to step through.
    public var hasPage = false

    /// Whether the page answers to a finger.
    public var isLive = false

    /// The steps that are drawn; nil for all.
    package var steps: StepRange?

    /// Whether a stretch of steps that repeats is drawn once.
    public var folds = true

    /// The text below the image, in Markdown; nil for none.
    public var caption: String?

    /// The text instead of the image; nil for the diagram's own summary.
    public var alternative: String?

    /// Where the image goes, relative to the document; nil if pagetrace decides.
    public var image: String?

    /// What decides how the image looks: the same whatever is beside it, and wherever it goes.
    package var drawing: DiagramRequest {
        var drawing = self
        (drawing.caption, drawing.alternative, drawing.image) = (nil, nil, nil)
        (drawing.hasPage, drawing.isLive) = (false, false)
        return drawing
    }
}
