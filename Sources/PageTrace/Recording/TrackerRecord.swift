/// The value of a client's tracker at the end of a step.
public struct TrackerRecord: Hashable, Sendable {
    /// The name of the tracker, such as `title`.
    public var name: String

    /// Its value: the name of a page, an index, a text; nil if it has none yet.
    public var value: String?

    /// Whether it differs from what it should be for the page shown at rest.
    public var isWrong: Bool

    /// Whether anything is known that it should be: nothing is, of a flag, or of what the app wants.
    public var isChecked: Bool

    package init(name: String, value: String?, isWrong: Bool = false, isChecked: Bool = true) {
        self.name = name
        self.value = value
        self.isWrong = isWrong
        self.isChecked = isChecked
    }
}
