/// What writing has made of a file.
public enum WriteOutcome: Hashable, Sendable {
    /// There was none of that name.
    case created
    /// There was one with another content.
    case replaced
    /// It had its content already, and was left untouched.
    case current
}
