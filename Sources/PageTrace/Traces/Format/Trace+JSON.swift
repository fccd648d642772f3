extension Trace {
    /// The trace as the text of a trace file, with a line break at its end.
    ///
    /// Keys come in the order of the documentation, and what has its default is left out: the same trace gives the
    /// same text everywhere. A trace that ``validate(limits:)`` accepts reads back as an equal one.
    public func json() -> String {
        tree.text() + "\n"
    }

    /// The trace as a part of other JSON.
    var tree: JSONTree { .open(.object(Self.form.members(self, container))) }

    /// Refuses a trace that no trace file could say, such as one with a release that has no drag before it.
    ///
    /// For a trace that was put together in code; one that was read has been checked. The lines in the error are those
    /// of ``json()``.
    public func validate(limits: TraceLimits = TraceLimits()) throws(TraceError) {
        _ = try TraceReader.read(json().utf8, name: "trace", limits: limits)
    }
}
