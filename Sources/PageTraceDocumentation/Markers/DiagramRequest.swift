package import PageTrace
package import PageTraceDiagrams

/// What a place in a document asks for: what ``MarkerKey`` says that each of its keys is for.
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
    package var counterpart: String?
    package var isRepaired = false
    /// The names of the two traces; empty for the names of their files, or for mistake and repair.
    package var names: [String] = []
    package var diagram = Diagram.flow
    package var format = ArtifactFormat.svg
    package var theme = Theme.automatic
    package var font: String?
    package var mono: String?
    package var language = Language.english
    /// The width of a second drawing for narrow screens, in points with the room around it; nil for none.
    package var width: Int?
    package var isAnimated = false
    package var hasPage = false
    package var isLive = false
    package var steps: StepRange?
    package var folds = true
    /// The text below the image, in Markdown.
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
