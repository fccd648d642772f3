public import Paging

extension PageViewControllerSettings: TraceContainer {
    package typealias Gesture = PageViewControllerGesture
    package static var usualClient: PageClientDescription { .pages(ClientDescription()) }
}

extension PageViewControllerSettings: RegisteredContainer {
    static var name: String { "pageViewController" }
    static var phrase: String { "a page view controller" }
    static var defaults: Self { Self() }

    package static var recordedName: String { "UIPageViewController" }

    package var words: String {
        var words = [Self.recordedName, transitionStyle == .scroll ? "scroll" : "page curl"]
        if system == .classic { words.append("classic") }
        if let spineLocation, transitionStyle == .pageCurl { words.append("spine \(spineLocation)") }
        if isDoubleSided, spineLocation != .mid { words.append("double-sided") }
        if navigationOrientation != .horizontal { words.append("vertical") }
        if layoutDirection == .rightToLeft { words.append("right to left") }
        switch preloads {
        case .always: break
        case .never: words.append("preloads never")
        case .random(let seed, let probability): words.append("preloads at random (seed \(seed), \(probability))")
        }
        words += Quirk.allCases.filter { quirks.contains(Quirks($0)) }.map { "quirk \($0.rawValue)" }
        words += Readings.named.filter { readings.contains($0.reading) }.map { "reading \($0.name)" }
        if !startsOnScreen { words.append("off screen at first") }
        if contract == .lenient { words.append("lenient") }
        if keepsNeighborsOnReassignment { words.append("keeps neighbors on reassignment") }
        return words.joined(separator: ", ")
    }

    package var layout: Recording.Layout {
        let isCurled = transitionStyle == .pageCurl
        return Recording.Layout(
            arrangement: isCurled && spineLocation == .mid ? .spread : .row,
            isVertical: navigationOrientation == .vertical,
            isMirrored: layoutDirection == .rightToLeft, isCurled: isCurled)
    }

    static var clients: [ClientDeclaration<Self>] { ClientDeclaration.all }

    static let gestures = PageGestureKind.allCases.map(\.declaration)
    static func place(of gesture: PageViewControllerGesture) -> Int { gesture.kind.rawValue }

    static func walkCodec(for container: Self?) -> TaggedObject<GestureGroup<PageViewControllerGesture>>? {
        .some(
            GestureGroup.randomWalk { walk, _, path throws(Problem) in
                guard walk.skippedPreloads != 0, container?.transitionStyle == .pageCurl else { return }
                throw Problem(
                    .key(path.appending("skippedPreloads")),
                    "skipped preloads in a container with the transition style \"pageCurl\"",
                    advice: "A page curl keeps no neighbors and asks for none in advance. Leave it out.")
            })
    }

    static var hasPaths: Bool { true }
    static var exampleGestures: String { "[{ \"set\": 1 }, { \"swipe\": \"forward\" }]" }
    static var gesturesAdvice: String { "Add \"gestures\": \(exampleGestures), or \"path\": \"1→2\"." }
    static var emptyAdvice: String { "The shortest trace sets a page: { \"set\": 1 }." }

    static func mostSteps(pages: Int, _ limits: TraceLimits) -> (count: Int, reason: String) { (limits.steps, "") }

    static func gestures(
        path: String, in scenario: Scenario<Self>, pages: [String], limits: TraceLimits
    ) throws(Problem) -> GestureSequence<PageViewControllerGesture> {
        try PathReader.gestures(path, in: scenario, pages: pages, limits: limits)
    }

    static func everyPage(of scenario: Scenario<Self>, pages: [String], _ steps: [Step]) -> [String] {
        var seen: Set<String> = []
        var every: [String] = []
        func add(_ names: [String]) { every += names.filter { seen.insert($0).inserted } }
        add(pages)
        scenario.gestures.forEachWritten { gesture in
            switch gesture {
            case .list(.append(let names)), .list(.prepend(let names)), .list(.insert(let names, _)),
                .list(.replace(let names)):
                add(names)
            case .page(let gesture):
                if case .set(let set) = gesture.withoutLosses { add(set.pages + set.completionPages) }
            case .act(let act): add(act.listChanges.flatMap(\.added) + act.namedPages)
            case .list(.remove), .after: break
            }
        }
        if let placeholder = scenario.client.placeholder { add([placeholder]) }
        return every
    }

    static func call(of gesture: PageViewControllerGesture) -> String? {
        gesture.page?.call { String(reflecting: $0) }
    }

    static func opens(_ gesture: PageViewControllerGesture) -> Bool { gesture.setsPages }

    static func act(in gesture: PageViewControllerGesture) -> PageViewControllerGesture? {
        guard gesture.kind.isOfApp else { return nil }
        return gesture.page.map { .page($0.withoutLosses) } ?? gesture
    }

    static func explorable(_ scenario: Scenario<Self>, pages: [String]) -> Scenario<Self> {
        var scenario = scenario
        let count = scenario.container.spineLocation == .mid && scenario.container.transitionStyle == .pageCurl ? 2 : 1
        if scenario.gestures.isEmpty, !pages.isEmpty {
            scenario.gestures = [.page(.set(PageSet(Array(pages.prefix(count)))))]
        }
        scenario.container = scenario.container.withoutDraws
        return scenario
    }

    var neededFamilies: Set<GestureFamily> { drawsPreloads ? [.skip] : [] }

    func on(_ system: PagingSystem) -> Self? {
        var settings = self
        (settings.system, settings.isBetweenSystems) = (system, false)
        return settings
    }

    var switches: [(name: String, isQuirk: Bool, container: Self)] {
        ContainerSwitch.off(in: self).map { ($0.name, $0.isQuirk, $0.on(in: self)) }
    }

    static func line(
        of scenario: Scenario<Self>, pages: [String], own: [PageViewControllerGesture], _ changes: ListLengths?
    ) -> PageLine {
        var list = PageList(pages)
        scenario.gestures.forEachWritten { $0.listChanges.forEach { list.apply($0) } }
        let own = Set(own.flatMap(\.listChanges))
        guard let changes else { return PageLine(list.pages, own: own) }
        let count = list.pages.count
        return PageLine(
            list.pages, lengths: changes.range ?? max(1, count - 2)...(count + 2), growsAtFront: changes.growsAtFront,
            own: own)
    }
}
