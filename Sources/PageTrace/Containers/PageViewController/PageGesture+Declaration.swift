import Paging

extension PageGestureKind {
    /// Everything about the gesture that is no rule of the container, in one place.
    var declaration: GestureDeclaration<PageViewControllerSettings> {
        switch self {
        case .set:
            .page(
                PageGesture.set, { if case .set(let set) = $0 { set } else { nil } }, ProgrammaticSet.codec,
                words: { _ in "set" }, details: \.details, call: \.call, tried: { $0.container.triedSets($1.pages) })
        case .swipe:
            .page(
                PageGesture.swipe, { if case .swipe(let swipe) = $0 { swipe } else { nil } }, Swipe.codec,
                details: { ($0.ends == .cancelled ? ", cancelled" : "") + words($0.preload) },
                call: {
                    "swipe(.\($0.direction)\($0.ends == .cancelled ? ", ends: .cancelled" : "")"
                        + "\(argument("preload", $0.preload)))"
                },
                tried: { scenario, _ in scenario.container.triedSwipes })
        case .drag:
            .page(
                PageGesture.drag, { if case .drag(let direction) = $0 { direction } else { nil } },
                ObjectCodec(key: "drag", .word, from: .forward, "A drag begins.", of: Direction.about),
                call: { "drag(.\($0))" },
                tried: { _, _ in
                    Direction.allCases.map { ExploredGesture(page: .drag($0), .drag, rank: 3, isPhase: true) }
                })
        case .move:
            .page(
                PageGesture.move, { if case .move(let position) = $0 { position } else { nil } },
                ObjectCodec(
                    key: "move", .number(in: -2...2), from: 0, "The finger moves.",
                    of: """
                        The share of a page from rest, positive in the direction in which the drag began; beyond 1 it \
                        crosses a page.
                        """),
                call: { "move(to: \($0))" },
                tried: { _, _ in
                    PageViewControllerSettings.exploredPositions.map {
                        ExploredGesture(page: .move(to: $0), .drag, rank: 3, isPhase: true)
                    }
                })
        case .release:
            .page(
                PageGesture.release, { if case .release(let release) = $0 { release } else { nil } }, Release.codec,
                details: { ($0.ends.map { ", \($0)" } ?? "") + words($0.preload) },
                call: { "release(\((argument("ends", $0.ends) + argument("preload", $0.preload)).dropFirst(2)))" },
                tried: { scenario, _ in scenario.container.triedReleases })
        case .settle:
            .page(
                happening: "settle", "What is in flight comes to rest.", .settle, call: "settle()",
                // What a set has left in flight comes to rest, too.
                tried: [.drag, .flight].map { ExploredGesture(page: .settle, $0, rank: 3, isPhase: true) }
                    + Losses.named.map {
                        ExploredGesture(page: PageGesture.settle.losing($0.loss), .lose, rank: 7, isPhase: true)
                    })
        case .append:
            Self.list(
                "append", .newPages { new, pages throws(Problem) in try pages.insert(new, at: pages.names.count) },
                "Pages are added at the end of the list.", Self.newPages, ListChange.append,
                // Every change is tried here, page by page: each is as simple as the others.
                tried: { _, line in line.changes.map { ExploredGesture(.list($0), .list, rank: 2) } }
            ) { if case .append(let names) = $0 { names } else { nil } }
        case .prepend:
            Self.list(
                "prepend", .newPages { new, pages throws(Problem) in try pages.insert(new, at: 0) },
                "Pages are added at the front of the list.", Self.newPages, ListChange.prepend
            ) { if case .prepend(let names) = $0 { names } else { nil } }
        case .insert: Self.insertion
        case .remove:
            Self.list(
                "remove", .removedPages, "Pages are removed from the list.", "One page, or several.", ListChange.remove
            ) { if case .remove(let names) = $0 { names } else { nil } }
        case .replace:
            Self.list(
                "replace", .allPages, "The list becomes another one.",
                "All pages of the new list; it may be empty.", ListChange.replace
            ) { if case .replace(let names) = $0 { names } else { nil } }
        case .dataSource:
            .page(
                PageGesture.dataSource, { if case .dataSource(let change) = $0 { change } else { nil } },
                ObjectCodec(
                    key: "dataSource", .word, from: .assigned, "The data source is taken away or assigned again.",
                    of: "What happens to it."),
                call: { $0 == .removed ? "removeDataSource()" : "assignDataSource()" },
                tried: { _, _ in
                    [DataSourceChange.removed, .assigned].map {
                        ExploredGesture(page: .dataSource($0), .act, rank: 4)
                    }
                })
        case .orientation:
            .page(
                PageGesture.orientation, { if case .orientation(let orientation) = $0 { orientation } else { nil } },
                ObjectCodec(
                    key: "orientation", .word, from: .portrait, "The interface orientation changes.",
                    of: "The new orientation."),
                call: { "rotate(to: .\($0))" },
                tried: { scenario, _ in
                    // Only the spine of a page curl looks at which side is up.
                    let isCurl = scenario.container.transitionStyle == .pageCurl
                    let orientations: [InterfaceOrientation] =
                        isCurl ? [.landscapeLeft, .portrait, .landscapeRight, .portraitUpsideDown] : [.landscapeLeft]
                    return orientations.map { ExploredGesture(page: .orientation($0), .act, rank: 4) }
                })
        case .doubleSided:
            .page(
                PageGesture.doubleSided, { if case .doubleSided(let isSet) = $0 { isSet } else { nil } },
                ObjectCodec(
                    key: "doubleSided", .boolean, from: true, "The pages get a back, or lose it. (Page curl.)",
                    of: "Whether they have one."),
                call: { "setDoubleSided(\($0))" },
                tried: { scenario, _ in
                    guard scenario.container.transitionStyle == .pageCurl else { return [] }
                    return [true, false].map { ExploredGesture(page: .doubleSided($0), .act, rank: 4) }
                })
        case .container:
            .page(
                { PageGesture.container($0.change, animated: $0.isAnimated) },
                { if case .container(let change, let isAnimated) = $0 { (change, isAnimated) } else { nil } },
                ObjectCodec(
                    gesture: """
                        The container itself appears or disappears: a push, a modal, another tab; or its layout changes: a \
                        keyboard, the safe area.
                        """,
                    from: (change: ContainerAppearance.disappears, isAnimated: false),
                    [
                        Key(required: "container", \.change, .word, "What happens to it."),
                        Key("animated", \.isAnimated, .boolean, "Whether the pages are told that it is animated."),
                    ]),
                call: { "perform(.container(.\($0.change), animated: \($0.isAnimated)))" },
                tried: { _, _ in
                    [ContainerAppearance.disappears, .appears].map {
                        ExploredGesture(page: .container($0), .cover, rank: 6)
                        // A keyboard comes while a set is animated.
                    } + [ExploredGesture(page: .container(.layoutChanges), .flight, rank: 6, isPhase: true)]
                })
        case .turn:
            .page(
                happening: "turn", "The main queue turns while something is in flight; at rest it turns by itself.",
                .turn, call: "perform(.turn)",
                tried: [ExploredGesture(page: .turn, .turn, rank: 5, isPhase: true)])
        case .after:
            GestureDeclaration(
                PageViewControllerGesture.after, { if case .after(let wait) = $0 { wait } else { nil } },
                { _ in
                    ObjectCodec(
                        key: "after", .word, from: .watchdog,
                        "Time has passed: the app's watchdog lowers the busy flag and sets the wanted page again.",
                        of: "What has waited for it.")
                },
                words: { "after \($0.rawValue)" }, details: { _ in "" }, call: { _ in nil },
                tried: { scenario, _ in
                    guard case .pages(let client) = scenario.client, client.hasWatchdog else { return [] }
                    return [ExploredGesture(.after(.watchdog), .act, rank: 5)]
                })
        }
    }
}

