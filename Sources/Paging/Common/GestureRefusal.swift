/// Why a gesture cannot come next.
package struct GestureRefusal: Error, Hashable, Sendable {
    /// The key in the trace's gesture that is wrong.
    package let key: String
    /// Whether the value of the key is wrong, rather than its presence.
    package let concernsValue: Bool
    /// What was found, such as `a release without a drag`.
    package let found: String
    /// What to do instead, in a sentence or two.
    package let advice: GestureAdvice

    package init(key: String, concernsValue: Bool = false, _ found: String, advice: GestureAdvice) {
        (self.key, self.concernsValue, self.found, self.advice) = (key, concernsValue, found, advice)
    }
}

/// Advice that names gestures, as a trace writes them and as Swift does.
package struct GestureAdvice: ExpressibleByStringInterpolation, StringInterpolationProtocol, Hashable, Sendable {
    package private(set) var inTrace = ""
    package private(set) var inSwift = ""

    package init(stringLiteral text: String) { (inTrace, inSwift) = (text, text) }

    package init(stringInterpolation advice: GestureAdvice) { self = advice }

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) {
        inTrace += text
        inSwift += text
    }

    package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    package mutating func appendInterpolation(_ advice: GestureAdvice) {
        appendInterpolation(trace: advice.inTrace, swift: advice.inSwift)
    }

    package mutating func appendInterpolation(trace: String, swift: String) {
        inTrace += trace
        inSwift += swift
    }
}
