import Paging

extension Finding {
    /// The finding that an app waits in vain; nil if it waits for nothing that could fail to come.
    init?(stuck waiting: Waiting) {
        let message: FindingMessage
        switch waiting {
        case .nothing, .motion: return nil
        case .flag:
            message = "The app stays busy for ever: nothing that a finger or the app can do lowers its flag any more."
        case .page:
            message = "The page that the app wants never shows: nothing that a finger or the app can do brings it."
        }
        self.init(kind: .stuck, message: message)
    }
}

extension RegisteredScenario {
    /// Whether nothing that a finger or the app can do after the last gesture ends what the app waits for.
    ///
    /// If there is too much to try, it is taken for possible.
    func isStuckAtEnd(_ pages: [String]) -> Bool {
        let options = ExplorationOptions(from: .end, states: 20_000)
        let (begun, own) = begun(options, pages: pages)
        let freeing = begun.freeingGestures(own, pages: pages)
        return begun.exploringSession(freeing.gestures, pages)?.session.isStuck(freeing, options) ?? false
    }

    /// What may free an app that waits: whatever is tried, it is all that a finger and the app can do.
    func freeingGestures(_ own: [Container.Gesture], pages: [String]) -> FreeingGestures<Container.Gesture> {
        let options = ExplorationOptions(families: container.families(GestureFamily.usual))
        let line = line(options, own: own, pages: pages)
        return FreeingGestures(
            gestures: exploredGestures(options.families, line: line, own: own), line: line)
    }
}
