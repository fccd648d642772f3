public import Paging

extension ObservedLog {
    /// Creates a log of the callbacks of a recording.
    ///
    /// Calls that a page view controller does not make, such as those of a root container, are left out.
    ///
    /// - Parameters:
    ///   - recording: The recording.
    ///   - name: What messages call it; its title if it is nil.
    ///   - container: The container's settings, nil if nobody knows them.
    ///   - stepsAreGestures: Whether each gesture is over at the end of its step or in flight there, as in the recordings
    ///     of the model; false for a recording whose steps were cut in another way.
    public init(
        _ recording: Recording, name: String? = nil, container: ContainerDescription? = nil,
        stepsAreGestures: Bool = true
    ) {
        var table = PageTable<String>()
        var entries: [Entry] = []
        var endsInTrap = false
        for step in recording.steps {
            for (number, record) in step.callbacks.enumerated() {
                guard let form = CallbackForm.byName[record.name],
                    let callback = form.callback(
                        record.arguments.map(\.value), answer: record.answer, page: { table.position(of: $0) })
                else { continue }
                entries.append(Entry(callback, beginsStep: stepsAreGestures && number == 0))
                endsInTrap = form.record.answer != nil && record.answer == nil
            }
        }
        self.init(
            name: name ?? recording.title, pages: table.names, entries: entries, container: container,
            systems: container.map { [$0.system] } ?? [.iOS26, .classic], endsInTrap: endsInTrap)
    }
}
