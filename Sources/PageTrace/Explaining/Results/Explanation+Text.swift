import Paging

extension Explanation {
    /// The result for people: the verdict first, then the gestures; or where log and model part, what the model would have
    /// done there, and what to send to us.
    ///
    /// Ends with a newline. A yes says how strong it is, which takes longer than the explanation.
    public var text: String { lines.text }

    package var lines: [ReportLine] {
        let isGood = answer == .yes ? true : answer == .no ? false : nil
        var parts = [[ReportLine(kind: .verdict(isGood: isGood), text: verdict)]]
        func add(_ text: String) { parts.append([.words(text)]) }
        if let raised { add(raised) }
        let remarks = [systemRemark, guessed, idlePatterns, unprinted, strengthWords].compactMap { $0 }
        if !remarks.isEmpty { add(remarks.joined(separator: " ")) }
        if let passedOver { add(passedOver) }
        if isExplained { parts.append(gestureLines) }
        if let parting {
            parts.append(seen(parting))
            if parting.heading == nil { add(allowed(parting)) }
            if !isExplained, !gestures.isEmpty {
                add("What comes before follows from these gestures:")
                parts.append(gestureLines)
            }
            add(candidate(parting))
        }
        return parts.separated
    }

    private var strengthWords: String? {
        guard let strength, strength.changes > 0 else { return nil }
        let (count, refused) = (strength.changes, strength.refused)
        let copies = count == 1 ? "1 copy" : "\(Quantity.text(count)) copies"
        let whole =
            strength.calls < log.entries.count ? "its first \(Quantity.text(strength.calls, "call"))" : "this log"
        let refusals = refused == count ? "all" : Quantity.text(refused)
        return "Of \(copies) of \(whole), each with one line changed, the model refuses \(refusals)."
    }

    /// The system that the log names, and what the answer says of the others.
    private var systemRemark: String? {
        guard let name = log.systemName, options.systems == nil else { return nil }
        // The words of the model itself need no remark.
        if PagingSystem.allCases.contains(where: { $0.rawValue == name }) { return elsewhere }
        let names = log.systems.map(\.rawValue).joined(separator: " and ")
        let held =
            log.systems.count > 1
            ? "The log names \(name), which nobody has probed in public: it was held against both systems."
            : "The log names \(name) and was held against \(names)."
        return [held, elsewhere].compactMap { $0 }.joined(separator: " ")
    }

    private var elsewhere: String? {
        let others = otherSystems
        return others.isEmpty
            ? nil
            : "The model does this on \(others.map(\.rawValue).joined(separator: " and ")), which the log is not of."
    }

    /// What UIKit has been seen to raise in the walk.
    private var raised: String? {
        let raises = raises
        guard let first = raises.first else { return nil }
        let others = raises.count > 1 ? " There \(raises.count == 2 ? "is" : "are") \(raises.count - 1) more." : ""
        return "UIKit has been seen to raise in this walk, and the app may have ended there: \(first)\(others)"
    }

    private var guessed: String? {
        guard log.answersGuessed > 0 else { return nil }
        let answers = Quantity.text(log.answersGuessed, "answer")
        return
            "\(answers) of the data source \(log.answersGuessed == 1 ? "is" : "are") not in the log: what is said here was guessed."
    }

    /// The patterns that have read nothing, because of a wrong letter perhaps.
    private var idlePatterns: String? {
        let idle = log.idlePatterns
        return idle.isEmpty
            ? nil : "No line is like the pattern \(Wording.list(idle, conjunction: "or", atMost: 5))."
    }

    /// The methods that nobody has printed, although the log has their counterparts.
    private var unprinted: String? {
        let observed = ObservedCalls(log)
        if observed.isSubset(of: .lifecycle) {
            return "The log has no call of a data source or a delegate: whether a page view controller shows these "
                + "pages is not known, and was taken for granted."
        }
        let kinds = [ObservedCalls.dataSource, .delegate].filter { !observed.isDisjoint(with: $0) }
            .flatMap { $0.subtracting(observed).kinds.map(\.name) }
        return kinds.isEmpty
            ? nil : "No \(kinds.joined(separator: " and no ")) is in the log, so none was expected."
    }

    private var passedOver: String? {
        guard log.linesPassedOver > 0 else { return nil }
        let lines = Quantity.text(log.linesPassedOver, "line")
        let one = log.linesPassedOver == 1
        let words =
            "\(lines) \(one ? "was" : "were") passed over: no \(one ? "callback stands in it" : "callbacks stand in them")."
        let rest = log.linesPassedOver - log.passedOver.count
        return
            ([words] + log.passedOver.map { "  line \(Quantity.text($0.number)): \(Wording.visible($0.text))" }
            + (rest > 0 ? ["  and \(Quantity.text(rest)) more"] : [])).joined(separator: "\n")
    }

