import PageTrace

/// A session with four named pages: gestures in, findings and calls of just that gesture out.
struct Pager {
    var session: StagedSession<ScrollViewStage>
    private(set) var last: Step
    /// The pages whose last message was that they appeared.
    private(set) var heard: Set<String> = []

    init(
        _ client: ScrollViewClientDescription = .article,
        _ settings: PagingScrollViewSettings = PagingScrollViewSettings(),
        pages: [String] = ["First", "Second", "Third", "Fourth"]
    ) {
        var session = StagedSession(settings, pages: pages, client: PagingScrollViewPager(client))
        last = session.open() ?? session.perform(.settle)
        self.session = session
        hear()
    }

    /// Performs gestures one after another, and answers with the calls of the last one, as text.
    @discardableResult
    mutating func perform(_ gestures: ScrollViewGesture...) -> [String] {
        for gesture in gestures {
            last = session.perform(gesture)
            hear()
        }
        return calls
    }

    private mutating func hear() {
        for call in last.callbacks where call.role == .appearance {
            guard let page = call.arguments.first?.value.page else { continue }
            if call.name == "viewDidAppear" { heard.insert(page) } else { heard.remove(page) }
        }
    }

    var calls: [String] { last.callbacks.map(\.text) }

    /// What pages were told during the last gesture.
    var told: [String] { last.callbacks.filter { $0.role == .appearance }.map(\.text) }

    /// What is wrong after the last gesture.
    var findings: [Finding.Kind] { last.findings.map(\.kind) }

    /// What the user sees.
    var shown: [String] { last.after[0].shown }

    /// The pages that were told last that they appeared.
    var appeared: [String] { last.after[1].pages }
}

extension ScrollViewGesture {
    /// The finger moves to an offset along the horizontal axis.
    static func move(_ x: Double, _ y: Double = 0) -> Self { .move(to: ScrollPoint(x: x, y: y)) }

    /// The app sets an offset along the horizontal axis.
    static func set(_ x: Double, animated: Bool = false, settles: Bool = true) -> Self {
        .set(ScrollPoint(x: x), animated: animated, settles: settles)
    }

    /// The device is turned on its side.
    static let rotate = ScrollViewGesture.resize(ScrollSize(width: 480, height: 320))
}

extension Recording {
    /// The gestures of the two snapshots: what goes wrong for one client and well for the other.
    static func pager(_ title: String, _ client: ScrollViewClientDescription) -> Recording {
        Recording(
            title: title, client: client, pages: ["First", "Second", "Third", "Fourth"],
            gestures: [
                .swipe(.forward), .set(2, animated: true), .swipe(.backward), .drag, .move(1.6),
                .release(decelerates: false), .rotate,
            ])
    }
}
