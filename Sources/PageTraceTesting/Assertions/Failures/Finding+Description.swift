public import PageTrace

/// `#expect(findings.isEmpty)` and the debugger print an array by what its elements say of themselves here.
extension Finding: CustomDebugStringConvertible {
    /// The finding as the log has it, such as `callback 5: title says Third, while Second is shown.`.
    public var debugDescription: String { (callback.map { "callback \($0): " } ?? "") + message }
}
