import Paging

/// The smallest changes of an app after which no sequence of gestures has a finding.
package struct Repairs: Sendable {
    /// What can be reached first; nil if nothing was found.
    package internal(set) var finding: ReachedFinding?
    /// The repairs of the smallest size that there is; the one that holds in most worlds comes first.
    package internal(set) var repairs: [Repair] = []
    /// Without repairs: the best that there is, and the finding that remains after it.
    package internal(set) var best: (repair: Repair, remaining: ReachedFinding)?
    /// Changes after which nothing would be found, and what they take from the app.
    package internal(set) var refused: [(words: String, losses: [String])] = []
    /// What fails latest of all that fails.
    var nearest: Miss?
    /// The number of changes, alone and together, that were tried.
    var tried = 0
    /// The number of variables' moments that rode along in one exploration.
    package internal(set) var ridden = 0
    /// What was required of each repair.
    var required = ""
    /// What was not tried if nothing was found.
    var untried = ExplorationScope()
    /// What ended the search early, nil if everything was tried.
    package internal(set) var bound: ExplorationBound?

    /// The most repairs that are proved and told.
    static let most = 5

    /// The walk to what was found, without a repair, by default the first, and with it; nil if there is none.
    ///
    /// A repair of an act changes the gestures: then the gestures are those of the trace.
    package func beforeAndAfter(in trace: Trace, _ repair: Repair? = nil) -> (before: Trace, after: Trace)? {
        guard let finding, let repair = repair ?? repairs.first else { return nil }
        var (before, after) = (trace, repair.trace)
        if let walk = repair.trace.following(finding.trace),
            !Replay(walk).contains(where: { $0.findings.contains { FindingSort($0) == finding.sort } })
        {
            (before, after) = (finding.trace, walk)
        }
        // What the author says of the trace is said of the mistake.
        after.about = "\(repair.changes.words.prefix(1).uppercased())\(repair.changes.words.dropFirst())."
        return (before, after)
    }

    struct Miss: Sendable {
        let changes: [RepairChange]
        var finding: ReachedFinding

        /// The later it fails, and the less changes, the nearer it is.
        var rank: (Int, Int, Int) { (-finding.length, changes.count, changes.keys) }
    }
}

/// A repair: what changes, and what was proved of the result.
package struct Repair: Sendable {
    package let changes: [RepairChange]
    /// The trace as it was read from its written text.
    package let trace: Trace
    /// The text of the trace: that of its author, with the changes.
    package let text: [UInt8]
    /// The lines of the trace that differ.
    package let difference: [String]
    /// What can be reached after the repair.
    package let exploration: Exploration
    /// The worlds in which it was tried, and those in which it fails with the shortest walk; nil if it was tried in none.
    package internal(set) var worlds: (count: Int, failing: [(name: String, walk: String)])?

    var rank: (Int, Int, Int) { (changes.effort.roundabout, worlds?.failing.count ?? 0, changes.keys) }
}

/// An app with some of its statements changed.
struct ChangedApp: Sendable {
    let changes: [RepairChange]
    let trace: Trace

    /// The app with more changes, nil if no app can be so.
    func adding(_ more: [RepairChange]) -> ChangedApp? {
        trace.changed(more).map { ChangedApp(changes: changes + more, trace: $0) }
    }
}

