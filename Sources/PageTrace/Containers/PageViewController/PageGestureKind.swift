import Paging

/// The kinds of gestures of a page view controller, in the order of the documentation.
///
/// Everything about a gesture that is no rule of the container stands in this file: a new one does not compile without.
enum PageGestureKind: Int, CaseIterable {
    case set, swipe, drag, move, release, settle, append, prepend, insert, remove, replace
    case dataSource, scrollEnabled, orientation, doubleSided, container, turn, act, after

    /// Whether the app or its surroundings make the gesture: no finger, and not the main queue.
    var isOfApp: Bool {
        switch self {
        case .set, .append, .prepend, .insert, .remove, .replace, .dataSource, .scrollEnabled, .orientation,
            .doubleSided, .container, .act, .after:
            true
        case .swipe, .drag, .move, .release, .settle, .turn: false
        }
    }

    /// The gestures of the kind that the words of a log can mean: with a set come pages, and with a move a number.
    var namedInLogs: [PageGesture<PageNumber>] {
        switch self {
        case .swipe:
            Direction.allCases.flatMap { direction in
                TransitionEnd.allCases.map { .swipe(Swipe(direction, ends: $0)) }
            }
        case .drag: Direction.allCases.map { .drag($0) }
        case .release:
            TransitionEnd.allCases.map { .release(Release(ends: $0)) }
                + [.release(Release(ends: .completed, preload: .skipped))]
        case .settle: [.settle]
        case .turn: [.turn]
        case .dataSource: DataSourceChange.allCases.map { .dataSource($0) }
        case .orientation: InterfaceOrientation.allCases.map { .orientation($0) }
        case .scrollEnabled: [true, false].map { .scrollEnabled($0) }
        case .doubleSided: [true, false].map { .doubleSided($0) }
        case .container:
            ContainerAppearance.allCases.flatMap { change in [false, true].map { .container(change, animated: $0) } }
        case .set, .move, .append, .prepend, .insert, .remove, .replace, .act, .after: []
        }
    }
}

extension PageViewControllerGesture {
    var kind: PageGestureKind {
        switch self {
        case .page(let gesture): gesture.kind
        case .list(.append): .append
        case .list(.prepend): .prepend
        case .list(.insert): .insert
        case .list(.remove): .remove
        case .list(.replace): .replace
        case .act: .act
        case .after: .after
        }
    }
}

extension PageGesture {
    var kind: PageGestureKind {
        switch self {
        case .set: .set
        case .swipe: .swipe
        case .drag: .drag
        case .move: .move
        case .release: .release
        case .settle: .settle
        case .dataSource: .dataSource
        case .scrollEnabled: .scrollEnabled
        case .orientation: .orientation
        case .doubleSided: .doubleSided
        case .container: .container
        case .turn: .turn
        case .losing(_, let gesture): gesture.kind
        }
    }

    package var recordKind: GestureRecord.Kind {
        switch self {
        case .set(let set): .set(act: set.act, animated: set.isAnimated ? set.direction : nil)
        case .swipe(let swipe): .swipe(swipe.direction)
        case .drag(let direction): .drag(direction)
        case .move(let position): .move(to: [position])
        case .release: .release()
        case .settle: .settle
        case .dataSource(let change): .dataSource(change)
        case .scrollEnabled(let isEnabled): .scrollEnabled(isEnabled)
        case .orientation(let orientation): .orientation(orientation)
        case .doubleSided(let isDoubleSided): .doubleSided(isDoubleSided)
        case .container(let change, _): .container(change)
        case .turn: .turn
        case .losing(_, let gesture): gesture.recordKind
        }
    }
}

extension PageGestureKind {
    var declaration: GestureDeclaration<PageViewControllerSettings> {
        switch self {
        case .set:
            .page(
                PageGesture.set, { if case .set(let set) = $0 { set } else { nil } }, ProgrammaticSet.codec,
                words: { _ in "set" }, details: \.details, call: \.call,
                tried: { $0.container.triedSets($1.pages, movesSpine: $0.client.pages?.movesSpine ?? false) })
        case .swipe:
            .page(
                PageGesture.swipe, { if case .swipe(let swipe) = $0 { swipe } else { nil } }, { Swipe.codec(in: $0) },
                details: \.details, call: \.call, tried: { scenario, _ in scenario.container.triedSwipes })
        case .drag:
            .page(
                PageGesture.drag, { if case .drag(let direction) = $0 { direction } else { nil } },
                { ObjectCodec(key: "drag", .finger(in: $0), from: .forward, "A drag begins.", of: Direction.about) },
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
                details: \.details, call: \.call, tried: { scenario, _ in scenario.container.triedReleases })
        case .settle:
            .page(
                happening: "settle", "What is in flight comes to rest.", .settle, call: "settle()",
                // What a set has left in flight comes to rest, too.
                tried: [.drag, .flight].map { ExploredGesture(page: .settle, $0, rank: 3, isPhase: true) })
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
                .dataSource, call: { $0 == .removed ? "removeDataSource()" : "assignDataSource()" },
                tried: { _, _ in
                    [DataSourceChange.removed, .assigned].map { ExploredGesture(page: .dataSource($0), .act, rank: 4) }
                })
        case .scrollEnabled:
            .page(
                PageGesture.scrollEnabled, { if case .scrollEnabled(let isEnabled) = $0 { isEnabled } else { nil } },
                .scrollEnabled, call: { "setScrollEnabled(\($0))" },
                // It does nothing but keep fingers away: only what the trace has of it is tried.
                tried: { _, _ in [] })
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
                // An app that never does it is accused of nothing: only what the trace has of it is tried.
                tried: { _, _ in [] })
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
                call: { $0.change.call + ($0.isAnimated ? "(animated: true)" : "()") },
                tried: { _, _ in
                    [ContainerAppearance.disappears, .appears].map {
                        ExploredGesture(page: .container($0), .cover, rank: 6)
                        // A keyboard comes while a set is animated.
                    } + [ExploredGesture(page: .container(.layoutChanges), .flight, rank: 6, isPhase: true)]
                })
        case .turn:
            .page(
                happening: "turn", "The main queue turns while something is in flight; at rest it turns by itself.",
                .turn, call: "turn()",
                tried: [ExploredGesture(page: .turn, .turn, rank: 5, isPhase: true)])
        case .act:
            GestureDeclaration(
                PageViewControllerGesture.act, { if case .act(let act) = $0 { act } else { nil } },
                { _ in AppAct.codec }, words: { "\(Wording.visible($0.words)): \($0.effectWords)" },
                // What is tried of it stands in the trace.
                details: { $0.settles ? "" : ", in flight" }, tried: { _, _ in [] })
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

// What an app does to a container, in a gesture of its own or in a function.

extension ObjectCodec<DataSourceChange> {
    static var dataSource: ObjectCodec {
        ObjectCodec(
            key: "dataSource", .word, from: .assigned, "The data source is taken away or assigned again.",
            of: "What happens to it.")
    }
}

extension ObjectCodec<Bool> {
    static var scrollEnabled: ObjectCodec {
        ObjectCodec(
            key: "isScrollEnabled", .boolean, from: false,
            "The app turns isScrollEnabled of the scroll view inside off, or on again.", of: "Whether fingers scroll.")
    }
}
