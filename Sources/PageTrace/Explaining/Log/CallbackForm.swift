import Paging

/// How one callback is written in a log.
///
/// Name, brackets and labels come from the shape of the call, as in a recording, so that whoever reads a log and whoever
/// writes one cannot come to differ.
struct CallbackForm: Sendable {
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

    static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    static let names = all.map(\.name).joined(separator: ", ")

    var name: String { shape.name }

    /// The call that some values make, nil if they make none.
    func callback(
        _ values: [CallbackRecord.Value], answer: CallbackRecord.Value? = nil, page: (String) -> PagePosition
    ) -> Callback<PagePosition>? {
        Callback(shape.kind, values.map { $0.map(page) }, answer: answer?.map(page))
    }
}
