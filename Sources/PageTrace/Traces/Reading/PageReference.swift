/// How a trace names a page.
enum PageReference: Hashable {
    case name(String)
    /// By its position in the list at that moment, counted from 1.
    case number(Int)

    /// The words in which messages say what a reference may be.
    static let expected = "the name of a page or its number"

    /// Reads a value; nil if it is neither a string nor an integer.
    init?(_ value: JSONValue) {
        if let name = value.string {
            self = .name(name)
        } else if let number = value.integer(Int.self) {
            self = .number(number)
        } else {
            return nil
        }
    }
}

/// One or several pages as a trace names them, and where each is written.
struct PageReferences {
    let references: [PageReference]
    let path: JSONPath
    /// Whether they are written as a list.
    let isList: Bool

    func path(to index: Int) -> JSONPath { isList ? path.appending(index) : path }

    /// Creates references from names that are not written in the text.
    init(_ names: [String]) {
        (references, path, isList) = (names.map(PageReference.name), JSONPath(), false)
    }

    /// Reads a value: one reference or a list of them; the subject is the key, for messages.
    init(
        _ value: JSONValue, subject: String, allowsNumbers: Bool, allowsNone: Bool, limits: TraceLimits
    ) throws(Problem) {
        path = value.path
        let expected = allowsNumbers ? PageReference.expected : "the name of a page"
        if let reference = PageReference(value) {
            (references, isList) = ([reference], false)
        } else {
            guard let list = value.elements else {
                throw .wrongValue(path, "\"\(subject)\"", mustBe: expected + ", or a list of them")
            }
            let count = list.count
            try Problem.refuse(count, above: limits.pages, "pages in \"\(subject)\"", at: .value(value.path))
            var elements: [PageReference] = []
            for element in list {
                guard let reference = PageReference(element) else {
                    throw .wrongValue(element.path, "each element of \"\(subject)\"", mustBe: expected)
                }
                elements.append(reference)
            }
            (references, isList) = (elements, true)
        }
        for (index, reference) in references.enumerated() where !allowsNumbers {
            if case .number = reference {
                throw .wrongValue(path(to: index), "a new page", mustBe: "a name in double quotes")
            }
        }
        guard allowsNone || !references.isEmpty else {
            throw Problem(.value(path), "\"\(subject)\" names no page", advice: "Name at least one.")
        }
    }
}
