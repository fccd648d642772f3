/// The values of a setting side by side, as a table: what a container has in place of two logs.
package protocol SettingComparison: Sendable {
    /// The table for a fixed-width font; if it is wider than a width, in another form.
    func lines(width: Int?) -> [ReportLine]

    /// Whether the values differ anywhere.
    var differs: Bool { get }
}

extension Trace {
    /// The values of a setting side by side; nil if the container has no table for it, and logs are to be compared.
    ///
    /// - Parameters:
    ///   - key: A key of `"container"` or `"client"`.
    ///   - source: The name of the trace in messages.
    /// - Throws: A ``TraceError`` if there are too many gestures for a table.
    package func comparison(
        of key: String, source: String = "trace"
    ) throws(TraceError) -> (any SettingComparison)? {
        try scenario.any.comparison(of: key, source: source)
    }
}

extension RegisteredScenario {
    fileprivate func comparison(of key: String, source: String) throws(TraceError) -> (any SettingComparison)? {
        try Container.comparison(of: key, in: typed, source: source)
    }
}
