public import Paging

extension PagingScrollViewSettings: TraceContainer {
    package typealias Gesture = ScrollViewGesture
    package static var usualClient: ScrollViewClientDescription { .article }
}

extension ScrollViewGesture: TraceGesture {
    /// A whole swipe along the scroll view's own axis, or by rows; it has no preloads.
    package static func swipe(_ direction: Direction, ends: TransitionEnd, skipsPreload: Bool) -> Self? {
        .swipe(direction, axis: nil, ends: ends)
    }
}

extension PagingScrollViewSettings: RegisteredContainer {
    static var name: String { "scrollView" }
    static var phrase: String { "a scroll view" }
    static var introduction: String { "a paging scroll view" }
    static var defaults: Self { Self() }

    var layout: Recording.Layout {
        Recording.Layout(arrangement: .grid, isVertical: axis == .vertical, size: size.bounded)
    }

    static var clients: [ClientDeclaration<Self>] {
        [ClientDeclaration("pager", { _ in ScrollViewClientDescription.codec }, { $0 }, part: { $0 })]
    }

    static let gestures = ScrollGestureKind.allCases.map(\.declaration)
    static func place(of gesture: ScrollViewGesture) -> Int { gesture.kind.rawValue }

    static func walkCodec(for container: Self?) -> TaggedObject<GestureGroup<ScrollViewGesture>>? {
        .some(
            GestureGroup.randomWalk(hasPreloads: false) { _, fields, path throws(Problem) in
                let written = fields.child("randomWalk")?.members ?? []
                guard written.contains(where: { $0.key == "skippedPreloads" }) else { return }
                throw Problem(
                    .key(path.appending("skippedPreloads")), "skipped preloads in a scroll view",
                    advice: "Only a page view controller asks for pages ahead. Leave it out.")
            })
    }

    static var restrictions: [SchemaRestriction] {
        let point: JSONTree = ["type": "array"]
        return [
            SchemaRestriction(
                name: "bothAxes", summary: "If the content scrolls both ways, a point is a list of two numbers.",
                condition: .has("container", matching: .has("axis", "both")),
                gestures: ["move": point, "velocity": point, "setOffset": point])
        ]
    }

    static var exampleGestures: String { "[{ \"swipe\": \"forward\" }]" }

    static func mostSteps(pages: Int, _ limits: TraceLimits) -> (count: Int, reason: String) {
        let reason = "Each step of a scroll view looks at every page: with fewer pages there can be more gestures."
        return (min(limits.steps, limits.pagesSeen / max(1, pages)), reason)
    }

    static func act(in gesture: ScrollViewGesture) -> ScrollViewGesture? {
        switch gesture {
        case .set, .resize: gesture
        case .swipe, .drag, .move, .release, .settle: nil
        }
    }

    static func session(of scenario: Scenario<Self>, pages: [String]) -> any SearchableSession<Gesture> {
        PagerSession(
            ScrollViewStage(scenario.container, pages: pages, client: PagingScrollViewPager(scenario.client)),
            scenario.gestures)
    }
}

struct PagerSession: SearchableSession {
    var remembering: RememberingSession<ScrollViewStage>
    var gestures: GestureSequence<ScrollViewGesture>.Iterator
}

extension Trace {
    package init(
        title: String = "", about: String = "", scrollView: PagingScrollViewSettings, pages: [String],
        client: ScrollViewClientDescription = .article, gestures: [ScrollViewGesture]
    ) {
        self.init(
            title: title, about: about, pages: pages,
            scenario: TraceScenario(
                any: Scenario(container: scrollView, client: client, gestures: GestureSequence(gestures))))
    }
}
