/// How a trace names a page.
enum PageReference: Hashable {
    /// By its name.
    case name(String)
    /// By its position in the list as it is at that moment, counted from 1.
    case number(Int)

    /// The words in which messages say what a reference may be.
    static let expected = "the name of a page or its number"

    /// Reads the value at which a decoder stands, nil where it is neither a string nor a whole number.
    init?(_ decoder: any Decoder) {
        guard let container = try? decoder.singleValueContainer() else { return nil }
        if let name = try? container.decode(String.self) {
            self = .name(name)
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            return nil
        }
    }
}

/// One or several pages as a trace names them, and where each is written.
struct PageReferences {
    var references: [PageReference]
    /// The way to the whole.
    var path: JSONPath
    /// Whether they are written as a list.
    var isList: Bool

    /// The way to one of them.
    func path(to index: Int) -> JSONPath {
        isList ? path.appending(index) : path
    }

    /// Reads the value at which a decoder stands: one reference or a list of them.
    ///
    /// - Parameters:
    ///   - subject: The key, for messages.
    ///   - allowsNumbers: Whether a page may be named by its number.
    init(
        _ decoder: any Decoder, subject: String, allowsNumbers: Bool = true, limits: TraceLimits
    ) throws(Problem) {
        path = JSONPath(decoder.codingPath)
        let expected = allowsNumbers ? PageReference.expected : "the name of a page"
        if let reference = PageReference(decoder) {
            (references, isList) = ([reference], false)
        } else {
            guard var list = try? decoder.unkeyedContainer() else {
                throw .wrongValue(path, "\"\(subject)\"", mustBe: expected + ", or a list of them")
            }
            (references, isList) = ([], true)
            if let count = list.count, count > limits.pages {
                throw .limit(.value(path), "pages in \"\(subject)\"", found: count, allowed: limits.pages)
            }
            while !list.isAtEnd {
                guard let element = try? list.superDecoder(), let reference = PageReference(element) else {
                    throw .wrongValue(
                        path.appending(references.count), "each element of \"\(subject)\"", mustBe: expected)
                }
                references.append(reference)
            }
        }
        guard !allowsNumbers else { return }
        for (index, reference) in references.enumerated() {
            if case .number = reference {
                throw .wrongValue(path(to: index), "a new page", mustBe: "a name in double quotes")
            }
        }
    }
}