extension Trace {
    /// Looks for the smallest changes of the app after which no sequence of gestures has a finding.
    ///
    /// - Parameters:
    ///   - options: What is explored, and how far.
    ///   - text: The text of the trace, whose other lines stay as they are; nil for ``json()``.
    ///   - triesWorlds: Whether each repair is tried on every system, and with every quirk and reading.
    /// - Returns: The repairs; nil if the trace's own gestures end the app.
    package func repairs(
        _ options: ExplorationOptions = ExplorationOptions(), text: [UInt8]? = nil,
        triesWorlds: Bool = false
    ) -> Repairs? {
        let text = text ?? Array(json().utf8)
        guard var search = RepairSearch(self, options, text: text) else { return nil }
        guard search.result.finding != nil else {
            var result = search.result
            // On which choices it rests that there is nothing to repair.
            if result.bound == nil, let proof = explored(options.withoutDrawing) { result.untried = proof.scope }
            return result
        }
        var deeds = KnownDeeds(of: self, options)
        for round in 1...3 where search.result.repairs.isEmpty {
            for app in search.apps(inRound: round) where search.looksFor(app) {
                guard let written = written(app, in: text) else { continue }
                // A variable that only observes takes nothing away, and one that is right in every walk takes each page.
                let isActing = app.changes.contains { $0.variable.map { acts(on: $0.name) } ?? true }
                guard let losses = isActing ? deeds.losses(in: written.trace) : [] else {
                    // What may be lost is no repair.
                    search.result.bound = .work
                    continue
                }
                guard losses.isEmpty else {
                    search.result.refused.append((app.changes.words, losses.map(\.words)))
                    continue
                }
                guard let repair = repair(app, written, options), repair.exploration.isProof else { continue }
                search.result.repairs.append(repair)
            }
        }
        var result = search.result
        if result.repairs.isEmpty, let (app, remaining) = search.best {
            result.best = written(app, in: text).flatMap { repair(app, $0, options) }.map { ($0, remaining) }
        }
        guard triesWorlds else { return result }
        // In the order in which they were found, if nothing else decides.
        result.repairs = result.repairs.map { $0.tried(options) }.enumerated().sorted { one, other in
            one.element.rank != other.element.rank
                ? one.element.rank < other.element.rank : one.offset < other.offset
        }.map(\.element)
        return result
    }

    typealias Written = (text: RepairedText, from: [UInt8], trace: Trace)

    /// The text of a trace with a change of it, and the trace that is read from it; nil if that is not the changed app.
    func written(_ app: ChangedApp, in text: [UInt8]) -> Written? {
        let isOfClient = !app.changes.allSatisfy(\.isOfAct)
        // A path has no lines for what the app does.
        let isOfPath =
            app.changes.contains(where: \.isOfAct)
            && JSONValue(rootOf: text).members?.contains { $0.key == "path" } == true
        let text = isOfPath ? Array(json().utf8) : text
        let written = RepairedText(text, app.changes, client: isOfClient ? .object(scenario.any.clientMembers) : nil)
        guard let read = Trace.written(written.bytes), read.scenario == app.trace.scenario else { return nil }
        return (written, text, read)
    }

    /// A change as a repair: as it is read from its text, and explored.
    private func repair(_ app: ChangedApp, _ written: Written, _ options: ExplorationOptions) -> Repair? {
        written.trace.explored(options.withoutDrawing).map { exploration in
            Repair(
                changes: app.changes, trace: written.trace, text: written.text.bytes,
                difference: written.text.lines(differingFrom: written.from), exploration: exploration)
        }
    }
}

extension Repair {
    /// The repair with the worlds in which it was tried.
    fileprivate func tried(_ options: ExplorationOptions) -> Repair {
        let rows = ExploredWorlds(trace.worlds(), options.withoutDrawing).rows
        // What was not tried to its end in each of them is not said of any.
        guard !rows.isEmpty, rows.allSatisfy({ $0.exploration.map { $0.isProof || $0.hasFindings } ?? true }) else {
            return self
        }
        let failing = rows.filter { !$0.holds }.map { row in
            let walk = row.exploration?.walks.first.map { Wording.visible($0.notation) }
            return (row.world.name, walk ?? "the trace's own gestures end the app")
        }
        var tried = self
        tried.worlds = (rows.count, failing)
        return tried
    }
}

extension ExplorationOptions {
    fileprivate var withoutDrawing: ExplorationOptions {
        var options = self
        options.draws = false
        return options
    }
}
