import Paging

/// The sentence of a finding, which notes the pages that it names.
///
///     let message: FindingMessage = "title says \(page: "First"), while \(page: "Second") is shown."
///     message.pages  // First, Second
package struct FindingMessage: ExpressibleByStringInterpolation, StringInterpolationProtocol {
    package private(set) var text = ""
    /// The pages that the sentence names, each once, in its order.
    package private(set) var pages: [String] = []

    package static func + (start: FindingMessage, end: FindingMessage) -> FindingMessage { "\(start)\(end)" }

    package init(stringLiteral text: String) { self.text = text }

    package init(stringInterpolation message: FindingMessage) { self = message }

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    package mutating func appendInterpolation(_ message: FindingMessage) {
        text += message.text
        message.pages.forEach { note($0) }
    }

    /// Appends the name of a page, in quotes if it could be mistaken for something else.
    package mutating func appendInterpolation(page name: String) {
        text += PageName.text(name)
        note(name)
    }

    package mutating func appendInterpolation(pages names: some Sequence<String>, separator: String = " and ") {
        for (place, name) in names.enumerated() {
            if place > 0 { text += separator }
            appendInterpolation(page: name)
        }
    }

    private mutating func note(_ page: String) { if !pages.contains(page) { pages.append(page) } }
}
