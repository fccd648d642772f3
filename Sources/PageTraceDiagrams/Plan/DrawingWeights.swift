/// How much files take, in steps of an SVG.
enum DrawingWeights {
    /// The number of SVG steps that take as long as one PNG step.
    static let bitmap = 40
    /// The steps of SVG that take as much memory as one of PDF.
    static let print = 2
    /// So many held pages take as long as a step: scroll views hold a hundred thousand all the time.
    static let pagesOfStep = 200
}
