/// The outcome of writing a file.
public enum WriteOutcome: Hashable, Sendable {
    /// There was no file with that name.
    case created
    /// There was a file with other content.
    case replaced
    /// It already had its content, and was left untouched.
    case current
}
