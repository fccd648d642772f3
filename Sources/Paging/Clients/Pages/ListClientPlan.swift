/// What is fixed for a client of a trace: what the trace says of it, and what follows from that.
struct ListClientPlan: Hashable, Sendable {
    let description: ClientDescription
    /// For each tracker, when it is updated: what is looked at in every callback, without texts to count references of.
    let updates: [TrackerUpdate]
    let placeholder: PageNumber?
    /// The names of the recording, of which some are in the list.
    let names: PageList<String>
    let actions: [ClientAction<PageNumber>]
    /// The callbacks in which an action may be due, one bit each: most callbacks have none.
    let callsWithActions: UInt32
    /// The roles of these callbacks.
    let rolesWithActions: [CallbackRole]
    /// The index of the tracker from which the data source answers, nil if it uses its argument.
    let index: Int?
    /// Whether the app has a flag or wants a page.
    let waits: Bool

    init(
        _ description: ClientDescription, placeholder: PageNumber?, actions: [ClientAction<PageNumber>],
        names: PageList<String>
    ) {
        self.description = description
        self.placeholder = placeholder
        self.names = names
        self.actions = actions
        callsWithActions = actions.reduce(0) { $0 | $1.moment.bit }
        rolesWithActions = CallbackRole.allCases.filter { role in actions.contains { $0.moment.role == role } }
        updates = description.trackers.map(TrackerUpdate.init)
        index = description.answersFrom.flatMap { name in description.trackers.firstIndex { $0.name == name } }
        waits = description.busy != nil || description.wants != nil
    }
}
