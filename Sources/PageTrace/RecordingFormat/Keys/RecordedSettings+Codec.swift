import Paging

extension RecordedSettings {
    /// The settings; nil for those that no trace can have.
    ///
    /// Of these a recording has the words alone.
    init?(_ container: any RegisteredContainer) {
        // Most replays have the usual settings, and to write and read settings takes as long as some steps.
        if container.isDefault {
            self.init(container: container)
            return
        }
        let written = Array(TraceScenario.containerCodec.write(container).text().utf8)
        var reading = ReaderState(limits: TraceLimits())
        let read = try? TraceScenario.containerCodec.read(JSONValue(rootOf: written), "container", &reading)
        guard let read else { return nil }
        self.init(container: read)
    }

    /// As the container of a trace is written.
    static let codec = RecordCodec<RecordedSettings>(
        schema: ["oneOf": .list(TraceScenario.containers.map { $0.schema })],
        read: { value, key, reading throws(Problem) in
            RecordedSettings(container: try TraceScenario.containerCodec.read(value, key, &reading.asInTraces))
        },
        write: { settings, json in
            guard let container = settings.container as? any RegisteredContainer else { return }
            json.tree(TraceScenario.containerCodec.write(container))
        })
}

extension RegisteredContainer {
    fileprivate var isDefault: Bool { self == .defaults }
}
