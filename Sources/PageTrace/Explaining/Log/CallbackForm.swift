import Paging

/// How one callback is written in a log.
///
/// Name, brackets and labels come from the shape of the call, as in a recording, so that whoever reads a log and whoever
/// writes one cannot come to differ.
struct CallbackForm: Sendable {
    /// What the call looks like.
    let shape: CallbackShape
    /// What a recording makes of an example.
    let record: CallbackRecord

    /// The form of every callback that a log can hold, in the order of the documentation.
    static let all = CallbackShape.all.map { shape in
        CallbackForm(
            shape: shape,
            record: CallbackRecord(
                name: shape.name, role: shape.role, arguments: shape.arguments, answer: shape.answer, phase: .rest))
    }

    /// The forms by the names of their methods.
    static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The names of the methods, for messages.
    static let names = all.map(\.name).joined(separator: ", ")

    /// The name of the method.
    var name: String { shape.name }

    /// Whether the arguments stand in parentheses.
    var hasParentheses: Bool {
        switch shape.role {
        case .dataSource, .appearance, .containment, .indicator, .progress: true
        case .delegate, .completion, .request: false
        }
    }

    /// Whether an argument can be left out: whether an appearance is animated is seldom printed.
    func isOptional(_ argument: CallbackRecord.Argument) -> Bool { shape.isOptional(argument) }

    /// The words that an argument, or an answer, can be; none if it is no word.
    func words(label: String?, isAnswer: Bool) -> [String] { shape.words(label: label, isAnswer: isAnswer) }

    /// The call that some values make, nil if they make none.
    func callback(
        _ values: [CallbackRecord.Value], answer: CallbackRecord.Value? = nil, page: (String) -> PagePosition
    ) -> Callback<PagePosition>? {
        Callback(shape.kind, values.map { $0.map(page) }, answer: answer?.map(page))
    }
}
