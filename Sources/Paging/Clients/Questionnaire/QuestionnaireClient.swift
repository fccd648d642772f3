/// The presenter of a questionnaire: data source and delegate of the page view controller, and the source of a table
/// that shows the current question.
///
/// In the article's form, the presenter answers from its own `currentQuestion` and not from the page that it is asked
/// about. It moves `currentQuestion` at the end of every transition, even a cancelled one.
///
/// ```swift
/// var session = Session(
///     client: QuestionnaireClient(questions: ["City", "Budget", "Dish"]), name: { "\($0)" })
/// ```
package struct QuestionnaireClient: PageViewControllerClient, Hashable, Sendable {
    package typealias Page = QuestionPage

    package let description: QuestionnaireDescription
    package var questions: PageList<String>

    /// The index of the question that the presenter believes to be shown.
    package internal(set) var currentQuestion = 0

    /// The index that `willTransitionTo` last stored.
    package internal(set) var nextIndex = 0

    /// The index of the question to which the header and rows of the table belong, nil before the table is filled.
    package internal(set) var table: Int?

    /// The index that a set leads to, until a transition begins. (Repaired.)
    var settingQuestion: Int?

    /// The page that the container last showed.
    ///
    /// Only the recording needs it, to compare; the article's code has no such variable.
    var shown: QuestionPage?

    /// Creates a presenter whose current question is the first.
    package init(_ description: QuestionnaireDescription = .article, questions: [String]) {
        self.description = description
        self.questions = PageList(questions)
    }

    /// What the presenter and the table show.
    package var trackedValues: [TrackedValue<QuestionPage>] {
        [TrackedValue("currentQuestion", page(at: currentQuestion)), TrackedValue("table", table.map { page(at: $0) })]
    }

    /// The page of an index: the shown page if it has this index.
    private func page(at index: Int) -> QuestionPage {
        if let shown, shown.index == index { return shown }
        return QuestionPage(index: index, in: questions)
    }

    /// Fills the header and rows of the table for the current question.
    mutating func refreshTable() { table = currentQuestion }

    /// The index that the data source answers with, nil if the page is at an end.
    func answer(_ direction: Direction, of page: QuestionPage) -> Int? {
        let isAtEnd = direction == .forward ? page.index >= questions.pages.count - 1 : page.index <= 0
        guard !isAtEnd else { return nil }
        let origin = description.variant == .article ? currentQuestion : page.index
        return origin + (direction == .forward ? 1 : -1)
    }

    /// What the data source would answer now; unknown if that would be wrong, because a wrong answer is a finding of
    /// its own.
    package func currentNeighbor(of page: QuestionPage, _ direction: Direction) -> NeighborSlot<QuestionPage> {
        let answer = answer(direction, of: page).map { QuestionPage(index: $0, in: questions) }
        return correction(of: answer, to: page, direction) == .unknown ? NeighborSlot(answer: answer) : .unknown
    }

    /// The neighbor of a question, if the answer names another one.
    package func correction(
        of answer: QuestionPage?, to page: QuestionPage, _ direction: Direction
    ) -> NeighborSlot<QuestionPage> {
        guard let position = questions.position(of: page.name) else { return .unknown }
        let right = position + (direction == .forward ? 1 : -1)
        guard questions.pages.indices.contains(right) else { return answer == nil ? .unknown : .none }
        return answer?.name == questions.pages[right] ? .unknown : .page(QuestionPage(index: right, in: questions))
    }
}

/// The presenter of a questionnaire and its settings.
package struct QuestionnaireDescription: Hashable, Sendable {
    package var variant: ArticleVariant

    package init(variant: ArticleVariant = .article) { self.variant = variant }

    package static let article = QuestionnaireDescription(variant: .article)
    package static let repaired = QuestionnaireDescription(variant: .repaired)
}
