/// The presenter of a questionnaire: data source and delegate of the page view controller, and the source of a table
/// that shows the current question.
///
/// In the article's form, the presenter answers from its own `currentQuestion` and not from the page that it is asked
/// about. It moves `currentQuestion` at the end of every transition, even a cancelled one.
///
/// It makes a new controller for each answer, which keeps the index of its question. Controllers of the same question
/// have different numbers, which are only as high as necessary for the container not to hold two equal pages.
///
/// ```swift
/// let trace = Trace(
///     pages: ["City", "Budget", "Dish"], client: .questionnaire(.article),
///     gestures: [.page(.set(PageSet(["City"]))), .page(.swipe(Swipe(.forward)))])
/// for step in Replay(trace) { print(step.text) }
/// ```
package struct QuestionnaireClient: NamedClient, Hashable, Sendable {

    package let variant: ArticleVariant
    package var questions: PageList<PageNumber>

    /// The names of the recording, of which some are questions.
    private let names: PageList<String>

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
    var shown: PageNumber?

    /// Creates a presenter whose current question is the first.
    ///
    /// - Parameters:
    ///   - questions: The questions, as positions among the names.
    package init(_ variant: ArticleVariant = .article, questions: [PageNumber], names: PageList<String>) {
        self.variant = variant
        self.questions = PageList(questions)
        self.names = names
    }

    /// What the presenter and the table show.
    package var trackedValues: [TrackedVariable] {
        [
            TrackedVariable("currentQuestion", page(at: currentQuestion)),
            TrackedVariable("table", table.map { page(at: $0) }),
        ]
    }

    /// The page of an index: the shown page if it has this index.
    private func page(at index: Int) -> PageNumber {
        if let shown, shown.ownIndex == index { return shown }
        return controller(at: index)
    }

    /// A controller that keeps an index; code that computes it incorrectly gives one that no question has.
    func controller(at index: Int) -> PageNumber {
        PageNumber(copyOf: questions.page(at: index) ?? .missing, index: index, copy: 1)
    }

    /// The name of the question; `no question 4` for an index beyond the list.
    package func name(of page: PageNumber) -> String {
        let name = names.name(at: page.own) ?? "no question \(page.ownIndex + 1)"
        return page.copy == 1 ? name : "\(name) #\(page.copy)"
    }

    /// Fills the header and rows of the table for the current question.
    mutating func refreshTable() { table = currentQuestion }

    /// The index that the data source answers with, nil if the page is at an end.
    func answer(_ direction: Direction, of page: PageNumber) -> Int? {
        let isAtEnd = direction == .forward ? page.ownIndex >= questions.pages.count - 1 : page.ownIndex <= 0
        guard !isAtEnd else { return nil }
        let origin = variant == .article ? currentQuestion : page.ownIndex
        return origin + (direction == .forward ? 1 : -1)
    }

    /// What the data source would answer now; unknown if that would be wrong, because a wrong answer is a finding of
    /// its own.
    package func currentNeighbor(of page: PageNumber, _ direction: Direction) -> NeighborSlot<PageNumber> {
        let answer = answer(direction, of: page).map { controller(at: $0) }
        return correction(of: answer, to: page, direction) == .unknown ? NeighborSlot(answer: answer) : .unknown
    }

    /// The neighbor of a question, if the answer names another one.
    package func correction(
        of answer: PageNumber?, to page: PageNumber, _ direction: Direction
    ) -> NeighborSlot<PageNumber> {
        guard let position = questions.position(of: page.own) else { return .unknown }
        let right = position + (direction == .forward ? 1 : -1)
        guard questions.pages.indices.contains(right) else { return answer == nil ? .unknown : .none }
        return answer?.own == questions.pages[right] ? .unknown : .page(controller(at: right))
    }
}
