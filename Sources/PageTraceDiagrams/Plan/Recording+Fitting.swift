package import PageTrace

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
