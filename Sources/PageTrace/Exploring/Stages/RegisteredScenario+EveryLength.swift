/// What can be reached whatever the number of pages is.
struct EveryLength {
    /// How far beyond the pages that a state names a gesture may look.
    static let reach = 2
    /// The shortest long run: between what is reached from both ends is a page that is not reached.
    static let run = 2 * reach + 2
    /// The maximum number of variables, and of pages at the beginning of the list that gestures or the app's code name.
    static let mostNamed = 8
    /// The number of pages of the longest list: as many long runs as a state can have.
    static let mostPages = 200

    let sorts: Set<FindingSort>
    /// The rules and outcomes that no gesture meets.
    let unmet: Set<String>
}

extension RegisteredScenario {
    /// What can be reached with any number of pages from those of the trace on, or with a list that changes, however long
    /// it becomes; nil if that is not asked or cannot be told.
    func everyLength(
        _ own: [Container.Gesture], _ pages: [String], _ options: ExplorationOptions
    ) -> EveryLength? {
        // A set of every page names all pages, so none is like another.
        guard options.asksForAll, !options.setsPages else { return nil }
        guard options.families.contains(.list) else {
            return options.triesLongerLists ? everyLength(of: own, pages, options) : nil
        }
        let asked = line(options, own: own, pages: pages)
        guard options.triesLongerLists || asked.isLong else { return nil }
        var options = options
        // Lists of so few pages have no long run, so removals lead from those that have one to every shorter one.
        let fewest = min(asked.lengths.lowerBound, EveryLength.run)
        options.list = fewest...(asked.start.count + PageLine.roomForRuns)
        let line = line(options, own: own, pages: pages)
        let gestures = exploredGestures(options.families, line: line, own: own)
        guard let session = exploringSession(gestures, pages)?.session else { return nil }
        return session.everyLength(from: [session], gestures, line, fewest: asked.lengths.lowerBound, options)
    }

    /// What can be reached with a list that stays as it is, whatever its length is.
    private func everyLength(
        of own: [Container.Gesture], _ pages: [String], _ options: ExplorationOptions
    ) -> EveryLength? {
        // A start with a longer list is that of the last one, but for the length of a long run.
        let longest = pages.count + EveryLength.run
        let more = (pages.count..<max(longest, EveryLength.mostPages)).map { "page \($0 + 1)" }
        let gestures = exploredGestures(options.families, line: line(options, own: own, pages: pages), own: own)
        guard !pages.isEmpty, !gestures.isEmpty, Set(pages).isDisjoint(with: more) else { return nil }
        func session(_ pages: [String]) -> (any StageSession<Container.Gesture>)? {
            let line = line(options, own: own, pages: pages)
            guard exploredGestures(options.families, line: line, own: own) == gestures else { return nil }
            return exploringSession(gestures, pages)?.session
        }
        let every = pages + more
        let starts = (pages.count...longest).compactMap { session(Array(every.prefix($0))) }
        guard starts.count == EveryLength.run + 1, let session = session(every) else { return nil }
        return session.everyLength(
            from: starts, gestures, line(options, own: own, pages: every), fewest: pages.count, options)
    }

    /// Explores a list that may become long as one that may grow by a few pages; nil if that may not be the same.
    ///
    /// What short lists show can be reached with long ones too, because a list need not grow. If nothing else can be
    /// reached however long the list becomes, they show the same. A walk with so many gestures adds fewer pages than
    /// the short lists have room for. So none of the walks with fewer gestures than that is missing, and the shortest of
    /// all is the same, too.
    func exploredAsShort(
        _ trace: Trace, _ own: [Container.Gesture], _ options: ExplorationOptions, _ every: EveryLength?
    ) -> Exploration? {
        guard let every else { return nil }
        let asked = line(options, own: own, pages: trace.pages)
        guard asked.isLong else { return nil }
        var options = options
        var room = PageLine.firstRoom
        while asked.roomToGrow > 2 * room {
            options.list = asked.lengths.lowerBound...(asked.start.count + room)
            guard let short = searched(trace, own, options, every), short.bound == nil, short.pagesFrom != nil,
                Set(short.unmet) == every.unmet
            else { return nil }
            let longest = short.walks.map(\.length).max() ?? 0
            if longest < room { return short }
            room = longest + 1
        }
        return nil
    }
}

extension ExplorationOptions {
    /// Whether walks of every length are asked for, from where the trace begins.
    fileprivate var asksForAll: Bool { start == .start && depth == nil }

    /// Whether sets of every page are tried.
    var setsPages: Bool { !families.isDisjoint(with: [.set, .flight]) }
}

extension PageLine {
    /// By how many pages a list grows at first if it stands for one that may become long.
    fileprivate static let firstRoom = 8
    /// The room for all runs that a state can have at a time; if it is too small, nothing is said of longer lists.
    fileprivate static let roomForRuns = 48

    fileprivate var roomToGrow: Int { lengths.upperBound - start.count }

    /// Whether the list may become so long that it is worth looking for a shorter one that shows the same.
    fileprivate var isLong: Bool { roomToGrow > 2 * Self.firstRoom }
}
