/// What a tracker of the client says at the end of a step.
public struct TrackerRecord: Hashable, Sendable, Codable {
    /// The name of the tracker, such as `title`.
    public var name: String

    /// The page that it names, nil if it names none yet.
    public var value: String?

    /// Whether it names another page than the one shown at rest.
    public var isWrong: Bool

    /// Creates a record.
    public init(name: String, value: String?, isWrong: Bool = false) {
        self.name = name
        self.value = value
        self.isWrong = isWrong
    }
}
