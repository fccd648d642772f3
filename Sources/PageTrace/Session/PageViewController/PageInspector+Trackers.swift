import Paging

extension PageInspector {
    /// The variables that are wrong at rest.
    var wrongTrackers: [Finding] {
        step.trackedValues.enumerated().compactMap { number, value in
            guard step.isWrong(number), let said = value.content.words(name: step.name) else { return nil }
            let position = step.changes.last { $0.new.name == value.name }?.position
            let callback = position.map { position in
                step.log[...position].count { $0.callback.role != nil }
            }
            return Finding(
                kind: .wrongTracker,
                message: "\(PageName.ofTracker(value.name)) says \(PageName.text(said)), while "
                    + "\(list(step.after.onScreen)) is shown\(truth(number)).",
                callback: callback)
        }
    }

    /// What an index or a text should be, as the end of a sentence; empty for a page.
    private func truth(_ number: Int) -> String {
        guard !step.trackedValues[number].content.isPage, step.rightContents.indices.contains(number) else { return "" }
        let right = step.rightContents[number].compactMap { $0.words(name: step.name) }
        guard !right.isEmpty else { return ", which is not in the list" }
        let words = right.map(PageName.text).joined(separator: " or ")
        if case .index = step.trackedValues[number].content { return ", whose index is \(words)" }
        return ", and it should say \(words)"
    }
}
