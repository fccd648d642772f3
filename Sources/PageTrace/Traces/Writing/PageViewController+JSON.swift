import Paging

extension ContainerDescription {
    /// The container as it is written in a trace, in one line.
    ///
    /// What has its default is left out.
    var json: String {
        let defaults = ContainerDescription(transitionStyle: transitionStyle)
        var members = [(key: "type", value: "\"pageViewController\"")]
        func add(_ key: String, _ value: String, unless isDefault: Bool) {
            if !isDefault { members.append((key, value)) }
        }
        func word(_ value: some RawRepresentable<String>) -> String { JSONWriting.string(value.rawValue) }
        add("transitionStyle", word(transitionStyle), unless: false)
        add(
            "navigationOrientation", word(navigationOrientation),
            unless: navigationOrientation == defaults.navigationOrientation)
        add("layoutDirection", word(layoutDirection), unless: layoutDirection == defaults.layoutDirection)
        if let spineLocation { add("spineLocation", word(spineLocation), unless: false) }
        add("doubleSided", String(isDoubleSided), unless: isDoubleSided == (spineLocation == .mid))
        switch preloads {
        case .always: break
        case .never: add("preload", "\"never\"", unless: false)
        case .random(let seed, let probability):
            let random = [
                (key: "seed", value: String(seed)), (key: "probability", value: JSONWriting.number(probability)),
            ]
            add("preload", JSONWriting.object([("random", JSONWriting.object(random))]), unless: false)
        }
        let names = Quirks.named.filter { quirks.contains($0.quirk) }.map { JSONWriting.string($0.name) }
        add("quirks", JSONWriting.list(names), unless: quirks.isEmpty)
        add("contract", word(contract), unless: contract == defaults.contract)
        add("reassignment", "\"keeps\"", unless: !keepsNeighboursOnReassignment)
        return JSONWriting.object(members)
    }
}

extension ClientDescription {
    /// The client as it is written in a trace.
    ///
    /// What has its default is left out.
    var json: String {
        var members = [(key: "type", value: "\"pages\"")]
        if loops { members.append(("loops", "true")) }
        if !answersBefore { members.append(("answersBefore", "false")) }
        if !answersAfter { members.append(("answersAfter", "false")) }
        if hasPageIndicator { members.append(("pageIndicator", "true")) }
        if let placeholder { members.append(("placeholder", JSONWriting.string(placeholder))) }
        let answers = InterfaceOrientation.allCases.compactMap { orientation in
            spineLocations[orientation].map { (orientation.rawValue, JSONWriting.string($0.rawValue)) }
        }
        if !answers.isEmpty { members.append(("spineLocations", JSONWriting.object(answers))) }
        let roles = CallbackRecord.Role.allCases.filter(observes.contains).map { JSONWriting.string($0.rawValue) }
        if !roles.isEmpty { members.append(("observes", JSONWriting.list(roles))) }
        if !trackers.isEmpty { members.append(("trackers", JSONWriting.list(trackers.map(\.json)))) }
        return JSONWriting.object(members)
    }
}

extension Tracker {
    /// The tracker as it is written in a trace, in one line.
    ///
    /// What has its default is left out.
    var json: String {
        let callbacks = Callback.allCases.filter(updatedIn.contains).map { JSONWriting.string($0.rawValue) }
        var members = [(key: "name", value: JSONWriting.string(name))]
        members.append(("updatedIn", callbacks.count == 1 ? callbacks[0] : JSONWriting.list(callbacks)))
        if onlyWhenCompleted { members.append(("onlyWhenCompleted", "true")) }
        members.append(("takes", JSONWriting.string(takes.rawValue)))
        if !followsSets { members.append(("followsSets", "false")) }
        return JSONWriting.object(members)
    }
}
