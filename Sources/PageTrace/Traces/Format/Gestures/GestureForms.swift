import Paging

/// The gestures that a kind of container knows.
struct GestureForms: Sendable {
    let container: ContainerKind
    /// The gestures, in the order of the documentation.
    let all: [Alternative<Gesture>]
    /// The groups, each of which stands for several gestures.
    let groups: [Alternative<GestureGroup>]
    private let positions: [String: Int]

    private init(_ container: ContainerKind, walks: RandomWalk.Container?, _ all: [Alternative<Gesture>]) {
        self.container = container
        self.all = all
        groups =
            [GestureGroup.repetition(for: container)] + (walks.map { [GestureGroup.randomWalk(through: $0)] } ?? [])
        positions = Dictionary(all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    static let pageViewController = GestureForms(
        .pageViewController, walks: .pageViewController,
        PageGesture.transitions.map(lifted)
            + ListChange.forms.map {
                $0.lifted(Gesture.list) { if case .list(let change) = $0 { change } else { nil } }
            } + PageGesture.surroundings.map(lifted))

    static let scrollView = GestureForms(
        .scrollView, walks: .scrollView,
        ScrollViewGesture.forms.map {
            $0.lifted(Gesture.scroll) { if case .scroll(let gesture) = $0 { gesture } else { nil } }
        })
    static let rootContainer = GestureForms(
        .rootContainer, walks: nil,
        RootGesture.forms.map {
            $0.lifted(Gesture.root) { if case .root(let gesture) = $0 { gesture } else { nil } }
        })

    private static func lifted(_ form: Alternative<PageGesture<String>>) -> Alternative<Gesture> {
        form.lifted(Gesture.page) { if case .page(let gesture) = $0 { gesture } else { nil } }
    }

    /// The keys that name gestures and groups.
    var names: [String] { all.map(\.name) + groups.map(\.name) }

    /// Whether a key belongs to a gesture without naming one.
    func hasOption(_ key: String) -> Bool {
        Annotation.keys.contains(key) || all.contains { $0.options.contains(key) }
    }

    /// Finds the one key that names the gesture, and refuses every key that does not belong to it.
    func form(of fields: Fields) throws(Problem) -> Alternative<Gesture> {
        let keys = fields.keys
        let heads = keys.compactMap { positions[$0] }
        guard let head = heads.first.map({ all[$0] }) else { throw missing(keys, fields.path) }
        guard heads.count == 1 else {
            // In the order of the documentation, so that the order in the file makes no difference.
            let found = heads.sorted().map { all[$0].name }
            throw Problem(
                .key(fields.path.appending(found[1])), "a gesture is one thing; this is \(Wording.list(found))",
                advice: "Write a gesture for each.")
        }
        let foreign = keys.count == 1 ? [] : keys.filter { !head.keys.contains($0) && !Annotation.keys.contains($0) }
        if let foreign = foreign.min() {
            throw refusal(of: foreign, in: head, fields.path)
        }
        return head
    }

    private func missing(_ keys: [String], _ path: JSONPath) -> Problem {
        let heads = "A gesture is one of \(Wording.list(names, conjunction: "or", atMost: names.count))."
        let unknown = keys.filter { !hasOption($0) && $0 != "gestures" }.sorted()
        for key in unknown {
            let owners = ContainerKind.allCases.filter { $0.gestures.names.contains(key) }
            guard !owners.isEmpty else { continue }
            return Problem(
                .key(path.appending(key)),
                "the gesture \(Wording.quoted(key)) belongs to \(owners.map(\.words).joined(separator: " and "));"
                    + " this one is \(container.words)",
                advice: Suggestion.sentence(for: key, among: names) + heads)
        }
        if let key = unknown.first {
            return Problem(
                .key(path.appending(key)), "unknown gesture \(Wording.quoted(key))",
                advice: Suggestion.sentence(for: key, among: names) + heads)
        }
        guard !keys.contains("gestures") else {
            return Problem(
                .value(path), "a list of gestures that does not say how often it comes",
                advice: "Write { \"repeat\": 25, \"gestures\": [ … ] }.")
        }
        return Problem(.value(path), "a gesture that does not say what it is", advice: heads)
    }

    private func refusal(of key: String, in head: Alternative<Gesture>, _ path: JSONPath) -> Problem {
        func refusal(_ message: String, suggestion: String = "") -> Problem {
            let allowed = "The other keys here are \(Wording.list(head.options + Annotation.keys))."
            return Problem(.key(path.appending(key)), message, advice: suggestion + allowed)
        }
        let own = Wording.quoted(head.name)
        let others = all.filter { $0.options.contains(key) }.map(\.name)
        guard others.isEmpty else {
            return refusal("\(Wording.quoted(key)) does not belong to \(own), but to \(Wording.list(others))")
        }
        let owners = ContainerKind.allCases.filter {
            $0.gestures.hasOption(key) || $0.gestures.names.contains(key)
        }
        guard owners.isEmpty else {
            return refusal(
                "\(Wording.quoted(key)) belongs to the gestures of"
                    + " \(owners.map(\.words).joined(separator: " and ")); this one is \(container.words)")
        }
        return refusal(
            "unknown key \(Wording.quoted(key)) in the gesture \(own)",
            suggestion: Suggestion.sentence(for: key, among: head.options + Annotation.keys))
    }
}

extension ContainerKind {
    /// The gestures that such a container knows.
    var gestures: GestureForms {
        switch self {
        case .pageViewController: .pageViewController
        case .scrollView: .scrollView
        case .rootContainer: .rootContainer
        }
    }
}

extension ContainerKind {
    /// The schema of a gesture of such a container.
    var gesture: JSONTree { ["$ref": .string("#/$defs/\(rawValue)Gesture")] }
}

extension Alternative {
    /// The keys of a gesture after the first.
    var options: [String] { Array(keys.dropFirst()) }
}