extension GestureDeclaration<PageViewControllerSettings> {
    /// Declares a gesture of the container itself.
    fileprivate static func page<Part>(
        _ make: @escaping @Sendable (Part) -> PageGesture<String>,
        _ part: @escaping @Sendable (PageGesture<String>) -> Part?, _ codec: ObjectCodec<Part>,
        words: (@Sendable (Part) -> String)? = nil, details: @escaping @Sendable (Part) -> String = { _ in "" },
        call: @escaping @Sendable (Part) -> String?, tried: @escaping Tried
    ) -> Self {
        Self(
            { .page(make($0.part).losing($0.losses)) },
            { gesture in
                gesture.page.flatMap { page in
                    part(page.withoutLosses).map { Losing(part: $0, losses: page.losses) }
                }
            },
            { _ in codec.losing }, words: { words?($0.part) ?? make($0.part).recordKind.words },
            details: { losing in
                details(losing.part) + losing.losses.names.map { ", \($0) is lost" }.joined()
            },
            // What a session performs has one method each, and none for what is lost.
            call: { $0.losses.isEmpty ? call($0.part) : nil }, tried: tried)
    }

    /// Declares a gesture whose mere presence says everything.
    fileprivate static func page(
        happening name: String, _ summary: String, _ gesture: PageGesture<String>, call: String,
        tried: [ExploredGesture<PageViewControllerGesture>]
    ) -> Self {
        .page(
            { _ in gesture }, { $0 == gesture ? true : nil }, ObjectCodec(happening: name, summary),
            call: { _ in call }, tried: { _, _ in tried })
    }
}

private func words(_ preload: Preload?) -> String { preload.map { ", preload \($0)" } ?? "" }

private func argument(_ label: String, _ value: (some Any)?) -> String { value.map { ", \(label): .\($0)" } ?? "" }

extension ProgrammaticSet {
    /// What a trace says about a set: the pages, the animation, and whether it stays in flight.
    fileprivate var details: String {
        " \(pages.map(PageName.text).joined(separator: ", "))" + (isAnimated ? " animated \(direction)" : "")
            + (settles ? "" : ", in flight")
    }

    /// The call on a session, nil for a set whose completion block sets pages: a session's client has its own blocks.
    fileprivate var call: String? {
        guard completionPages.isEmpty else { return nil }
        var call = "set([\(pages.joined(separator: ", "))]"
        if isAnimated { call += ", direction: .\(direction), animated: true" }
        if !settles { call += ", settles: false" }
        if let completion { call += ", completion: \(completion)" }
        return call + ")"
    }
}
