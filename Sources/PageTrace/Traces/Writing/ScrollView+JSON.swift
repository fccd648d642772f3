import Paging

extension ScrollViewDescription {
    /// The container as it is written in a trace, in one line.
    ///
    /// What has its default is left out.
    var json: String {
        let defaults = ScrollViewDescription()
        var members = [(key: "type", value: JSONWriting.string(ContainerKind.scrollView.rawValue))]
        if axis != defaults.axis { members.append(("axis", JSONWriting.string(axis.rawValue))) }
        if columns != defaults.columns { members.append(("columns", String(columns))) }
        if size != defaults.size { members += size.members }
        if bounces != defaults.bounces { members.append(("bounces", String(bounces))) }
        return JSONWriting.object(members)
    }
}

extension ScrollSize {
    /// Both lengths as members of an object.
    var members: [(key: String, value: String)] {
        [("width", JSONWriting.number(width)), ("height", JSONWriting.number(height))]
    }
}

extension ScrollViewClientDescription {
    /// The client as it is written in a trace: the name of a variant, or what differs from the article's client.
    var json: String {
        var members = [(key: "type", value: JSONWriting.string(ClientKind.pager.rawValue))]
        if let variant = Self.variants.first(where: { $0.client == self })?.name {
            if self != .article { members.append(("variant", JSONWriting.string(variant))) }
            return JSONWriting.object(members)
        }
        func word(_ value: some RawRepresentable<String>) -> String { JSONWriting.string(value.rawValue) }
        let usual = Self.article
        if selectsIn != usual.selectsIn {
            let methods = ScrollViewMethod.allCases.filter(selectsIn.contains).map(word)
            members.append(("selectsIn", JSONWriting.list(methods)))
        }
        if selection != usual.selection { members.append(("selection", word(selection))) }
        if filtersRepeats != usual.filtersRepeats { members.append(("filtersRepeats", String(filtersRepeats))) }
        if visibility != usual.visibility { members.append(("visibility", word(visibility))) }
        if remembersVisible != usual.remembersVisible {
            members.append(("remembersVisible", String(remembersVisible)))
        }
        if order != usual.order { members.append(("order", word(order))) }
        return JSONWriting.object(members)
    }

    /// The clients that have a name in a trace; the first is the one that is meant where none is given.
    static let variants: [(name: String, client: ScrollViewClientDescription)] = [
        ("article", .article), ("withoutFlag", .withoutFlag), ("repaired", .repaired),
    ]
}

extension ScrollViewGesture {
    /// The gesture as the members of an object.
    ///
    /// - Parameter axis: The way of the container: a place along it alone is written as one number.
    func members(_ axis: ScrollViewDescription.Axis) -> [(key: String, value: String)] {
        func point(_ point: ScrollPoint) -> String {
            switch axis {
            case .horizontal where point.y == 0: JSONWriting.number(point.x)
            case .vertical where point.x == 0: JSONWriting.number(point.y)
            default: JSONWriting.list([JSONWriting.number(point.x), JSONWriting.number(point.y)])
            }
        }
        var members: [(key: String, value: String)] = []
        switch self {
        case .swipe(let direction, let axis, let ends):
            members.append(("swipe", JSONWriting.string(direction.rawValue)))
            if let axis { members.append(("axis", JSONWriting.string(axis.rawValue))) }
            if ends != .completed { members.append(("ends", JSONWriting.string(ends.rawValue))) }
        case .drag: members.append(("drag", "true"))
        case .move(let position): members.append(("move", point(position)))
        case .release(let velocity, let decelerates):
            members.append(("release", "true"))
            if velocity != .zero { members.append(("velocity", point(velocity))) }
            if let decelerates { members.append(("decelerates", String(decelerates))) }
        case .settle: members.append(("settle", "true"))
        case .set(let position, let isAnimated, let settles):
            members.append(("setOffset", point(position)))
            if isAnimated { members.append(("animated", "true")) }
            if !settles { members.append(("ends", "\"inFlight\"")) }
        case .resize(let size): members.append(("resize", JSONWriting.object(size.members)))
        }
        return members
    }
}
