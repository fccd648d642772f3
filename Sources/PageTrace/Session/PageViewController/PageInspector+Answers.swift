import Paging

extension PageInspector {
    /// The findings that one callback shows in the client's own code: that it traps, or answers with a wrong page.
    func answerFindings(at position: Int, callback: Int) -> [Finding] {
        var findings: [Finding] = []
        for correction in step.corrections where correction.position == position {
            guard let message = message(step.log[position].callback, right: correction.right) else { continue }
            findings.append(Finding(kind: .wrongAnswer, message: message, callback: callback))
        }
        if let crash = step.crash, crash.position == position {
            let consequence =
                step.after.contract == .strict
                ? "The app would crash here, and the replay stops."
                : "Lenient: the client answers nil from now on, and does nothing else."
            findings.append(
                Finding(
                    kind: .crash, message: "The app's code traps: “\(crash.crash.message)”. \(consequence)",
                    callback: callback))
        }
        return findings
    }

    /// The finding in one sentence.
    ///
    /// For example: `The page after Second is Third, and the data source answered Fourth.`
    private func message(
        _ callback: Callback<PagePosition>, right: NeighbourSlot<PagePosition>
    ) -> String? {
        func text(_ page: PagePosition?) -> String { page.map(name) ?? "nil" }
        switch callback {
        case .viewControllerAfter(let page, let answer):
            return sentence("after", name(page), right.page.map(name), text(answer))
        case .viewControllerBefore(let page, let answer):
            return sentence("before", name(page), right.page.map(name), text(answer))
        default: return nil
        }
    }

    private func sentence(_ side: String, _ page: String, _ right: String?, _ answer: String) -> String {
        let truth = right.map { "The page \(side) \(page) is \($0)" } ?? "There is no page \(side) \(page)"
        return "\(truth), and the data source answered \(answer)."
    }
}
