package import PageTrace
package import PageTraceDiagrams

/// What a place in a document asks for.
package struct DiagramRequest: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// A trace file; its path is relative to the document.
        case trace(String)
        /// A walk in path notation.
        case path(String, pages: Pages, title: String)
    }

    package enum Pages: Hashable, Sendable {
        /// This many, named by their numbers.
        case count(Int)
        case names([String])

        /// Reads names between commas; spaces around a name belong to the list.
        package init(names text: String) {
            let names = text.split(separator: ",", omittingEmptySubsequences: false)
            self = .names(names.map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) })
        }
    }

    /// What is replayed.
    package var source: Source

    /// A second trace file, which is drawn beside the first; nil for none.
    package var counterpart: String?

    /// Whether the smallest repair that `pagetrace repair` finds is drawn beside the mistake, both in the walk to it.
    package var isRepaired = false

    /// The names of the two traces; empty for the names of their files, or for mistake and repair.
    package var names: [String] = []

    package var diagram = Diagram.flow

    /// The format of the image: `svg` or `png`.
    package var format = ArtifactFormat.svg

    package var theme = Theme.automatic

    /// The families of typefaces for text and for code; nil for the usual ones.
    package var font: String?
    package var mono: String?

    /// The language of the words that the drawing adds.
    package var language = Language.english

    /// The width of a second drawing for narrow screens, in points with the room around it; nil for none.
    package var width: Int?

    /// Whether the image moves through the walk, in place of a diagram.
    package var isAnimated = false

    /// Whether there is a link to a page to step through.
    package var hasPage = false

    /// Whether the page answers to a finger.
    package var isLive = false

    /// The steps that are drawn; nil for all.
    package var steps: StepRange?

    /// Whether a stretch of steps that repeats is drawn once.
    package var folds = true

    /// The text below the image, in Markdown; nil for none.
    package var caption: String?

    /// The text instead of the image; nil for the diagram's own summary.
    package var alternative: String?

    /// Where the image goes, relative to the document; nil if pagetrace decides.
    package var image: String?

    /// What decides how the image looks: the same whatever is beside it, and wherever it goes.
    package var drawing: DiagramRequest {
        var drawing = self
        (drawing.caption, drawing.alternative, drawing.image) = (nil, nil, nil)
        (drawing.hasPage, drawing.isLive) = (false, false)
        return drawing
    }
}
