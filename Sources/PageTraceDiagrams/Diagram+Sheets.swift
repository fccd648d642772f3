package import Graphviz
public import PageTrace

extension Diagram {
    /// Prepares the drawing of a recording on one or more sheets, after checking its size.
    ///
    /// - Parameters:
    ///   - recording: The recording, of any container: nothing else is needed.
    ///   - options: What to draw, and how many steps per sheet.
    ///   - fileName: The name of each sheet's file, so that neighbors can refer to each other; nil if there are no
    ///     files.
    /// - Returns: The sheets, each of which is drawn on demand.
    /// - Throws: ``DiagramError`` if there are more steps or sheets than the options allow.
    package func sheets(
        of recording: Recording, options: DiagramOptions = DiagramOptions(), fileName: ((SheetNumber) -> String)? = nil
    ) throws(DiagramError) -> DiagramSheets {
        var options = options
        if !showsSteps {
            options.folds = false
            options.stepsPerSheet = nil
            options.stepLimit = .max
        }
        let plan = try DrawingPlan(recording, diagram: self, options: options)
        return DiagramSheets(
            self,
            Language.$current.withValue(options.language) {
                PreparedSheets(plan, options: options, fileName: fileName)
            })
    }

    /// Draws a recording on one sheet; of more steps than a picture may have, the first, and how many are left out.
    ///
    /// - Parameters:
    ///   - recording: The recording, of any container: nothing else is needed.
    ///   - showsCoverage: Whether `flow` and `calls` list at their foot the answers of the data source that were never
    ///     asked for. The other diagrams have no calls, and ignore it.
    /// - Returns: A graph, the same for the same recording.
    package func graph(of recording: Recording, showsCoverage: Bool = false) -> Graph {
        DiagramSheets(self, fitting: recording, options: DiagramOptions(showsCoverage: showsCoverage)).graph(at: 0)
    }

    /// Writes a recording as Mermaid source, which many sites that show Markdown can draw.
    ///
    /// GitHub draws sources of up to 50,000 characters and 500 arrows, enough for a few hundred steps.
    ///
    /// - Parameter recording: The recording, of any container: nothing else is needed.
    /// - Returns: The source, the same for the same recording.
    public func mermaid(of recording: Recording) -> String {
        DiagramSheets(self, fitting: recording).mermaid(at: 0)
    }
}

extension DiagramSheets {
    /// One sheet, with as many steps as a picture may have.
    fileprivate convenience init(
        _ diagram: Diagram, fitting recording: Recording, options: DiagramOptions = DiagramOptions()
    ) {
        let plan = DrawingPlan(recording.fitting(diagram), folds: diagram.showsSteps)
        self.init(diagram, PreparedSheets(plan, options: options))
    }
}

extension Recording {
    /// The part that one picture has room for: all of it, or the first steps, and ``omitted`` counts the others.
    ///
    /// A hundred thousand steps would take half a minute and three gigabytes, and nobody could read them.
    package func fitting(_ diagram: Diagram, limit: Int = DiagramOptions().stepLimit) -> Recording {
        guard diagram.showsSteps, steps.count > limit,
            DrawnAmount(of: self, options: DiagramOptions()).steps > limit,
            let part = try? self.steps(in: StepRange(steps[0].number...steps[limit - 1].number))
        else { return self }
        return part
    }
}
