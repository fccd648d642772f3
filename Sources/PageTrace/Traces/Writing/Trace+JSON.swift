import Paging

extension Trace {
    /// The trace as the text of a trace file, with a line break at its end.
    ///
    /// Keys come in the order of the documentation, and what has its default is left out: the same trace gives the
    /// same text everywhere. A trace that ``validate(limits:)`` accepts reads back as an equal one.
    public func json() -> String {
        var members = [(key: "version", value: String(Self.version))]
        if !title.isEmpty { members.append(("title", JSONWriting.string(title))) }
        if !about.isEmpty { members.append(("about", JSONWriting.string(about))) }
        if container != .pageViewController(ContainerDescription()) { members.append(("container", container.json)) }
        if container.kind != .rootContainer || !pages.isEmpty {
            let isNumbered = !pages.isEmpty && pages == Self.numberedPages(pages.count)
            let names = JSONWriting.list(pages.map(JSONWriting.string))
            members.append(("pages", isNumbered ? String(pages.count) : names))
        }
        if client != container.defaultClient { members.append(("client", client.json)) }
        members.append(("gestures", gestures.json(in: container, indentation: 2)))
        return "{\n" + members.map { "  \"\($0.key)\": \($0.value)" }.joined(separator: ",\n") + "\n}\n"
    }

    /// Refuses a trace that no trace file could say, such as one with a release that has no drag before it.
    ///
    /// For a trace that was put together in code; one that was read has been checked. The lines in the error are those
    /// of ``json()``.
    public func validate(limits: TraceLimits = TraceLimits()) throws(TraceError) {
        _ = try TraceReader.read(json().utf8, name: "trace", limits: limits)
    }
}
