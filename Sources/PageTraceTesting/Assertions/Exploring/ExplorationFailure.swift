import Foundation
import PageTrace

/// An exploration of an app's client, and the failure messages of assertions about it.
struct ExplorationFailure<Client: PageViewControllerClient> {
    typealias FoundPath = ClientExploration<Client>.FoundPath

    let walks: AllWalks<Client>
    let exploration: ClientExploration<Client>
    /// Explores the same in a container with other settings.
    private let explored: (_ settings: PageViewControllerSettings) -> ClientExploration<Client>

    init(_ walks: AllWalks<Client>, seeksStranded: Bool = false, _ property: ((ExploredStep<Client>) -> Bool)? = nil) {
        self.walks = walks
        explored = { walks.explore($0, seeksStranded, property) }
        exploration = explored(walks.settings)
    }

    /// The failure for an unwanted walk, with what it shows, the line that repeats it, and the command that draws it.
    func words(_ walk: FoundPath, _ headline: String, at place: SourcePlace) -> String {
        let replayed = replayed(walk, in: walks.settings)
        var parts = [headline, "  " + notation(walk, replayed)]
        if let last = replayed.recording.steps.last {
            let findings = last.findings.map { "\(StepPlace(last, callback: $0.callback)):\n  \($0.message)" }
            if findings.isEmpty { parts.append("It ends with \(StepPlace(last)).") }
            parts += findings
            parts.append(last.text.trimmingCharacters(in: .newlines))
        }
        if walk.hasForeignSet { parts.append(Exploration.aboutForeignSets) }
        parts.append("As a test:\n" + line(replayed, walk))
        if let drawn = replayed.failure(at: place, { _ in "" })?.trimmingCharacters(in: .newlines), !drawn.isEmpty {
            parts.append(drawn)
        }
        return parts.joined(separator: "\n\n")
    }

    private func replayed(_ walk: FoundPath, in settings: PageViewControllerSettings) -> Walk<Client> {
        Walk(of: walks.make(), pages: walks.pages, settings: settings) { session in
            for tried in walk.gestures {
                switch tried {
                case .gesture(let gesture): session.perform(gesture)
                case .act(let number): session.act(walks.acts[number].words, walks.acts[number].run)
                }
            }
        }
    }

    /// What the search has found, or what it has tried.
    var result: Exploration {
        if let refusal = walks.refusal {
            let finding = Finding(kind: .impossibleGesture, message: "\(refusal)")
            return Exploration(
                of: .client(ExplorationScope()), found: [(0, finding)], states: 0, depth: 0, bound: nil, walks: [])
        }
        let scope = walks.settings.scope(
            ofTrying: walks.families, pages: walks.pages.count, hasVariables: !walks.make().trackedValues.isEmpty,
            setsPages: !walks.acts.isEmpty)
        return Exploration(
            of: .client(scope), trying: GestureFamily.allCases.filter(walks.families.contains),
            states: exploration.states, transitions: exploration.transitions, depth: exploration.depth,
            bound: exploration.bound, walks: exploration.walks.compactMap(found), choices: scope.choices)
    }

    private func found(_ path: FoundPath) -> FoundWalk? {
        let walk = replayed(path, in: walks.settings)
        let last = walk.recording.steps.last?.findings ?? []
        guard let sort = path.sort, let finding = last.first(where: { FindingSort($0) == sort }) else { return nil }
        return FoundWalk(
            to: finding, walk.recording, trace: walk.session.trace, words: walk.recording.steps.map(\.gesture.text),
            length: path.gestures.count - 1, hasForeignSet: path.hasForeignSet, restsOn: reversals(under: path, sort))
    }

    /// The choices of the model without which a walk does not show a finding, and what it shows instead.
    private func reversals(under walk: FoundPath, _ sort: FindingSort) -> [ExplorationScope.Reversal] {
        walks.settings.otherReadings.compactMap { choice, settings in
            let sorts = replayed(walk, in: settings).recording.findings.map { FindingSort($0) }
            guard !sorts.contains(sort) else { return nil }
            var seen: Set<FindingSort> = []
            let others = sorts.filter { seen.insert($0).inserted }.map(\.consequence)
            return ExplorationScope.Reversal(
                choice: choice, shows: others.isEmpty ? "" : "this walk " + Wording.sequence(others))
        }
    }

    /// The choices of the model without which a walk does not show a finding, as the end of a sentence.
    private func choices(under walk: FoundPath, _ sort: FindingSort) -> String {
        let choices = reversals(under: walk, sort).map(\.choice)
        let rests = sentence(choices)
        guard choices.contains(where: { $0.rule == "25" }), case .act? = walk.gestures.last else { return rests }
        return rests + """
             What the set of a function ends is reported when the function has returned, a choice as well: a device may \
            report it before the function goes on.
            """
    }

    /// The choices of the model without which no walk leads there, as the end of a sentence.
    private func choices(for isFound: (ClientExploration<Client>) -> Bool) -> String {
        sentence(
            walks.settings.otherReadings.filter { reading in
                let other = explored(reading.container)
                return !isFound(other) && (other.bound == nil || other.bound == .depth)
            }.map(\.choice))
    }

    private func sentence(_ choices: [ExplorationScope.Choice]) -> String {
        guard !choices.isEmpty else { return "." }
        return ", which rests on \(choices.count == 1 ? "a choice" : "choices") of the model: "
            + choices.map { "rule \($0.rule), \($0.sentence)" }.joined(separator: "; ") + "."
    }