    /// The gestures, numbered as the steps of a recording, each with its lines.
    private var gestureLines: [ReportLine] {
        let most = 40
        var lines: [ReportLine] = []
        if gestures.count <= most,
            let path = Trace(
                container: container, pages: walk.pages, client: walk.client,
                gestures: GestureSequence(gestures.map(\.gesture))
            ).path
        {
            lines += [.words("  \(path)"), .empty]
        }
        for (number, gesture) in gestures.prefix(most).enumerated() {
            let line = "\(number). \(gesture.text)".padded(to: 48) + places(of: gesture)
            lines.append(ReportLine(kind: .gesture(.completed), text: line.trimmingLastSpaces))
        }
        if gestures.count > most { lines.append(.words("and \(Quantity.text(gestures.count - most)) more")) }
        return lines
    }

    private func places(of gesture: ExplainedGesture) -> String {
        let place =
            gesture.entries.map(log.places(of:))
            ?? (gesture.isTold ? "" : gesture.isBeforeLog ? "before the log" : "not in the log")
        if gesture == gestures.last, isCutOff(gesture) {
            return place + ", where the log ends: how it ends is not in it"
        }
        return gesture.isAssumed ? place + "  assumed" : place
    }

    /// Whether the log ends while the gesture goes on, so that nothing says how that ended.
    private func isCutOff(_ gesture: ExplainedGesture) -> Bool {
        guard case .page(.swipe) = gesture.gesture, let calls = gesture.entries else { return false }
        let asked: Set<CallbackRole> = [.dataSource, .indicator]
        return log.entries[calls].allSatisfy {
            asked.contains($0.callback.kind.shape.role) || $0.callback.kind == .willTransitionTo
        }
    }

    /// The line of the log that the model does not explain, and the rule that forbids it.
    private func seen(_ parting: Parting) -> [ReportLine] {
        func lines(_ seen: String, _ why: String) -> [ReportLine] {
            [ReportLine(kind: .finding, text: seen), ReportLine(kind: .annotation, text: why)]
        }
        if let heading = parting.heading {
            return lines(
                "\(Wording.visible(log.name)): \(Wording.visible(heading))",
                "Its calls lead to other pages, or end otherwise, than this heading says.")
        }
        return lines(
            "\(Wording.visible(log.name)):\(log.entries[parting.position].line.map { "\($0): " } ?? " ")"
                + log.line(at: parting.position),
            why(parting))
    }

    /// Why the model does not make the call: of what was not all tried, no rule is named.
    private func why(_ parting: Parting) -> String {
        if let doubt, answer == .no || doubt == .beginsLater {
            if doubt.namesNoRule { return "Nothing that was tried makes this call." }
            if !doubt.isOfSearch { return "With the answers that were guessed the model does something else." }
        }
        return parting.rule.map { "\($0.label) forbids it: \($0.sentence)" }
            ?? "No rule of the model forbids it by name, and none leads to it here."
    }

    private func allowed(_ parting: Parting) -> String {
        guard !parting.alternatives.isEmpty else { return "There the model would have called nobody." }
        let own = parting.rule?.rule
        let lines = parting.alternatives.map { alternative in
            var line = "  " + alternative.call.padded(to: 62) + alternative.gesture
            if let rule = alternative.rule?.rule, rule != own { line = line.padded(to: 84) + "(\(rule.text))" }
            return line
        }
        return "There the model would have called, and in which gesture:\n" + lines.joined(separator: "\n")
    }

    /// The log up to the place, ready to be sent.
    private func candidate(_ parting: Parting) -> String {
        if answer == .no, let doubt, !doubt.isOfSearch || lacksAnswers {
            return """
                With other answers of the data source a device may well do this. Print viewControllerAfter and \
                viewControllerBefore with what they return, and ask again.
                """
        }
        if doubt == .beginsLater {
            return "A device may well do this. Take the log from the first set on, and ask again."
        }
        if answer == .no, doubt == .setsInSteps { return "Not everything was tried: a device may well do this." }
        let first = Swift.max(0, parting.position - 99)
        let lines = log.lines(first...parting.position)
        let help =
            answer == .onlyIf
            ? "it would do it only if \(log.words(assumptions))"
            : options.assume == .skips ? "nothing was assumed" : "nothing that was assumed helps"
        return """
            If a device did this, it is a candidate for a rule. Please send it, with the system, the device and the \
            gestures: open an issue with the form \(Self.issueForm).

                # system: …   device: …   gestures: …
                # the last line is what the model does not do (\(help))
                \(container.words)\(first > 0 ? "\n    # … \(Quantity.text(first, "call")) before: please add the log itself" : "")
            \(lines.map { "    " + $0 }.joined(separator: "\n"))
            """
    }

