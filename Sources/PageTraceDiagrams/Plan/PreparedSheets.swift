/// What all sheets of a drawing have in common.
struct PreparedSheets {
    /// What is drawn.
    let plan: DrawingPlan
    /// The recording in a few words.
    let story: Story
    /// The recording in some sentences, for those who do not see the drawing.
    let summary: String
    /// Whether it is said which answers of the data source were never asked for.
    var showsCoverage = false
    /// The width that a drawing keeps to.
    var width = Measures.pageWidth
    /// The number of columns; nil for as many as the width has room for.
    var columns: Int?
    /// Whether signs and colors are explained at the foot.
    var showsLegend = true
    /// The language of the words that a drawing adds.
    var language = Language.english
    /// Whether title, sentence and figures are at the top.
    var showsCaption = true
    /// The name of the file of each sheet; nil if it is not known.
    var fileName: ((SheetNumber) -> String)?

    /// Prepares sheets.
    init(_ plan: DrawingPlan) {
        self.plan = plan
        story = Story(plan)
        summary = story.summary
        width = Measures.pageWidth - plan.frameReach
    }

    /// Prepares sheets as the options say.
    init(_ plan: DrawingPlan, options: DiagramOptions) {
        self.init(plan)
        showsCoverage = options.showsCoverage
        width = max(options.width, 320) - plan.frameReach
        columns = options.columns.map { max(1, $0) }
        language = options.language
        showsLegend = options.showsLegend
        showsCaption = options.showsCaption
    }

    /// Does something in the language of the drawing, and with arrows that lead to where its pages lie.
    func speaking<Result>(_ work: () -> Result) -> Result {
        Language.$current.withValue(language) {
            StepText.$isVertical.withValue(plan.recording.layout.isVertical, operation: work)
        }
    }

    /// The columns of a sheet with the signs at their ends.
    func columns(_ columns: [Range<Int>], of sheet: Int) -> [DrawnColumn] {
        Signposting(plan: plan, sheet: sheet, fileName: fileName).columns(columns)
    }

    /// A sheet in one column, with the signs at its ends.
    func column(of sheet: Int) -> DrawnColumn {
        columns([plan.sheets[sheet]], of: sheet)[0]
    }
}