    /// Why nothing is proved, nil if everything requested was tried.
    var unproved: String? {
        guard let bound = exploration.bound, !(bound == .depth && walks.depth != nil) else { return nil }
        if bound == .nothing { return "Nothing was tried: \(bound.words)." }
        return """
            Nothing was found, and not everything was tried: \(bound.words) after \(figures), when every walk of up to \
            \(exploration.depth) gestures had been tried. A client that counts or logs has states without end: leave such \
            variables out of its Hashable conformance, or be content with upTo: \(exploration.depth).
            """
    }

    private var figures: String { figures(exploration.states, exploration.transitions) }

    private func figures(_ states: Int, _ transitions: Int) -> String {
        "\(Quantity.text(states, "state")) and \(Quantity.text(transitions, "transition"))"
    }

    /// The number of gestures after the first set, in words.
    private func length(of walk: FoundPath) -> String {
        Quantity.text(walk.gestures.count - 1, "gesture")
    }

    /// The walk in one line: a path, or words for each gesture and each function.
    private func notation(_ walk: FoundPath, _ replayed: Walk<Client>) -> String {
        if let trace = trace(walk.gestures, replayed) { return FoundWalk.notation(of: trace) }
        return walk.gestures.map { tried in
            if case .act(let number) = tried { return walks.acts[number].words }
            return trace([tried], replayed).map { FoundWalk.notation(of: $0) } ?? ""
        }.joined(separator: " · ")
    }

    /// The gestures as a trace, nil if a function of the app is among them.
    private func trace(_ walk: [TriedOnClient<Client.Page>], _ replayed: Walk<Client>) -> Trace? {
        var gestures: [PageGesture<String>] = []
        for tried in walk {
            guard case .gesture(let gesture) = tried else { return nil }
            gestures.append(gesture.map { replayed.session.name(of: $0) })
        }
        return Trace(container: PageViewControllerSettings(), pages: replayed.session.listedNames, gestures: gestures)
    }

    private func line(_ replayed: Walk<Client>, _ walk: FoundPath) -> String {
        // Of a class, the one that was made may be derived from the one that is named.
        let client = "\(type(of: walks.make()))()"
        let list = "[\(walks.pages.map(literal).joined(separator: ", "))]"
        if let path = trace(walk.gestures, replayed)?.path, walks.settings == PageViewControllerSettings() {
            return "  assertNoFindings(in: try Walk(of: \(client), pages: \(list), path: \"\(path)\"))"
        }
        let settings = walks.settings == PageViewControllerSettings() ? "" : ", settings: settings"
        let calls = walk.gestures.map { tried in
            switch tried {
            case .gesture(let gesture): "    session.\(gesture.call(page: literal) ?? "")"
            case .act(let number):
                "    session.act(\(String(reflecting: walks.acts[number].words))) { _, _ in /* as among the acts */ }"
            }
        }
        return
            (["  let walk = Walk(of: \(client), pages: \(list)\(settings)) { session in"] + calls
            + ["  }", "  assertNoFindings(in: walk)"]).joined(separator: "\n")
    }

    private func literal(_ page: Client.Page) -> String {
        guard !(page is String) else { return String(reflecting: page) }
        return Mirror(reflecting: page).displayStyle == .enum ? ".\(page)" : "\(page)"
    }
}

extension ExplorationFailure {
    /// The unwanted findings that can be reached, nil if there are none.
    func findings(besides allowed: Set<Finding.Kind>, at place: SourcePlace) -> String? {
        if let refusal = walks.refusal { return refusal }
        let found = exploration.walks.filter { walk in walk.sort.map { !allowed.contains($0.kind) } ?? false }
        guard let first = found.first, let sort = first.sort else { return unproved }
        var message = words(
            first, "A walk of \(length(of: first)) \(sort.consequence)\(choices(under: first, sort))", at: place)
        if sort.kind == .wrongTracker, let variable = sort.tracker, let right = walks.rightMoments(variable) {
            message += rightMoments(right, of: variable)
        }
        if found.count > 1 {
            let others = found.dropFirst().map { "\n  \(length(of: $0)): \($0.sort?.consequence ?? "")" }
            message += "\n\nAlso:" + others.joined()
        }
        return message
    }

    /// When a variable would have been right in every walk that was tried, nothing if never.
    private func rightMoments(_ right: RightMoments, of variable: String) -> String {
        guard !right.words.isEmpty else { return "" }
        let tried = figures(right.states, right.transitions)
        let extent = walks.depth.map { ", walks of up to \(Quantity.text($0, "gesture"))" } ?? ""
        return "\n\nIn every walk that was tried (\(tried)\(extent)), \(variable) would be right with one of these:\n"
            + right.words.map { "  \($0)" }.joined(separator: "\n")
    }

    /// The failure if the requested property cannot be reached, nil otherwise.
    var unreachable: String? {
        if let refusal = walks.refusal { return refusal }
        guard exploration.wanted == nil else { return nil }
        let extent =
            exploration.bound.map {
                "Every walk of up to \(exploration.depth) gestures was tried, and then \($0.words)"
            } ?? "Every sequence of gestures was tried, of any length"
        return "No walk leads to such a step. \(extent): \(figures)."
    }

    /// The shortest walk after which the property does not hold, nil if it always does.
    func exception(at place: SourcePlace) -> String? {
        if let refusal = walks.refusal { return refusal }
        guard let walk = exploration.wanted else { return unproved }
        let choices = choices { $0.wanted != nil }
        return words(walk, "After a walk of \(length(of: walk)) it does not hold\(choices)", at: place)
    }

    /// The shortest walk from whose end the property cannot be reached, nil if there is none.
    func strandedState(at place: SourcePlace) -> String? {
        if let refusal = walks.refusal { return refusal }
        guard let walk = exploration.stranded else { return unproved }
        let choices = choices { $0.stranded != nil }
        return words(
            walk, "After a walk of \(length(of: walk)) no sequence of gestures leads to such a step any more\(choices)",
            at: place)
    }
}