    /// Whether transitions are in the log, and not all that the data source answers: then nobody is accused.
    private var lacksAnswers: Bool {
        let observed = ObservedCalls(log)
        return log.answersGuessed > 0
            || !observed.isDisjoint(with: .delegate) && !observed.isSuperset(of: .dataSource)
    }

    /// The form of an issue in the repository for what a device does and the model does not.
    static let issueForm = ".github/ISSUE_TEMPLATE/device-does-otherwise.yml"

    /// The verdict in a few sentences, what the plain model says first.
    public var verdict: String {
        switch answer {
        case .yes: return "Yes, on \(systemWords)\(skips)."
        case .notKnown:
            return "Nobody knows: the bound on situations was met. A shorter part of the log may be explained."
        case .onlyIf:
            let count = Quantity.text(assumptions.count, "assumption")
            var text =
                "No in the plain model: \(place). Only if \(log.words(assumptions)): \(count), on \(systemWords)\(skips)."
            if doubt == .beginsLater {
                text += " If the neighbors of the page are known where the log begins, it may need no assumption."
            }
            if let runnerUp {
                text += " The next best: \(log.words(runnerUp)): \(Quantity.text(runnerUp.count, "assumption"))."
            }
            return text
        case .no:
            guard let parting else { return "No." }
            let reach =
                parting.heading != nil
                ? "The model makes the calls, and not what the heading of a step says of them."
                : parting.position == 0
                    ? "The model does not do what \(log.place(of: 0)) says."
                    : "The model does everything before \(log.place(of: parting.position)), and parts there."
            return "No. \(reach) \(certainty) \(assumed)"
        }
    }

    /// Where the plain model parts, and by which rule.
    private var place: String {
        guard let parting else { return "nowhere" }
        let rule = doubt == .beginsLater ? nil : parting.rule
        return log.place(of: parting.position) + (rule.map { ", \($0.rule.text)" } ?? "")
    }

    private var certainty: String {
        let count = Quantity.text(containersTried, "container")
        let tried = "\(count) tried; \(container.words) gets furthest."
        if let doubt { return "(This is no proof: \(doubt.words). \(tried))" }
        return "(Every swipe, drag and skipped preload was tried, in \(count); \(container.words) gets furthest.)"
    }

    private var assumed: String {
        switch options.assume {
        case .skips: "Nothing else was assumed; --assume all finds out what would have to be true."
        case .acts: "Nor is it found with acts that the app did not log."
        case .raises: "Nor is it found if UIKit did not raise what it has been seen to raise."
        case .losses: "Nor is it found with calls that never came."
        case .quirks: "Nor is it found with quirks or readings."
        case .all:
            """
            Nor is it found with acts that the app did not log, errors that UIKit did not raise, calls that never came, \
            quirks or readings.
            """
        }
    }

    private var systemWords: String { systems.map(\.rawValue).joined(separator: " and on ") }

    private var skips: String {
        let skipped = skippedPreloads
        guard !skipped.isEmpty else { return "" }
        let list = Wording.sequence(skipped, atMost: 8)
        return ", with the preload skipped at step\(skipped.count == 1 ? "" : "s") \(list)"
    }
}

extension Explanation.Doubt {
    /// Why it is no proof, as part of a sentence.
    var words: String {
        switch self {
        case .bounded: "the bound on situations was met"
        case .leftOut: "so much fits one line that some of it was left out"
        case .answersGuessed(let count):
            "the log lacks \(Quantity.text(count, "answer")) of its data source, which "
                + (count == 1 ? "was guessed" : "were guessed")
        case .setsInSteps: "the app sets pages in the calls of a step, and not every place for a deferred set was tried"
        case .beginsLater: "the log shows no first set, and may begin where the neighbors of the page are known already"
        case .dataSourceGuessed: "not every question of the data source is in the log, and their answers were guessed"
        }
    }
}

extension BrokenRule {
    /// What a sentence begins with: `Rule 14`, `E3`.
    fileprivate var label: String { rule.text.prefix(1).uppercased() + rule.text.dropFirst() }
}

extension String {
    fileprivate func padded(to length: Int) -> String { self + String(repeating: " ", count: max(2, length - count)) }
}
