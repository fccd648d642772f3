import Paging

/// The settings of a recorded container, whichever it is.
package struct RecordedSettings: Hashable, Sendable {
    let container: any RegisteredContainer

    /// The settings; nil for those that no trace can have.
    ///
    /// Of these a recording has the words alone.
    init?(_ container: any RegisteredContainer) {
        let written = Array(TraceScenario.containerCodec.write(container).text().utf8)
        var reading = ReaderState(limits: TraceLimits())
        let read = try? TraceScenario.containerCodec.read(JSONValue(rootOf: written), "container", &reading)
        guard let read else { return nil }
        self.init(read: read)
    }

    private init(read container: any RegisteredContainer) { self.container = container }

    package static func == (first: Self, second: Self) -> Bool {
        AnyHashable(first.container) == AnyHashable(second.container)
    }

    package func hash(into hasher: inout Hasher) { container.hash(into: &hasher) }
}

extension RecordedSettings {
    /// As the container of a trace is written.
    static let codec = RecordCodec<RecordedSettings>(
        schema: ["oneOf": .list(TraceScenario.containers.map { $0.schema })],
        read: { value, key, reading throws(Problem) in
            RecordedSettings(read: try TraceScenario.containerCodec.read(value, key, &reading.asInTraces))
        },
        write: { $1.tree(TraceScenario.containerCodec.write($0.container)) })
}

extension RegisteredContainer {
    fileprivate static var schema: JSONTree { alternative.schema() }
}
