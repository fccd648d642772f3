import Paging

extension RootContainerSettings {
    /// The parts, the screens that links lead to, and further instances that occur in the steps.
    static func everyPage(of scenario: Scenario<Self>, pages: [String], _ steps: [Step]) -> [String] {
        var seen: Set<String> = []
        var pages = RootScreen.partNames + scenario.linkedScreens.filter(RootScreen.isLinkable)
        pages = pages.filter { seen.insert($0).inserted }
        var before: [String] = []
        for step in steps {
            let held = step.after.flatMap(\.pages)
            // A stack that has grown to thousands of pages begins with those of the step before.
            let same = zip(before, held).prefix { $0 == $1 }.count
            pages += held.dropFirst(same).filter { seen.insert($0).inserted }
            before = held
        }
        return pages
    }
}

extension Scenario<RootContainerSettings> {
    /// The screens that links of the trace lead to, each once.
    var linkedScreens: [String] {
        var names: [String] = []
        gestures.forEachWritten {
            if case .deepLink(let name, _) = $0, !names.contains(name) { names.append(name) }
        }
        return names
    }
}
