/// Why a gesture cannot come next, in words for error messages of a trace reader.
package struct GestureRefusal: Error, Hashable, Sendable {
    /// The key in the trace's gesture that is wrong.
    package let key: String
    /// Whether the value of the key is wrong, rather than its presence.
    package let concernsValue: Bool
    /// What was found, such as `a release without a drag`.
    package let found: String
    /// What to do instead, in a sentence or two.
    package let advice: String

    package init(key: String, concernsValue: Bool = false, _ found: String, advice: String) {
        (self.key, self.concernsValue, self.found, self.advice) = (key, concernsValue, found, advice)
    }
}
