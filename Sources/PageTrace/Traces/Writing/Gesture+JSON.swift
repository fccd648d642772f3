import Paging

extension Gesture {
    /// The gesture as it is written in a trace, in one line.
    ///
    /// What has its default is left out.
    func json(in container: TraceContainer) -> String {
        JSONWriting.object(members(container))
    }

    private typealias Member = (key: String, value: String)

    private func members(_ container: TraceContainer) -> [Member] {
        switch self {
        case .set(let set): return Self.members(set)
        case .swipe(let swipe):
            let end: [Member] = swipe.ends == .completed ? [] : [("ends", Self.word(swipe.ends))]
            return [("swipe", Self.word(swipe.direction))] + end + Self.preload(swipe.preload)
        case .drag(let direction): return [("drag", Self.word(direction))]
        case .move(let position): return [("move", JSONWriting.number(position))]
        case .release(let release):
            return [("release", release.ends.map(Self.word) ?? "\"byPosition\"")] + Self.preload(release.preload)
        case .settle: return [("settle", "true")]
        case .list(let change): return Self.members(change)
        case .dataSource(let change): return [("dataSource", Self.word(change))]
        case .orientation(let orientation): return [("orientation", Self.word(orientation))]
        case .doubleSided(let isDoubleSided): return [("doubleSided", String(isDoubleSided))]
        case .scroll(let gesture):
            if case .scrollView(let description) = container { return gesture.members(description.axis) }
            return gesture.members(.both)
        case .root(let gesture): return gesture.members
        }
    }

    private static func members(_ set: ProgrammaticSet) -> [Member] {
        var members: [Member] = [("set", pages(set.pages))]
        if set.direction != .forward { members.append(("direction", word(set.direction))) }
        if set.isAnimated { members.append(("animated", "true")) }
        if !set.settles { members.append(("ends", "\"inFlight\"")) }
        if let completion = set.completion { members.append(("completion", String(completion))) }
        if !set.completionPages.isEmpty {
            let animated: [Member] = set.completionIsAnimated ? [("animated", "true")] : []
            members.append(("inCompletion", JSONWriting.object([("set", pages(set.completionPages))] + animated)))
        }
        return members
    }

    private static func members(_ change: ListChange) -> [Member] {
        switch change {
        case .append(let names): [("append", pages(names))]
        case .prepend(let names): [("prepend", pages(names))]
        case .insert(let names, let position): [("insert", pages(names)), ("at", String(position))]
        case .remove(let names): [("remove", pages(names))]
        case .replace(let names): [("replace", JSONWriting.list(names.map(JSONWriting.string)))]
        }
    }

    private static func preload(_ preload: Preload?) -> [Member] {
        preload.map { [("preload", word($0))] } ?? []
    }

    /// One page as a string, several as a list.
    private static func pages(_ names: [String]) -> String {
        names.count == 1 ? JSONWriting.string(names[0]) : JSONWriting.list(names.map(JSONWriting.string))
    }

    private static func word(_ value: some RawRepresentable<String>) -> String {
        JSONWriting.string(value.rawValue)
    }
}
