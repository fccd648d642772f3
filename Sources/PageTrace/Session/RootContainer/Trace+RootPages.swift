import Paging

extension Trace {
    /// The parts, the screens that links lead to, and further instances that occur in the steps.
    func rootPages(_ steps: [Step]) -> [String] {
        let pages = RootScreen.partNames + linkedScreens.filter(RootScreen.isLinkable)
        var seen: Set<String> = []
        return (pages + steps.flatMap(\.after).flatMap(\.pages)).filter { seen.insert($0).inserted }
    }

    /// The screens that links of the trace lead to, each once.
    var linkedScreens: [String] {
        var names: [String] = []
        gestures.forEachWritten {
            if case .root(.deepLink(let name, _)) = $0, !names.contains(name) { names.append(name) }
        }
        return names
    }
}
