/// Something in a source that cannot be adapted.
public struct AdaptationRemark: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int
    /// What was found, and what to do.
    public let message: String

    /// What was found, and what to do.
    enum Found: String {
        case optionalRequirement =
            "an optional method of a protocol needs Objective-C: declare it without optional, with a default in an extension"
        case overrideInExtension =
            "an override in an extension needs Objective-C: move the method into the class"
        case keyValueObserving =
            "key-value observing needs Objective-C, but for observe with a scroll view's contentOffset: use a didSet or a closure"
        case methodOfVariable =
            "#selector names a method of a variable: write the type, as in #selector(Page.tap(_:))"
        case setterSelector =
            "#selector of a setter cannot be carried out: use a method"
        case unfinishedSelector = "#selector is not closed"
    }
}
