import Paging

extension Repairs {
    /// The answer for people: the finding, the repairs with the lines that change, and what was tried and required.
    package var lines: [ReportLine] {
        guard let finding else {
            let open = bound.map { "Nobody knows whether there is something to repair: \($0.words)." }
            let verdict =
                open
                ?? "Nothing to repair: no sequence of these gestures, of any length, has a finding\(untried.rests)."
            let other = untried.untried.contains { if case .systems = $0 { true } else { false } }
            let hint = other ? "To try the other system, too: pagetrace explore --system both." : ""
            let rest = [untried.line, hint].filter { !$0.isEmpty }.map { [ReportLine.words($0)] }
            return ([[ReportLine(kind: .verdict(isGood: bound == nil ? true : nil), text: verdict)]] + rest).separated
        }
        var parts = [[ReportLine(kind: .verdict(isGood: false), text: finding.words)]]
        func add(_ title: String, _ lines: [String] = []) {
            parts.append([.words(title)] + lines.map { .words("  \($0)") })
        }
        if let first = repairs.first {
            let (proof, gestures) = (first.exploration, first.exploration.families.map(\.rawValue))
            let proved = "Proved for the gestures \(Wording.sequence(gestures)): \(proof.figures)\(proof.scope.rests)."
            parts += [["\(first.said).", proved, first.heldIn].compactMap { $0 }.map(ReportLine.words)] + first.code
            if repairs.count > 1 {
                add(
                    "Also proved:",
                    repairs.dropFirst().map { repair in
                        ["\(repair.said): \(repair.exploration.figures).", repair.heldIn].compactMap { $0 }
                            .joined(separator: " ")
                    })
            }
        } else {
            let isPart = best?.repair.changes.isEmpty == false
            add("Nothing that was tried repairs it\(isPart ? " all" : "").")
            if let (repair, remaining) = best {
                if isPart { parts += [[.words("The best that there is, \(repair.said):")]] + repair.code }
                add("What remains: \(remaining.words)")
            }
            add(
                "What repair changes: where a variable of the client is updated and what it takes, the client's other "
                    + "words and Boolean values, and what the app does in one of the gestures of the trace, or behind each "
                    + "change of the list.")
        }
        if !refused.isEmpty {
            let title = "Refused, although no finding would be left, because something gets lost:"
            add(title, refused.map { "\(Wording.visible($0.words)): \($0.losses[0])" })
        }
        var tried = "Tried: \(Quantity.text(tried, "change"))"
        if ridden > 0 { tried += ", and \(Quantity.text(ridden, "moment")) of variables in one exploration" }
        if let nearest {
            tried += ". Nearest of what fails: \(Wording.visible(nearest.changes.words)). \(nearest.finding.words)"
        }
        if let bound { tried += "\nNot everything was tried: \(bound.words)." }
        parts.append([.words(tried), .words(required)])
        let scope = (repairs.first ?? best?.repair)?.exploration.scope.line ?? ""
        if !scope.isEmpty { add(scope) }
        return parts.separated
    }

    /// The answer for programs, with each repaired trace.
    ///
    /// Ends with a newline.
    package var json: String {
        let refused = refused.map { changes, losses -> JSONTree in
            ["changes": .string(changes), "loses": .list(losses.map(JSONTree.string))]
        }
        let nearest = nearest.map { JSONTree.joined(["changes": .string($0.changes.words)], $0.finding.tree) }
        let none = JSONTree.raw("null")
        let members: [JSONTree.Member] = [
            ("version", .raw(1)), ("finding", finding?.tree ?? none), ("repairs", .lines(repairs.map(\.tree))),
            ("best", best?.repair.tree ?? none), ("remaining", best?.remaining.tree ?? none),
            ("refused", .lines(refused)), ("nearest", nearest ?? none), ("tried", .raw(tried)),
            ("momentsTried", .raw(ridden)), ("required", .string(required)),
            ("bound", .text(bound?.rawValue)),
        ]
        return JSONTree.open(.object(members)).text() + "\n"
    }
}

extension ReachedFinding {
    fileprivate var tree: JSONTree { ["path": .string(notation), "consequence": .string(sort.consequence)] }
}

extension Repair {
    /// The changes in words: `1 change: update title in …`.
    package var said: String { "\(Quantity.text(changes.count, "change")): \(Wording.visible(changes.words))" }

    /// The worlds in which it holds, in a sentence; nil if it was tried in none.
    fileprivate var heldIn: String? {
        guard let (count, failing) = worlds else { return nil }
        let held = "Holds in \(Quantity.text(count - failing.count)) of \(Quantity.text(count, "world"))"
        guard let first = failing.first else { return held + "." }
        let more = failing.count > 1 ? ", and \(Quantity.text(failing.count - 1)) more" : ""
        return "\(held); not with \(first.name): \(first.walk)\(more)."
    }

    /// The lines of the trace and of an app that change.
    fileprivate var code: [[ReportLine]] {
        let lines = difference.map { line in
            ReportLine(kind: line.hasPrefix("-") ? .onlyInFirst : .onlyInSecond, text: "  " + line)
        }
        return [lines, swift.map { .words("  " + $0) }].filter { !$0.isEmpty }
    }

    /// The lines of an app that change; empty if the trace says it best.
    package var swift: [String] { changes.flatMap { $0.swift.map { Wording.visible($0) } } }

    fileprivate var tree: JSONTree {
        let failing = worlds?.failing.map { name, walk -> JSONTree in ["world": .string(name), "walk": .string(walk)] }
        return .open([
            "changes": .list(changes.map { .string($0.words) }), "isProved": .raw(exploration.isProof),
            "states": .raw(exploration.states), "worlds": worlds.map { .raw($0.count) } ?? .raw("null"),
            "failsIn": failing.map { .list($0) } ?? .raw("null"),
            "difference": .list(difference.map(JSONTree.string)), "swift": .list(swift.map(JSONTree.string)),
            "trace": trace.tree,
        ])
    }
}
