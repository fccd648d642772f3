/// What every sequence of gestures can lead to, in several worlds: where a proof holds, and where it does not.
///
/// ```swift
/// let table = ExploredWorlds(trace.worlds())
/// table.text   // Holds in 22 of 24 worlds.
/// ```
package struct ExploredWorlds: Sendable {
    package struct Row: Sendable {
        package let world: ExploredWorld
        /// What can be reached there; nil if the trace's own gestures end the app.
        package let exploration: Exploration?

        /// Whether no sequence of gestures has a finding.
        package var holds: Bool { exploration?.isProof == true }
    }

    package let rows: [Row]

    package init(
        _ worlds: [(world: ExploredWorld, trace: Trace)], _ options: ExplorationOptions = ExplorationOptions()
    ) {
        rows = worlds.map { Row(world: $0.world, exploration: $0.trace.explored(options)) }
    }

    /// What was tried in no world, and on which choices the answer rests.
    fileprivate var scope: ExplorationScope? {
        guard var scope = rows.first?.exploration?.scope else { return nil }
        let (systems, triesSwitches) = (Set(rows.map(\.world.system)), rows.contains { $0.world.switchedOn != nil })
        scope.untried = scope.untried.compactMap { untried in
            switch untried {
            case .systems(let others):
                let rest = others.filter { !systems.contains($0) }
                return rest.isEmpty ? nil : .systems(rest)
            case .quirks, .readings: return triesSwitches ? nil : untried
            case .losses, .lengths, .variables: return untried
            }
        }
        return scope
    }

    /// Whether a bound was met in some world.
    package var isBounded: Bool { rows.contains { $0.exploration?.bound != nil } }
}

extension ExploredWorlds {
    /// The table for people: in how many worlds the proof holds, then each world, those in which it fails first, and
    /// what was found there; what is the same as in the line above is said once.
    ///
    /// Ends with a newline.
    package var text: String { lines.text }

    package var lines: [ReportLine] {
        let count = rows.count { $0.holds }
        let width = (rows.map(\.world.name.count).max() ?? 0) + 2
        let words = rows.map(\.words)
        let order = rows.indices.sorted {
            // The same answers together, in the order in which each comes first.
            (rows[$0].rank, words.firstIndex(of: words[$0]) ?? 0, $0) < (
                rows[$1].rank, words.firstIndex(of: words[$1]) ?? 0, $1
            )
        }
        var last: String?
        let table = order.map { place in
            let (name, isNew) = (rows[place].world.name, words[place] != last)
            last = words[place]
            let room = String(repeating: " ", count: width - name.count)
            return ReportLine.words("  \(rows[place].sign)  \(name)" + room + (isNew ? words[place] : "the same"))
        }
        let verdict = "Holds in \(Quantity.text(count)) of \(Quantity.text(rows.count, "world"))."
        let isGood = count == rows.count ? true : rows.contains { $0.rank == 0 } ? false : nil
        var parts = [[ReportLine(kind: .verdict(isGood: isGood), text: verdict)], table]
        if let scope { parts.append([.words(scope.text())]) }
        return parts.separated
    }

    /// The table for programs.
    ///
    /// Ends with a newline.
    package var json: String {
        let rows = rows.map { row in
            JSONTree.object([
                ("system", .string(row.world.system.rawValue)),
                ("switchedOn", .text(row.world.switchedOn)),
                ("holds", .raw(row.holds)), ("answer", .string(row.answer)),
                ("states", row.exploration.map { .raw($0.states) } ?? .raw("null")),
                ("walk", .text(row.exploration?.walks.first?.notation)),
                ("kind", .text(row.exploration?.walks.first?.sort.kind.rawValue)),
                ("rule", .text(row.exploration?.walks.first?.sort.rule?.name)),
            ])
        }
        let families = self.rows.first?.exploration?.families ?? []
        let members: [JSONTree.Member] = [
            ("version", .raw(1)), ("worlds", .raw(self.rows.count)), ("holdsIn", .raw(self.rows.count { $0.holds })),
            ("table", .lines(rows)), ("gestures", .list(families.map { .string($0.rawValue) })),
            ("notTried", .list((scope?.notTried ?? []).map { .string($0) })),
            ("restsOn", .list((scope?.choices.rules ?? []).map { .string($0) })),
        ]
        return JSONTree.open(.object(members)).text() + "\n"
    }
}

extension ExploredWorlds.Row {
    /// What was found, in a word.
    fileprivate var answer: String {
        guard let exploration else { return "stopped" }
        return !exploration.walks.isEmpty ? "fails" : exploration.bound == nil ? "holds" : "bounded"
    }

    /// Failures first, then what nobody knows.
    fileprivate var rank: Int { holds ? 2 : exploration?.hasFindings ?? true ? 0 : 1 }

    fileprivate var sign: String { ["✗", "?", "✓"][rank] }

    fileprivate var words: String {
        guard let exploration else { return "the trace's own gestures end the app" }
        if let walk = exploration.walks.first {
            return "\(Wording.visible(walk.notation)) \(walk.sort.consequence)"
        }
        if let first = exploration.found.first { return "step \(first.step) of the trace: \(first.finding.message)" }
        guard let bound = exploration.bound else { return exploration.figures }
        return "nobody knows: \(bound == .nothing ? "" : "\(exploration.figures), and then ")\(bound.words)"
    }
}
