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
    /// The name of the file of each sheet; nil where it is not known.
    var fileName: ((SheetNumber) -> String)?

    /// Prepares sheets.
    init(_ plan: DrawingPlan) {
        self.plan = plan
        story = Story(plan)
        summary = story.summary
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
