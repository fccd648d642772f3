/// What a tracker of the client says at the end of a step.
public struct TrackerRecord: Hashable, Sendable, Codable {
    /// The name of the tracker, such as `title`.
    public var name: String

    /// What it says: the name of a page, an index, a text; nil if nothing yet.
    public var value: String?

    /// Whether it says something else than it should of the page shown at rest.
    public var isWrong: Bool

    /// Creates a record.
    public init(name: String, value: String?, isWrong: Bool = false) {
        self.name = name
        self.value = value
        self.isWrong = isWrong
    }
}
