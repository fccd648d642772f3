/// What all sheets of a drawing have in common.
///
/// It is an object because every sheet refers to it, and it is large and never changes.
final class PreparedSheets {
    /// What is drawn.
    let plan: DrawingPlan
    /// The recording in a few words.
    let story: Story
    /// The recording in some sentences, for those who do not see the drawing.
    let summary: String
    /// What is said beside the steps, and in which language.
    let options: DiagramOptions
    /// The width that a drawing keeps to.
    let width: Double
    /// The name of the file of each sheet; nil if it is not known.
    let fileName: ((SheetNumber) -> String)?

    init(
        _ plan: DrawingPlan, options: DiagramOptions = DiagramOptions(), fileName: ((SheetNumber) -> String)? = nil
    ) {
        self.plan = plan
        self.options = options
        self.fileName = fileName
        story = Story(plan)
        summary = story.summary
        width = max(options.width, Measures.leastWidth) - plan.frameReach
    }

    /// Does something in the language of the drawing, and with arrows that lead to where its pages lie.
    func speaking<Result>(_ work: () -> Result) -> Result {
        Language.$current.withValue(options.language) {
            StepText.$isVertical.withValue(plan.recording.layout.isVertical, operation: work)
        }
    }
}

extension DrawingPlan {
    /// How far frames around repeated steps, and the ground of emphasized ones, reach beyond the steps.
    fileprivate var frameReach: Double {
        if !stretches.isEmpty { return 2 * Measures.frameOutset + Measures.pileOverhang }
        return drawn.steps.contains(where: \.isEmphasized) ? 2 * Measures.frameOutset : 0
    }
}
