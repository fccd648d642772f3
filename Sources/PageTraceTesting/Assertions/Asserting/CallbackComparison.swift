import CustomDump
import PageTrace

/// Expected callbacks beside those that came.
struct CallbackComparison<Page: Hashable> {
    /// What came, and its place: the step, and its number in that step, counted from 1 as in recordings.
    let found: [(callback: Callback<Page>, step: Step, number: Int)]
    let name: (Page) -> String

    init(
        _ callbacksOfSteps: [[Callback<Page>]], _ steps: [Step], _ selection: CallbackSelection,
        name: @escaping (Page) -> String
    ) {
        self.name = name
        found = zip(steps, callbacksOfSteps).flatMap { step, callbacks in
            callbacks.enumerated().map { (callback: $1, step: step, number: $0 + 1) }
                .filter { selection.contains($0.callback, ofStep: step.number) }
        }
    }

    /// The difference from a list that names every callback, nil if there is none.
    func failure(exactly expected: [Callback<Page>]) -> String? {
        let callbacks = found.map(\.callback)
        guard callbacks != expected else { return nil }
        let same = zip(expected, callbacks).prefix { $0 == $1 }.count
        var text: String
        if same == callbacks.count {
            let last = found.last.map { " after \(StepPlace($0.step, callback: $0.number))" } ?? ""
            text = "\(Quantity.text(expected.count - same, "callback")) did not come\(last)."
        } else {
            let place = StepPlace(found[same].step, callback: found[same].number)
            text =
                same == expected.count
                ? "\(Quantity.text(callbacks.count - same, "callback")) came that \(callbacks.count - same == 1 ? "is" : "are") not expected, "
                    + "from \(place) on." : "The callbacks differ at \(place)."
        }
        let difference = diff(expected.map(code), callbacks.map(code))
        return text + "\n\n" + (difference ?? "") + "\n\n(Expected: -, Found: +)"
    }

    /// What is missing from a list of callbacks that must come in this order, possibly with others between them.
    func failure(containing expected: [Callback<Page>]) -> String? {
        var rest = found[...]
        for (position, callback) in expected.enumerated() {
            guard let place = rest.firstIndex(where: { $0.callback == callback }) else {
                let before = position > 0 ? found[..<rest.startIndex].last : nil
                let after = before.map { " after \(StepPlace($0.step, callback: $0.number))" } ?? ""
                let came = rest.map { "\n  " + code($0.callback).customDumpDescription }.joined()
                return """
                    This callback did not come\(after):

                      \(code(callback).customDumpDescription)

                    \(came.isEmpty ? "None came there." : "What came there:" + came)
                    """
            }
            rest = rest[(place + 1)...]
        }
        return nil
    }

    private func code(_ callback: Callback<Page>) -> CallbackCode { CallbackCode(callback, name: name) }
}

/// A callback as a line of Swift for a list of expected callbacks, so that a difference can be copied.
struct CallbackCode: Hashable, CustomDumpStringConvertible {
    let customDumpDescription: String

    init<Page>(_ callback: Callback<Page>, name: (Page) -> String) {
        var words = callback.arguments.map { argument in
            (argument.label.map { "\($0): " } ?? "") + Self.code(argument, name)
        }
        if case .scrollViewDidScroll(let position) = callback {
            let isMirrored = position.isMirrored ? ", isMirrored: true" : ""
            words = ["ScrollProgress(\(position.progress)\(isMirrored))"]
        } else if let answer = callback.answer {
            // An answer to a question without arguments stands alone.
            words.append((words.isEmpty ? "" : "answer: ") + Self.code(CallbackArgument(answer), name))
        }
        customDumpDescription = ".\(callback.kind)(\(words.joined(separator: ", ")))"
    }

    private static func code<Page>(_ argument: CallbackArgument<Page>, _ name: (Page) -> String) -> String {
        switch argument.value {
        // Whether a page is moved in or out is written as a Boolean value.
        case let parent where argument.label == "toParent": "\(parent.word != nil)"
        case .page(let page): literal(page, name)
        case .pages(let pages): "[\(pages.map { literal($0, name) }.joined(separator: ", "))]"
        case .bool(let value): "\(value)"
        case .number(let number): "\(number)"
        case .decimal(let number): "\(number)"
        case .point(let point): point.text
        case .word(let word): ".\(word)"
        case .nil: "nil"
        }
    }

    /// A text in quotes, a number as it is, and anything else by its name.
    private static func literal<Page>(_ page: Page, _ name: (Page) -> String) -> String {
        page is String ? String(reflecting: page) : name(page)
    }
}
