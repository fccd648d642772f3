extension Trace {
    /// The trace as the text of a trace file, with a line break at its end.
    ///
    /// Keys come in the order of the documentation, and default values are left out: the same trace gives the same text
    /// everywhere. A trace that ``validate(limits:)`` accepts reads back as an equal one.
    public func json() -> String {
        tree.text() + "\n"
    }

    /// The trace as part of a larger JSON value.
    var tree: JSONTree { .open(.object(Self.codec.members(self))) }

    /// Refuses a trace that no trace file could contain, such as one with a release but no drag before it.
    ///
    /// Use it for a trace that was made in code; one that was read has been checked. Lines in the error refer to
    /// ``json()``.
    public func validate(limits: TraceLimits = TraceLimits()) throws(TraceError) {
        _ = try TraceReader.read(json().utf8, name: "trace", limits: limits)
    }
}
