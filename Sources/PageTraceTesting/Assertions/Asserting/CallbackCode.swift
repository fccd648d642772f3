import CustomDump
import PageTrace

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
