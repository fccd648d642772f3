import Paging

extension TraceError {
    /// Refuses a trace of which there is no graph: at the gesture that ends the app, if it stands in a list of the text.
    package init(_ error: SituationGraphError, of trace: Trace, in text: [UInt8]?, name: String) {
        self.init(error, in: name)
        guard case .stopped(let step) = error.reason, let text,
            let gestures = JSONValue(rootOf: text).members?.first(where: { $0.key == "gestures" })?.value.elements,
            let place = trace.scenario.any.place(ofStep: step, in: gestures, pages: trace.pages)
        else { return }
        self = NamedText(name: name, bytes: text).error(Problem(place, error.message, advice: error.advice))
    }
}

extension RegisteredScenario {
    /// The place of the gesture of a step in the list from which the gestures were read; nil for what happens before any.
    fileprivate func place(ofStep step: Int, in list: JSONList, pages: [String]) -> Problem.Place? {
        var session = Container.session(of: typed, pages: pages)
        let gesture = session.open() == nil ? step : step - 1
        var reader = GestureListReader(container, ReaderState(limits: TraceLimits()), pages: pages.count)
        let refused = RefusedGesture(number: gesture, refusal: GestureRefusal(key: "", "", advice: ""))
        guard gesture >= 0, case .key(var path)? = (try? reader.problem(refused, in: list))?.place else { return nil }
        // Of the gesture itself, and of none of its keys.
        path.steps.removeLast()
        return .value(path)
    }
}
